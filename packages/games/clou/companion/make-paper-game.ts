import type { ClouCore } from "../make-core.ts";
import type { Reader } from "../reading/make-reader.ts";
import type { PaperSetup } from "./acts.ts";
import type { PaperGame } from "./paper-game.ts";

/** A game whose every heist stands for itself. */
export function makePaperGame(core: ClouCore, reader: Reader): PaperGame {
  const { min, max } = core.meta.seats;
  return {
    engine: core,
    reader,
    mostCrew: max,
    brings: [],
    configure({ scenario, code, thieves }) {
      if (thieves.length < min || thieves.length > max) return null;
      const input = { scenario, ...(code !== undefined && { code }), ...namedThieves(thieves) };
      const configured = core.configure(input, thieves.length);
      return configured.ok ? configured.value : null;
    },
  };
}

export function namedThieves(thieves: PaperSetup["thieves"]): { [option: string]: string } {
  return Object.fromEntries(thieves.map((thief, seat) => [`thief${seat + 1}`, thief]));
}
