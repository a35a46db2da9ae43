import type { GamePaper } from "./printing.ts";

/** The only place that lists which games print. */
const GAMES: { readonly [game: string]: () => Promise<GamePaper> } = {
  clou: async () => (await import("./games/clou/paper.ts")).clouPaper,
};

/** What a thing's id names: a game with one of its things, or with all of them. */
export interface Found {
  readonly paper: GamePaper;
  readonly things: readonly string[];
}

/** `clou`, `clou/bruce`: null if there is no such thing. */
export async function findPrintable(id: string): Promise<Found | null> {
  const [game, thing, ...more] = id.split("/");
  const load = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  if (load === undefined || more.length > 0) return null;
  const paper = await load();
  if (thing === undefined) return { paper, things: paper.things };
  return paper.things.includes(thing) ? { paper, things: [thing] } : null;
}

/** Everything that can be asked for. */
export async function listPrintable(): Promise<string[]> {
  const lists = Object.entries(GAMES).map(async ([game, load]) => {
    const { things } = await load();
    return [game, ...things.map((thing) => `${game}/${thing}`)];
  });
  return (await Promise.all(lists)).flat();
}
