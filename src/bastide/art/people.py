"""People, from the breast upwards, and small ones that stand far away. A face has light from the left and two eyes.

A bust stands on the lower edge of what is to be seen of it; its head is thirty-six above that, and its shoulders are
forty wide.
"""

from __future__ import annotations

from bastide.art.palette import CRIMSON, GOLD, IRON, LINEN, PLUM, SKIN, WOOD, Hue
from bastide.art.pen import INK, disc, faint, line, n, path, poly, put, rect


def body(robe: Hue, collar: str = "", wide: float = 40) -> str:
    """Shoulders and breast."""
    w = wide / 2
    parts = [
        path(f"M{n(-w)} 0C{n(-w)}-14 {n(-w * 0.75)}-21 -6-24H6C{n(w * 0.75)}-21 {n(w)}-14 {n(w)} 0z", robe.mid),
        path(f"M{n(-w)} 0C{n(-w)}-14 {n(-w * 0.75)}-21 -6-24L-9-8L-12 0z", robe.light),
        path(f"M6-24C{n(w * 0.75)}-21 {n(w)}-14 {n(w)} 0H9z", robe.deep),
    ]
    if collar:
        parts.append(path("M-8-24.5Q0-13 8-24.5L6-27.5H-6z", collar))
    return "".join(parts)


def head(skin: Hue = SKIN, hair: str = "", beard: str = "", stern: bool = False) -> str:
    """A head on its neck; ``hair`` lies around it, a ``beard`` before it."""
    parts = []
    if hair:
        parts.append(path("M-10.5-26Q-13-48 0-48T10.5-26Q6-24 0-24T-10.5-26z", hair))
    parts += [
        rect(-4, -30, 8, 8, skin.deep),
        path("M-8.5-38Q-8.5-47 0-47T8.5-38Q8.5-30 3.5-26.5Q0-24.5-3.5-26.5Q-8.5-30-8.5-38z", skin.light),
        path("M0-47Q8.5-47 8.5-38Q8.5-30 3.5-26.5Q1.5-25.2 0-25.2Q4-31 3-37z", skin.mid),
    ]
    if beard:
        parts.append(path("M-8.7-36Q-7-33-3-33.5Q0-32 3-33.5Q7-33 8.7-36Q10-22 0-15Q-10-22-8.7-36z", beard))
        parts.append(faint(path("M1-32Q7-33 8.7-36Q10-22 0-15Q4-24 1-32z", INK), 0.15))
        parts.append(path("M-3-31.5Q0-29.5 3-31.5Q0-32.8-3-31.5z", CRIMSON.deep))
    else:
        parts.append(line("M-2.5-30.2Q0-29 2.7-30.2", skin.deep, 1))
    parts.append(disc(-3.4, -37, 1.1, INK) + disc(3.6, -37, 1.1, INK))
    if stern:
        parts.append(line("M-6.2-40L-1.8-38.6M6.4-40L2-38.6", INK, 1.3))
    else:
        parts.append(line("M-5.6-39.8Q-3.6-41-1.8-39.8M1.9-39.8Q3.8-41 5.8-39.8", beard or hair or skin.deep, 1))
    if hair:
        parts.append(path("M-9-37Q-10-48 0-48T9-37Q7-43 1-44Q-6-43.5-9-37z", hair))
    return "".join(parts)


def bust(
    robe: Hue,
    *,
    skin: Hue = SKIN,
    hair: str = "",
    beard: str = "",
    collar: str = "",
    hat: str = "",
    stern: bool = False,
    wide: float = 40,
) -> str:
    return body(robe, collar, wide) + head(skin, hair, beard, stern) + hat


def arm(way: str, sleeve: Hue, hand: tuple[float, float], skin: Hue = SKIN, width: float = 9) -> str:
    """A sleeve along a way, and the hand that holds something at its end."""
    x, y = hand
    return (
        line(way, sleeve.mid, width)
        + faint(line(way, sleeve.deep, width * 0.35), 0.5)
        + disc(x, y, width * 0.56, skin.light)
    )


# -- what they wear on their heads -------------------------------------------------------------------------------------


def hood(hue: Hue) -> str:
    """Drawn with an opening for the face."""
    return path(
        "M-14-22Q-17-50 0-52T14-22Q8-18 0-18T-14-22zM-8-36Q-8-27 0-24Q8-27 8-36Q8-45 0-45T-8-36z", hue.mid, hollow=True
    ) + path("M0-52Q17-50 14-22Q10-20 6-19Q9-29 8-36Q8-45 0-45z", hue.deep)


def witch_hat(hue: Hue = PLUM) -> str:
    return (
        path("M-10-42Q-5-56-1-70Q4-74 12-69Q6-67 7-62L11-42z", hue.mid)
        + path("M-1-70Q4-74 12-69Q6-67 7-62L11-42H4Q5-58-1-70z", hue.deep)
        + path("M-19-40Q0-50 19-40Q10-37 0-37T-19-40z", hue.deep)
        + path("M-10-43.5Q0-48 10.5-43.5L10-46.5Q0-51-9.2-46.5z", GOLD.mid)
    )


def crown(hue: Hue = GOLD, y: float = -43) -> str:
    """On a head, or by itself where ``y`` is 0: twenty-two wide."""
    left = f"M-11 {n(y - 9)}L-6 {n(y - 4)}L-3.5 {n(y - 11)}L0 {n(y - 4.5)}"
    top = f"{left}L3.5 {n(y - 11)}L6 {n(y - 4)}L11 {n(y - 9)}L9.5 {n(y + 1)}H-9.5z"
    return (
        path(top, hue.mid)
        + path(f"M0 {n(y - 4.5)}L3.5 {n(y - 11)}L6 {n(y - 4)}L11 {n(y - 9)}L9.5 {n(y + 1)}H2z", hue.deep)
        + rect(-9.8, y - 1, 19.6, 3.2, hue.light)
        + disc(0, y + 0.6, 1.5, CRIMSON.mid)
        + disc(-6, y + 0.6, 1.1, "#4a84c2")
        + disc(6, y + 0.6, 1.1, "#4a84c2")
        + "".join(disc(x, y - h, 1.2, hue.light) for x, h in ((-11, 9.5), (-3.5, 11.8), (3.5, 11.8), (11, 9.5)))
    )


def mitre(hue: Hue = LINEN, trim: str = GOLD.mid) -> str:
    return (
        path("M-10-41Q-12-56 0-67Q12-56 10-41z", hue.light)
        + path("M0-67Q12-56 10-41H3z", hue.deep)
        + line("M0-62V-45M-5-54H5", trim, 2.2, "butt")
        + path("M-10.2-41.5Q0-45 10.2-41.5V-45Q0-48.5-10.4-45z", trim)
    )


def kettle(hue: Hue = IRON) -> str:
    """A soldier's iron hat."""
    return (
        path("M-10-41Q-10-53 0-54T10-41z", hue.light)
        + path("M1-54Q10-53 10-41H3z", hue.mid)
        + path("M-16-39Q0-48 16-39Q0-42-16-39z", hue.deep)
        + line("M0-54V-44", hue.mid, 1.2)
    )


def helm(hue: Hue = IRON, plume: str = CRIMSON.mid) -> str:
    """A closed one, over the whole head."""
    return (
        (path("M0-51Q-3-60 8-61Q18-58 16-48Q11-54 2-50z", plume) if plume else "")
        + path("M-10.5-26V-40Q-10.5-51 0-52T10.5-40V-26L0-21z", hue.light)
        + path("M0-52Q10.5-51 10.5-40V-26L0-21z", hue.mid)
        + path("M-9-40L-1.5-38.5V-36L-9-37zM9-40L1.5-38.5V-36L9-37z", INK)
        + line("M0-52V-21", hue.deep, 1.3)
        + "".join(disc(x, y, 0.8, INK) for x, y in ((-5, -31), (-3, -28), (5, -31), (3, -28)))
    )


def wide_hat(hue: Hue, feather: str = "") -> str:
    plume = path("M8-46Q14-62 26-58Q24-50 9-43z", feather) + line("M9-45Q15-54 23-57", INK, 0.7) if feather else ""
    return (
        path("M-9-42Q-9-54-2-53Q0-51 2-53Q9-54 9-42z", hue.mid)
        + path("M2-53Q9-54 9-42H4z", hue.deep)
        + path("M-18-41Q-9-45 0-45T18-41Q10-38 0-38.5T-18-41z", hue.deep)
        + plume
    )


def cap(hue: Hue) -> str:
    """A soft one, hanging over to the right."""
    return (
        path("M-10-41Q-12-53 2-53Q15-52 17-45Q14-41 8-42Q0-45-10-41z", hue.mid)
        + path("M2-53Q15-52 17-45Q14-41 8-42Q10-48 2-53z", hue.deep)
        + path("M-10.5-40.5Q0-46 9.5-41.5L9-44.5Q0-49-10.5-43.5z", hue.light)
    )


def turban(hue: Hue, jewel: str = GOLD.mid) -> str:
    return (
        path("M-12-42Q-14-55 0-56T12-42Q6-46 0-46T-12-42z", hue.mid)
        + path("M2-56Q14-54 12-42Q8-45 4-45.5z", hue.deep)
        + line("M-11-45Q-2-55 9-53M-8-43.5Q2-52 11.5-48", hue.light, 1.2)
        + disc(0, -47.5, 2, jewel)
        + line("M0-50Q2-58 6-60", jewel, 1.6)
    )


def bonnet(hue: Hue) -> str:
    return path("M-11-34Q-14-51 0-51T11-34Q8-45 0-45T-11-34z", hue.light) + path(
        "M2-51Q14-50 11-34Q9-43 4-44.6z", hue.mid
    )


def mask(colour: str) -> str:
    """Over nose and mouth."""
    return path("M-8.6-34.5Q0-36.5 8.6-34.5Q8-28 0-22.5Q-8-28-8.6-34.5z", colour)


# -- small people ------------------------------------------------------------------------------------------------------


def little(robe: str, skin: str = SKIN.light, hair: str = WOOD.deep, high: float = 14) -> str:
    """Somebody far away, as high as is said."""
    k = high / 14
    return put(
        0,
        0,
        path("M-3.2 0L-2.4-8Q0-10 2.4-8L3.2 0z", robe)
        + faint(path("M0-9.2Q1.6-9 2.4-8L3.2 0H.6z", INK), 0.22)
        + disc(0, -11, 2.2, skin)
        + path("M-2.4-11Q-2.4-13.8 0-13.8T2.4-11Q0-12.4-2.4-11z", hair),
        k,
    )


def runner(colour: str) -> str:
    """A dark figure in full flight with a sack, thirty-four high."""
    return (
        path("M-2-19Q4-27 8-25L9-15L3-9L-4-10z", colour)
        + disc(9.5, -28.5, 4.2, colour)
        + line("M2-10L8-6L5 2H9M0-11L-6-6L-14-8L-15-4M7-22L14-18L19-21", colour, 4)
        + path("M4-24Q-6-36-17-30Q-22-21-14-15Q-5-15 2-21z", colour)
        + line("M-4-21L7-24", colour, 3)
    )


def kneeling(robe: Hue, skin: Hue = SKIN, hair: str = WOOD.deep) -> str:
    """Somebody on one knee, looking to the right, thirty-six high."""
    return (
        path("M-14 0L-11-17Q-9-27 0-28Q7-27 8-18L17-14V0H11V-9L3-10L-2-4L4-1V0z", robe.mid)
        + path("M-14 0L-11-17Q-9-27-2-28Q-5-14-6 0z", robe.deep)
        + disc(4, -32, 5.4, skin.light)
        + path("M-2-31Q-3-39 4-39T9-36Q4-36 2-33T1-27Q-2-28-2-31z", hair)
        + line("M1-22L9-17L15-22", robe.light, 5)
        + disc(15.5, -22.5, 2.6, skin.light)
    )


def banner(hue: Hue, high: float = 30, wide: float = 14, sign: str = "") -> str:
    """Hanging from a bar, whose middle is the origin."""
    w = wide / 2
    return (
        poly(f"{n(-w)} 0 {n(w)} 0 {n(w)} {n(high)} 0 {n(high - w)} {n(-w)} {n(high)}", hue.mid)
        + poly(f"{n(w * 0.2)} 0 {n(w)} 0 {n(w)} {n(high)} {n(w * 0.2)} {n(high - w * 0.8)}", hue.deep)
        + line(f"M{n(-w - 2)} 0H{n(w + 2)}", GOLD.deep, 2)
        + (put(0, high * 0.36, sign) if sign else "")
    )
