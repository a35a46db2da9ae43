import type { GameManifest } from "./manifest.ts";

/** Games from outside of this repository. None here: with `--shelf DIR` a list of that folder stands in the place of this module. */
export const OUTSIDE: readonly GameManifest[] = [];
