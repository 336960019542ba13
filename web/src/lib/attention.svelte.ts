/** Calls somebody who looks elsewhere when it is their turn: by a sound, by a notice of the system. Both can be switched off. */
const STORED = "bastide.attention";

type Wish = { sound: boolean; notice: boolean };

function stored(): Wish {
  try {
    return { sound: true, notice: false, ...(JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Wish>) };
  } catch {
    return { sound: true, notice: false };
  }
}

class Attention {
  #wish = $state<Wish>(stored());

  get sound(): boolean {
    return this.#wish.sound;
  }
  get notice(): boolean {
    return this.#wish.notice && "Notification" in window && Notification.permission === "granted";
  }
  set sound(on: boolean) {
    this.#keep({ ...this.#wish, sound: on });
    if (on) ring();
  }

  /** The system's notices must be allowed by the reader; whether they are is the answer. */
  async wantNotice(on: boolean): Promise<boolean> {
    if (on && (!("Notification" in window) || (await Notification.requestPermission()) !== "granted")) return false;
    this.#keep({ ...this.#wish, notice: on });
    return true;
  }

  #keep(wish: Wish): void {
    this.#wish = wish;
    localStorage.setItem(STORED, JSON.stringify(wish));
  }

  /** Whoever looks at the page sees it anyway. */
  call(text: string, title: string): void {
    if (document.visibilityState === "visible" && document.hasFocus()) return;
    if (this.sound) ring();
    if (this.notice) new Notification(title, { body: text, tag: "bastide", icon: "/icon.svg" });
  }
}

/** Two soft notes, made here: no file to load. */
function ring(): void {
  try {
    const audio = new AudioContext();
    [587.33, 880].forEach((pitch, i) => {
      const start = audio.currentTime + i * 0.16;
      const note = audio.createOscillator();
      const loudness = audio.createGain();
      note.type = "sine";
      note.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, start);
      loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
      note.connect(loudness).connect(audio.destination);
      note.start(start);
      note.stop(start + 0.5);
    });
    setTimeout(() => void audio.close(), 1500);
  } catch {
    // a browser without sound, or one that does not allow it before the first click
  }
}

export const attention = new Attention();
