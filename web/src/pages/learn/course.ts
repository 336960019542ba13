/** The course of a game: groups of lessons in order, and the next sensible step. */
import type { LessonListEntry } from "../../base/server_message_types.ts";

export type Group = LessonListEntry["group"];
/** What the main button leads to. */
export type NextStep = { kind: "lesson"; lesson: LessonListEntry } | { kind: "first-game" } | { kind: "puzzles" };

export const lessonsOf = (lessons: LessonListEntry[], group: Group): LessonListEntry[] => lessons.filter((one) => one.group === group);

/** The next step of the course. Expansions are never suggested. */
export function nextStep(lessons: LessonListEntry[], isDone: (name: string) => boolean, hasPlayed: boolean): NextStep {
  const open = (group: Group) => lessonsOf(lessons, group).find((one) => !isDone(one.name));
  const basic = open("base");
  if (basic) return { kind: "lesson", lesson: basic };
  if (!hasPlayed) return { kind: "first-game" };
  const strategic = open("strategy");
  return strategic ? { kind: "lesson", lesson: strategic } : { kind: "puzzles" };
}

/** The step after a lesson: the next one of its group; after the last basic lesson the first game. */
export function stepAfter(lessons: LessonListEntry[], name: string): NextStep {
  const at = lessons.findIndex((one) => one.name === name);
  const [lesson, next] = [lessons[at], lessons[at + 1]];
  if (lesson?.next_is_first_game) return { kind: "first-game" };
  return lesson && next?.group === lesson.group ? { kind: "lesson", lesson: next } : { kind: "puzzles" };
}
