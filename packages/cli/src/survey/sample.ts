import { type LabBot, playMatch, seedOf } from "@safehouse/host";
import type { AnyGame, BotLevel, Survey, SurveyTable } from "@safehouse/kernel";
import type { Block } from "../lab/threads.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- as of AnyGame
export type AnySurvey = Survey<any, any>;

/** Some matches of one level at one table. */
export interface SurveyBlock extends Block {
  /** Of the survey's tables. */
  readonly table: number;
  readonly level: BotLevel;
  readonly config: unknown;
  readonly from: number;
}

/** What one match brought, and what was used in it, as places in the table's groups put together. */
export interface Glimpse {
  readonly points: number;
  readonly result: string;
  readonly used: readonly number[];
}

const BLOCK = 5;

export function blocksOf(table: number, level: BotLevel, config: unknown, matches: number): SurveyBlock[] {
  return Array.from({ length: Math.ceil(matches / BLOCK) }, (_, i) => {
    const [from, count] = [i * BLOCK, Math.min(BLOCK, matches - i * BLOCK)];
    return { name: [table, level, from, count].join(" "), table, level, config, from, count };
  });
}

export function thingsAt({ groups }: AnySurvey, table: SurveyTable): string[] {
  return table.groups.flatMap((group) => groups[group] ?? []);
}

/** The luck of a match is the same for all levels, and for all tables. */
export function playGlimpses(game: AnyGame, survey: AnySurvey, block: SurveyBlock, seed: number): Glimpse[] {
  const table = survey.tables[block.table];
  if (table === undefined) throw new Error(`there is no table ${block.table}`);
  const things = thingsAt(survey, table);
  return Array.from({ length: block.count }, (_, i) => {
    const match = block.from + i;
    const used = new Set<string>();
    const own = match % table.seats;
    const watched = watch(game, survey, block.level, used);
    const beside = table.among === undefined ? watched : table.among;
    const players = Array.from({ length: table.seats }, (__, seat) => (seat === own ? watched : beside));
    const { outcome } = playMatch(game, { config: block.config, players, seed: seedOf("survey", seed, match) });
    const points =
      outcome?.type === "ranking"
        ? (outcome.standings.find(({ seat }) => seat === own)?.points ?? 0)
        : (outcome?.points ?? 0);
    return {
      points: points / (table.rounds ?? 1),
      result: outcome === null ? "unfinished" : outcome.type === "shared" ? outcome.result : "ranking",
      used: things.flatMap((thing, place) => (used.has(thing) ? [place] : [])),
    };
  });
}

function watch(game: AnyGame, survey: AnySurvey, level: BotLevel, used: Set<string>): LabBot {
  const bot = game.bots[level];
  if (bot === undefined) throw new Error(`${game.meta.id} has no bot of level "${level}"`);
  return {
    ...bot,
    choose(request) {
      const move: unknown = bot.choose(request);
      for (const thing of survey.uses(request.view, move)) used.add(thing);
      return move as never;
    },
  };
}
