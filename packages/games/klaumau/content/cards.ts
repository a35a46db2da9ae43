/** The deck. A card is known by its face alone: two cards with one face cannot be told apart, so neither can the program. */
export const COLOURS = ["ruby", "amber", "emerald", "sapphire"] as const;
export type Colour = (typeof COLOURS)[number];

export const KINDS = [
  "number",
  "keyhole",
  "small",
  "big",
  "plan",
  "crook",
  "barter",
  "police",
  "receiver",
  "watchdog",
  "bomb",
] as const;
export type Kind = (typeof KINDS)[number];

export interface Card {
  /** What moves and events call it: `ruby-3`, `keyhole-amber`, `plan-ruby-emerald`, `plan-all`, `bomb`. */
  readonly name: string;
  readonly kind: Kind;
  /** 1–4 on number cards, else 0. */
  readonly value: number;
  readonly colours: readonly Colour[];
  /** How many are in the whole deck, and how many of them in its black-backed half (K-1.4). */
  readonly full: number;
  readonly half: number;
}

const [A, B, C, D] = COLOURS;

const numbers: Card[] = COLOURS.flatMap((colour) =>
  [1, 2, 3, 4].map((value) => ({
    name: `${colour}-${value}`,
    kind: "number" as const,
    value,
    colours: [colour],
    full: value === 1 ? 3 : 2,
    half: value === 1 && (colour === A || colour === B) ? 2 : 1,
  })),
);

function inEveryColour(kind: Kind, full: number, half: number): Card[] {
  return COLOURS.map((colour) => ({ name: `${kind}-${colour}`, kind, value: 0, colours: [colour], full, half }));
}

const ALL_COLOURS = "all";

function plan(colours: readonly Colour[], full: number, half: number): Card {
  const suffix = colours.length === COLOURS.length ? ALL_COLOURS : colours.join("-");
  return { name: `plan-${suffix}`, kind: "plan", value: 0, colours, full, half };
}

const plans: Card[] = [
  plan([A], 1, 0),
  plan([B], 1, 1),
  plan([C], 1, 0),
  plan([D], 1, 1),
  plan([A, B], 1, 1),
  plan([A, C], 1, 1),
  plan([A, D], 1, 0),
  plan([B, C], 1, 0),
  plan([B, D], 1, 0),
  plan([C, D], 1, 1),
  plan([A, B, C, D], 2, 1),
];

/** In play only when their variation is switched on (K-1.5); then in both decks alike. */
const variations: Card[] = [
  { name: "receiver", kind: "receiver", value: 0, colours: [], full: 1, half: 1 },
  { name: "watchdog", kind: "watchdog", value: 0, colours: [], full: 2, half: 2 },
  { name: "bomb", kind: "bomb", value: 0, colours: [], full: 1, half: 1 },
];

/** Every face once, in the order hands are sorted. A *face* in states and views is an index into this list. */
export const CARDS: readonly Card[] = [
  ...numbers,
  ...inEveryColour("keyhole", 2, 1),
  ...inEveryColour("small", 2, 1),
  ...inEveryColour("big", 2, 1),
  ...plans,
  ...inEveryColour("crook", 4, 2),
  ...inEveryColour("barter", 2, 1),
  ...inEveryColour("police", 2, 1),
  ...variations,
];

export type Face = number;

export const FACES = CARDS.length;
export const NAMES: readonly string[] = CARDS.map((card) => card.name);
const FACE_BY_NAME = new Map(NAMES.map((name, face) => [name, face]));

export const namesOf = (faces: readonly Face[]): string[] => faces.map((face) => NAMES[face]);

export function faceOf(name: string): Face {
  const face = FACE_BY_NAME.get(name);
  if (face === undefined) throw new Error(`no card is called "${name}"`);
  return face;
}

export function isCardName(name: unknown): name is string {
  return typeof name === "string" && FACE_BY_NAME.has(name);
}

export const RECEIVER = faceOf("receiver");
export const WATCHDOG = faceOf("watchdog");
export const BOMB = faceOf("bomb");
