import { type GameEvent, newestFirst, UNDO } from "@safehouse/kernel";
import type { Told } from "../session.ts";
import type { Voice } from "../voice.ts";

/** A piece of a sentence: somebody's name, a rule's id, or plain words. */
export type Piece =
  | { readonly type: "words"; readonly text: string }
  | { readonly type: "name"; readonly text: string; readonly seat: number }
  | { readonly type: "rule"; readonly text: string };

export interface TakeBackWords {
  tookBack(name: string): string;
  readonly youTookBack: string;
}

/** An entry of the log, or a part of it, in words; none if there was nothing to tell. */
export function sentencesOf(row: Told, voice: Voice, words: TakeBackWords, log: readonly Told[]): string[] {
  if (row.decision !== UNDO || row.seat === null) return voice.tell(row.events, toldBefore(row, log));
  return [voice.isYou(row.seat) ? words.youTookBack : words.tookBack(voice.name(row.seat))];
}

/** The events before those of a row, newest first: of the same entry, if the row is a later part of it, and of those before. */
function toldBefore({ n, events: [first] }: Told, log: readonly Told[]): Iterable<GameEvent> {
  return {
    *[Symbol.iterator]() {
      for (const row of log.toReversed()) {
        if (row.n < n) yield* newestFirst(row.events);
        else if (row.n === n && first !== undefined) yield* newestFirst(row.events, row.events.indexOf(first));
      }
    },
  };
}

const RULE = /^[A-Z]{1,2}-\d+(?:\.\d+)*$/;

/**
 * Finds people and rules in sentences, so that they can be shown as what they are. `people` says which seat a name means; `you`, if the
 * reader has a seat, is a person only where a sentence begins with it: elsewhere it may be what somebody says to somebody.
 */
export function pieceFinder(people: ReadonlyMap<string, number>, you = ""): (sentence: string) => Piece[] {
  const names = [...people.keys()].filter((name) => name !== "").sort((a, b) => b.length - a.length);
  const known = names.map((name) => (name === you ? `^${escapePattern(name)}` : escapePattern(name)));
  const any = [...known, String.raw`[A-Z]{1,2}-\d+(?:\.\d+)*`].join("|");
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(${any})(?![\p{L}\p{N}])`, "gu");
  const name = (text: string): Piece => {
    const seat = people.get(text);
    if (seat !== undefined) return { type: "name", text, seat };
    return { type: RULE.test(text) ? "rule" : "words", text };
  };
  return (sentence) =>
    sentence
      .split(pattern)
      .filter((text) => text !== "")
      .map(name);
}

/** A hyphen is none of them: a pattern that reads Unicode refuses to have it escaped. */
function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
