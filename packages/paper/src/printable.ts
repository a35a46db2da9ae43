import { hasExtra, SHELF } from "@safehouse/games/shelf";
import type { Language } from "@safehouse/kernel";
import type { GamePaper, ThingGroup } from "./printing.ts";

/** The games that print. */
export const PRINTED_GAMES: readonly string[] = SHELF.flatMap(({ id, has }) => (has.includes("paper") ? [id] : []));

export async function loadPaper(game: string): Promise<GamePaper | null> {
  return hasExtra(game, "paper") ? load(game) : null;
}

async function load(game: string): Promise<GamePaper> {
  const { paper } = (await import(`./games/${game}/paper.ts`)) as { readonly paper: GamePaper };
  return paper;
}

/** What an id names: a game with some of its things, or with all of them. */
export interface Found {
  readonly game: string;
  readonly paper: GamePaper;
  readonly things: readonly string[];
  /** Nothing was named but the game. */
  readonly isAll: boolean;
}

/** `clou`, `clou/bruce`, `clou/old-mansion+bruce`, and `clou/own` where somebody may bring that along: null if there is no such thing. */
export async function findPrintable(id: string): Promise<Found | null> {
  const [game = "", list, ...more] = id.split("/");
  const paper = more.length > 0 ? null : await loadPaper(game);
  if (paper === null) return null;
  const all = [...(paper.own?.things ?? []), ...paper.things];
  if (list === undefined) return { game, paper, things: all, isAll: true };
  const things = [...new Set(list.split("+"))];
  return things.every((thing) => all.includes(thing)) ? { game, paper, things, isAll: false } : null;
}

/** Everything that can be asked for by one name. */
export async function listPrintable(): Promise<string[]> {
  const lists = PRINTED_GAMES.map(async (game) => {
    const { things } = await load(game);
    return [game, ...things.map((thing) => `${game}/${thing}`)];
  });
  return (await Promise.all(lists)).flat();
}

/** The same for people: every game's things by name. */
export function describePrintable(
  language: Language,
): Promise<{ readonly game: string; readonly groups: readonly ThingGroup[] }[]> {
  return Promise.all(
    PRINTED_GAMES.map(async (game) => ({ game, groups: await (await load(game)).describe(language) })),
  );
}
