"""Send the puzzle of the day by e-mail: a picture of the position, the legal actions, and yesterday's answer.

    python examples/gallery/puzzle_by_mail.py --game dominion --from puzzles@example.org ruth@example.org

Run it once a day (cron, a timer). All readers get the same puzzle, and all puzzles appear before the first repeats.
Each message has one recipient, so readers do not see each other's addresses.
"""

from __future__ import annotations

import argparse
import smtplib
from datetime import date
from email.message import EmailMessage

from bastide.core import get_game
from bastide.locale import LANGUAGES, Catalogue
from bastide.puzzles import Puzzle, games_with_puzzles, get_pack


def puzzle_message(game: str, day: int, language: str) -> EmailMessage:
    """Return the message of a day, without sender and recipient."""
    words = Catalogue(language)
    today, yesterday = get_pack(game).puzzle_of_day(day), get_pack(game).puzzle_of_day(day - 1)
    state = today.position()
    table = get_game(game).view_as_text(state.view(today.player), words)
    message = EmailMessage()
    message["Subject"] = f"{words.translate(game)} {today.id}"
    answers = "\n".join(f"  - {notation}" for notation in sorted(line.notation for line in today.steps[0].answers))
    message.set_content(f"{table}\n\n{answers}\n\n{'-' * 40}\n{solution(yesterday)}\n")
    picture = state.svg(today.player, language, today.seats)
    message.add_attachment(picture.encode(), "image", "svg+xml", filename=f"{today.id}.svg")
    return message


def solution(puzzle: Puzzle) -> str:
    """Return the best answer to each step, and the results of the answers."""
    lines = [f"{puzzle.id}: {', '.join(' / '.join(step.best_notations) for step in puzzle.steps)}"]
    for step in puzzle.steps:
        for line in step.answers:
            lines.append(f"  {line.figures.win_chance:6.1%} {line.figures.point_lead:+6.1f}  {line.notation}")
    return "\n".join(lines)


def send_messages(server: str, sender: str, readers: list[str], message: EmailMessage) -> int:
    """Send the message to each reader separately. Returns how many were accepted.

    A bad address does not stop the rest.
    """
    host, _, port = server.partition(":")
    sent = 0
    with smtplib.SMTP(host, int(port or 25), timeout=60) as line:
        for reader in readers:
            del message["From"], message["To"]
            message["From"], message["To"] = sender, reader
            try:
                line.send_message(message)
                sent += 1
            except smtplib.SMTPRecipientsRefused as refused:
                print(f"{reader}: {refused.recipients[reader][1].decode()}")
    return sent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("readers", nargs="+", metavar="ADDRESS")
    parser.add_argument("--game", default="dominion", choices=games_with_puzzles())
    parser.add_argument("--lang", default="en", choices=LANGUAGES)
    parser.add_argument("--smtp", default="localhost:25", metavar="HOST:PORT")
    parser.add_argument("--from", dest="sender", required=True, metavar="ADDRESS")
    parser.add_argument(
        "--day", type=int, default=date.today().toordinal(), help="day as an ordinal number (default: today)"
    )
    arguments = parser.parse_args()
    sent = send_messages(
        arguments.smtp,
        arguments.sender,
        arguments.readers,
        puzzle_message(arguments.game, arguments.day, arguments.lang),
    )
    print(f"{sent} of {len(arguments.readers)} messages sent")


if __name__ == "__main__":
    main()
