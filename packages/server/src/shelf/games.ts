/** The games for a thread of the bots, where some are from outside: their folders stand in the address of this module. */
import { bringGames } from "./bring.ts";

await bringGames(new URL(import.meta.url).searchParams.getAll("game"));

export const { loadGame } = await import("@safehouse/games");
