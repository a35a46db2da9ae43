import { COLOURS } from "@safehouse/games/clou/workshop";

const EITHER = COLOURS.flatMap((one, i) => COLOURS.slice(i + 1).map((other) => `${one}/${other}`));

/** A symbol, or one of two. */
export const SYMBOLS: readonly string[] = [...COLOURS, ...EITHER];
