import type { Io } from "./io.ts";

/** Marks words on a terminal; without colours every mark returns its text unchanged. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  /** One of the game's colours by name (`ruby`); unknown names leave the text as it is. */
  colour(name: string, text: string): string;
}

const plain: Paint = { bold: (text) => text, dim: (text) => text, colour: (_name, text) => text };

/** The colours that games name, in the sixteen that every terminal has: people choose these to be readable. */
const COLOURS: { readonly [name: string]: number } = {
  ruby: 31,
  red: 31,
  emerald: 32,
  green: 32,
  amber: 33,
  yellow: 33,
  gold: 33,
  sapphire: 34,
  blue: 34,
  amethyst: 35,
  violet: 35,
  turquoise: 36,
};

const coloured: Paint = {
  bold: (text) => `\u001b[1m${text}\u001b[22m`,
  dim: (text) => `\u001b[2m${text}\u001b[22m`,
  colour(name, text) {
    const code = Object.hasOwn(COLOURS, name) ? COLOURS[name] : undefined;
    return code === undefined ? text : `\u001b[${code}m${text}\u001b[39m`;
  },
};

/** Colours on a terminal that has them, unless NO_COLOR says otherwise. */
export function paintFor({ isOutputTerminal, env }: Io): Paint {
  return isOutputTerminal && !env["NO_COLOR"] && env["TERM"] !== "dumb" ? coloured : plain;
}
