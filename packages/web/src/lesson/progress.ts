import { canonical, hashText, isObject } from "@safehouse/kernel";
import { recall, remember } from "../app/storage.ts";
import type { Lesson } from "./lesson.ts";

/** How far somebody came with a lesson in this browser. */
export interface Progress {
  readonly step: number;
  readonly isFinished: boolean;
}

/** Null for nobody yet, and for a lesson that has changed since: its steps are others now. */
export function readProgress(lesson: Lesson): Progress | null {
  const kept = parse(recall(keyOf(lesson)));
  if (!isObject(kept) || kept["lesson"] !== fingerprint(lesson)) return null;
  const { step, isFinished } = kept;
  if (!Number.isInteger(step) || (step as number) < 0 || (step as number) >= lesson.steps.length) return null;
  return { step: step as number, isFinished: isFinished === true };
}

export function keepProgress(lesson: Lesson, progress: Progress): void {
  remember(keyOf(lesson), JSON.stringify({ lesson: fingerprint(lesson), ...progress }));
}

/** Whether somebody has ever opened a game's lesson in this browser, as it is now or as it was. */
export function hasBegun(game: string): boolean {
  return recall(keyOf({ game })) !== null;
}

function keyOf({ game }: Pick<Lesson, "game">): string {
  return `lesson.${game}`;
}

function fingerprint({ chance, steps }: Lesson): string {
  return hashText(canonical([chance, steps])).slice(0, 16);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
