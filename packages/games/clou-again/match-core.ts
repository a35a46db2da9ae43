import { about } from "./about.ts";
import { AT_HAND, SHELF } from "./content/at-hand.ts";
import { type ClouCore, makeMatchCore } from "../clou/make-core.ts";
import type { Config } from "../clou/meta.ts";

const core = makeMatchCore(AT_HAND, about);

/** The rules of a match, with its plan and no other. */
export async function matchCore({ scenario }: Partial<Config>): Promise<ClouCore> {
  await SHELF.fetch(scenario);
  return core;
}
