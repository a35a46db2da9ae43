import type { GameManifest } from "./manifest.ts";

/**
 * Games from outside of this repository: none, unless somebody brings them before anybody looks at the shelf. In the web app, which is
 * built with them, a list of them stands in the place of this module.
 */
export const OUTSIDE: GameManifest[] = [];
