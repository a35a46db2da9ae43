/** C-4.1: the seven coloured symbols. The order is that of the bits of a colour set. */
export const COLOURS = ["strength", "dexterity", "cunning", "lock", "safe", "electronics", "disguise"] as const;
export type Colour = (typeof COLOURS)[number];

/** The three abilities, each with a bar of its own on every sheet. */
export const ABILITIES = ["strength", "dexterity", "cunning"] as const;
export type Ability = (typeof ABILITIES)[number];

/**
 * What a sheet can give. Data writes it as a word: `lock`, `lock/safe` (either of them), `±2`, `die 5`, and for C-4.5 `any` (a number
 * or a circle), `any number`, `any circle`.
 */
export type Gift =
  | { readonly kind: "colour"; readonly colours: readonly Colour[] }
  | { readonly kind: "adjust"; readonly by: number }
  | { readonly kind: "die"; readonly face: number }
  | { readonly kind: "any"; readonly what: AnyKind };

type AnyKind = "either" | "number" | "circle";

export const MOST_ADJUST = 6;
export const FACES = 6;
export const MOST_CREW = 3;

export function isColour(word: unknown): word is Colour {
  return (COLOURS as readonly unknown[]).includes(word);
}

/** Null if the word is no gift. */
export function readGift(word: string): Gift | null {
  if (word === "any") return { kind: "any", what: "either" };
  if (word === "any number") return { kind: "any", what: "number" };
  if (word === "any circle") return { kind: "any", what: "circle" };
  const white = /^(±|die )([1-6])$/.exec(word);
  if (white !== null) {
    const n = Number(white[2]);
    return white[1] === "±" ? { kind: "adjust", by: n } : { kind: "die", face: n };
  }
  const colours = readColours(word);
  return colours === null ? null : { kind: "colour", colours };
}

/** `lock` or `lock/safe`, each colour once and in the order of `COLOURS`, so that a set has one name only. */
export function readColours(word: string): Colour[] | null {
  const colours = word.split("/");
  if (!colours.every(isColour)) return null;
  const isSorted = colours.every((colour, i) => i === 0 || COLOURS.indexOf(colours[i - 1]) < COLOURS.indexOf(colour));
  return isSorted ? colours : null;
}

/** A symbol the plan needs: its colours, and the smallest crew that needs it (`strength²`, C-1.3). */
export interface Need {
  readonly colours: readonly Colour[];
  readonly crew: number;
}

export function readNeed(word: string): Need | null {
  const crew = word.endsWith("²") ? 2 : word.endsWith("³") ? 3 : 1;
  const colours = readColours(crew === 1 ? word : word.slice(0, -1));
  return colours === null ? null : { colours, crew };
}

/** A set of colours as bits. */
export function maskOf(colours: readonly Colour[]): number {
  return colours.reduce((mask, colour) => mask | (1 << COLOURS.indexOf(colour)), 0);
}

const NAMES = Array.from({ length: 1 << COLOURS.length }, (_, mask) =>
  COLOURS.filter((_, i) => (mask >> i) & 1).join("/"),
);

/** The word of a set of colours. */
export function maskName(mask: number): string {
  return NAMES[mask];
}

/** The set a word stands for; 0 for no such word. */
export function maskNamed(word: string): number {
  return Math.max(0, NAMES.indexOf(word));
}
