import type { Outcome, PointLine } from "@safehouse/kernel";
import { widthOfText, wrap } from "./layout.ts";
import type { Paint } from "./paint.ts";
import type { Voice } from "./voice.ts";
import type { Words } from "./words.ts";

/** How a match ended: who stands where, and where every point comes from. */
export function describeResult(words: Words, voice: Voice, paint: Paint, width: number, outcome: Outcome): string[] {
  const title = paint.bold(words("result.title"));
  if (outcome.type === "shared") {
    const { points, lines } = outcome;
    const result = voice.result(outcome.result);
    return [title, "", words("result.shared", { result, points }), ...explain(voice, lines, width)];
  }
  const standings = outcome.standings.flatMap(({ seat, place, points, lines }) => [
    "",
    paint.bold(`${place}. ${voice.name(seat)}: ${words("points", { points })}`),
    ...explain(voice, lines, width),
  ]);
  return [title, ...standings];
}

function explain(voice: Voice, lines: readonly PointLine[], width: number): string[] {
  const figures = lines.map(({ points }) => String(points));
  const widest = Math.max(0, ...figures.map(widthOfText));
  return lines.flatMap(({ text }, i) => {
    const figure = `   ${(figures[i] as string).padStart(widest)}  `;
    return wrap(figure + voice.say(text), width, " ".repeat(figure.length));
  });
}
