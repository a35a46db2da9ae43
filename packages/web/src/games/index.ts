import type { HouseGame } from "@safehouse/games/house";
import { OUTSIDE_PARTS } from "@safehouse/web/outside";
import { parts as clouAgain } from "./clou-again.ts";
import { parts as clouChristmas } from "./clou-christmas.ts";
import { parts as clou } from "./clou.ts";
import { parts as klaumau } from "./klaumau.ts";
import type { GameParts } from "./parts.ts";
import { parts as robnrun } from "./robnrun.ts";

/** By its type complete: a game on the shelf that is missing here does not compile. */
const HOUSE_PARTS: { readonly [game in HouseGame]: GameParts } = {
  klaumau,
  robnrun,
  clou,
  "clou-again": clouAgain,
  "clou-christmas": clouChristmas,
};

const PARTS: { readonly [game: string]: GameParts } = { ...HOUSE_PARTS, ...OUTSIDE_PARTS };

/** Which parts there are; none of an unknown game. */
export async function partsOf(game: string): Promise<GameParts> {
  const parts = Object.hasOwn(PARTS, game) ? PARTS[game] : undefined;
  return { ...parts, ...(await parts?.more?.()) };
}

/** One of them; null where the game has no such part. */
export async function loadPart<Part extends PartName>(game: string, part: Part): Promise<Loaded<Part> | null> {
  // On the way to a table nothing else is fetched.
  const parts = part === "board" && Object.hasOwn(PARTS, game) ? PARTS[game] : await partsOf(game);
  const load = parts?.[part] as (() => Promise<Loaded<Part>>) | undefined;
  return load === undefined ? null : load();
}

type PartName = Exclude<keyof GameParts, "more">;
type Loaded<Part extends PartName> = Awaited<ReturnType<NonNullable<GameParts[Part]>>>;
