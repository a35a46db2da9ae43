import type { GameParts } from "./parts.ts";

/** Parts of games from outside of this repository. With `--shelf DIR` a list of that folder stands in the place of this module. */
export const OUTSIDE_PARTS: { readonly [game: string]: GameParts } = {};
