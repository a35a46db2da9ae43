import type { LabSample, LabSurvey } from "@safehouse/games/lab";
import { type AnyGame, type BotLevel, LANGUAGES, say, type SurveyTable } from "@safehouse/kernel";
import { figure } from "../ladder/rung.ts";
import type { AnySurvey, Glimpse } from "./sample.ts";

/** Points of a round are no whole numbers: they are gathered by halves. */
const STEP_OF_ROUNDS = 0.5;

export function summarise(
  game: AnyGame,
  survey: AnySurvey,
  table: SurveyTable,
  level: BotLevel,
  glimpses: readonly Glimpse[],
): LabSample {
  const { of, seats, among, rounds } = table;
  const { losses } = game.meta;
  const { mean, error } = figure(glimpses.map(({ points }) => points));
  const step = rounds === undefined ? 1 : STEP_OF_ROUNDS;
  let before = 0;
  const used = table.groups.map((group) => {
    const first = before;
    const size = survey.groups[group]?.length ?? 0;
    before += size;
    const counts = Array<number>(size).fill(0);
    for (const place of glimpses.flatMap((each) => each.used)) {
      if (place >= first && place < before) counts[place - first] = (counts[place - first] ?? 0) + 1;
    }
    return [group, counts] as const;
  });
  return {
    of,
    seats,
    level,
    ...(among !== undefined && { among }),
    isARound: rounds !== undefined,
    games: glimpses.length,
    mean: [tidy(mean), tidy(error)],
    points: countBy(glimpses.map(({ points }) => tidy(step * Math.round(points / step)))),
    won: losses === undefined ? null : glimpses.filter(({ result }) => !losses.includes(result)).length,
    used: Object.fromEntries(used),
  };
}

/** Everything that tables and groups name, in all languages. */
export async function namesIn(game: AnyGame, survey: AnySurvey): Promise<LabSurvey["names"]> {
  const nobody = { name: () => "", isYou: () => false };
  const texts = await Promise.all(LANGUAGES.map(async (language) => [language, await game.texts[language]()] as const));
  const ids = new Set([...survey.tables.flatMap(({ of }) => of), ...Object.values(survey.groups).flat()]);
  return Object.fromEntries(
    [...ids].map((id) => [
      id,
      Object.fromEntries(
        texts.map(([language, table]) => [
          language,
          survey
            .name(id)
            .map((message) => say(table, message, nobody))
            .join(" + "),
        ]),
      ) as LabSurvey["names"][string],
    ]),
  );
}

function countBy(values: readonly number[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => a - b);
}

const DIGITS = 100;

/** Two digits are as much as anybody wants to know. */
export function tidy(value: number): number {
  return Number.isFinite(value) ? Math.round(DIGITS * value) / DIGITS : 0;
}
