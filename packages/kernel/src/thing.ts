import type { AnyTableWords, TableLine, Telling } from "./words.ts";

/** What is said to whoever asks what a thing is: names first, and then what one has to weigh, in the order in which it is read. */
export interface ThingAnswer {
  readonly name: string;
  /** What kind of thing it is, and where: "challenge in the Hall". */
  readonly kind?: string;
  readonly costs?: string;
  readonly gives?: string;
  readonly does?: string;
  readonly rule?: string;
}

/** The answer of the game, else the line that describes the thing; null where there is no such thing. */
export function askAbout(words: AnyTableWords, view: unknown, thing: string, telling: Telling): ThingAnswer | null {
  const own = words.about?.(view, thing, telling) ?? null;
  if (own !== null) return own;
  const line = words
    .describe(view, telling)
    .flatMap(({ lines }) => lines)
    .find((each) => each.thing === thing);
  return line === undefined ? null : answerOf(line);
}

/** What it is about stands before the first colon. */
function answerOf({ text, rule }: TableLine): ThingAnswer {
  const [, name = text, does = ""] = /^(.*?): (.*)$/s.exec(text) ?? [];
  return { name, ...(does !== "" && { does }), ...(rule !== undefined && { rule }) };
}
