import { manifest as clouAgain } from "./clou-again/manifest.ts";
import { manifest as clouChristmas } from "./clou-christmas/manifest.ts";
import { manifest as clou } from "./clou/manifest.ts";
import { manifest as klaumau } from "./klaumau/manifest.ts";
import { manifest as robnrun } from "./robnrun/manifest.ts";

/** The games of the house. The only place that lists them. */
export const HOUSE_GAMES = [klaumau, robnrun, clou, clouAgain, clouChristmas] as const;

export type HouseGame = (typeof HOUSE_GAMES)[number]["id"];
