/** The games that print. By themselves, because a shelf needs to know no more than that. */
export const PRINTED_GAMES = ["klaumau", "robnrun", "clou", "clou-again", "clou-christmas"] as const;
export type PrintedGame = (typeof PRINTED_GAMES)[number];

export function hasPaper(game: string): game is PrintedGame {
  return (PRINTED_GAMES as readonly string[]).includes(game);
}
