import { ok } from "@safehouse/kernel";
import { about } from "./about.ts";
import { makeCore } from "./make-core.ts";
import type { Config } from "./options.ts";

/** Plays matches that were configured when they were made: nobody judges a station of one's own again, so its judges stay away. */
export const matchCore = makeCore({ ...about, configure: (config) => ok(config as Config) });
