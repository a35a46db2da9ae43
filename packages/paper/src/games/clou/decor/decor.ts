/** What the house of a plan looks like beyond its rules. It is no part of a game's content: records know nothing of it. */
export interface Decor {
  readonly rooms: { readonly [room: string]: RoomDecor };
  /** How one gets through a wall, by the challenge that leads there; an ordinary door where nothing is said. */
  readonly ways?: { readonly [challenge: string]: Way };
  readonly loot: { readonly [loot: string]: Thing };
}

/** A loot on a grid of 48: what is filled, and what is drawn in lines. */
export interface Thing {
  readonly solid?: string;
  readonly line?: string;
}

/** A piece of furniture seen from above, its back at the top: width, height and lines. */
export type Piece = readonly [width: number, height: number, lines: string];

/** The wall or corner that a piece stands at; `c` is the middle of the room. */
export type Where = "n" | "e" | "s" | "w" | "ne" | "nw" | "se" | "sw" | "c";

export type Floor = "grass" | "tiles" | "boards" | "parquet" | "gravel" | "cobbles" | "rails" | "carpet";

export type Way = "door" | "double" | "folding" | "panel" | "window" | "gate" | "hatch" | "open";

export interface RoomDecor {
  readonly floor?: Floor;
  /** Rooms in the middle of a house, in cellars and in vaults have no windows. */
  readonly windows?: false;
  /** From the most to the least important: what finds no place is left out. */
  readonly pieces: readonly (readonly [piece: Piece, where: Where, turn?: number])[];
}
