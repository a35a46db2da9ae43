import type { Move } from "@safehouse/games/clou/board";

/** What a person has picked up but not yet done. */
export interface Chosen {
  /** Rolled dice, as bits in their order. */
  readonly dice: number;
  /** The cell that is aimed at while it is not clear with which dice, the one place for the symbol in hand, or one that asks for care. */
  readonly at: string | null;
  /** "Any number or circle" is in hand, not dice. */
  readonly isAny: boolean;
  /** A ±X that still has to be told by how much. */
  readonly adjust: string | null;
  /** Which activated symbol is in hand; null for the first that finds a place. */
  readonly gift: string | null;
  /** The star that is looked at, and the face of the die it shall turn. */
  readonly star: string | null;
  readonly turn: number | null;
  /** Warned of what finishing costs. */
  readonly isWarned: boolean;
}

export const NOTHING: Chosen = {
  dice: 0,
  at: null,
  isAny: false,
  adjust: null,
  gift: null,
  star: null,
  turn: null,
  isWarned: false,
};

/** Something is in hand, and could be put down again. */
export function isBusy({ dice, at, isAny, adjust, star, isWarned }: Chosen): boolean {
  return isWarned || at !== null || dice !== 0 || isAny || adjust !== null || star !== null;
}

/** What the person is asked, as far as choosing goes. */
export interface Asked {
  readonly kind: string | null;
  readonly moves: readonly Move[];
  /** Faces of the three dice in their order, and which of them are left as bits. */
  readonly dice: readonly number[];
  readonly left: number;
  readonly queue: readonly string[];
}

type MoveOf<Do extends Move["do"]> = Extract<Move, { readonly do: Do }>;
type TurnMove = Extract<Move, { readonly do: "star"; readonly die: number }>;

export function movesOf<Do extends Move["do"]>({ moves }: Asked, what: Do): MoveOf<Do>[] {
  return moves.filter((move): move is MoveOf<Do> => move.do === what);
}

/** The faces of some dice, as moves name them. */
export function facesOf({ dice }: Asked, mask: number): number[] {
  return dice.filter((_, i) => (mask >> i) & 1).toSorted((a, b) => a - b);
}

/** The first of the dice left that show these faces, as bits. */
export function maskOf({ dice, left }: Asked, faces: readonly number[]): number {
  let mask = 0;
  for (const face of faces) {
    const die = dice.findIndex((shown, i) => shown === face && (left >> i) & 1 && !((mask >> i) & 1));
    mask |= 1 << die;
  }
  return mask;
}

export function sameFaces(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((face, i) => face === b[i]);
}

/** Whether more dice could turn these into those. */
export function isWithin(some: readonly number[], all: readonly number[]): boolean {
  const rest = [...all];
  return some.every((face) => {
    const at = rest.indexOf(face);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** Everything that a star could do now. */
export function movesOfStar(asked: Asked, star: string | null): MoveOf<"star">[] {
  return movesOf(asked, "star").filter((move) => move.star === star);
}

/** The ways in which a star could turn a die; none if that is not what it does. */
export function turnsOf(asked: Asked, star: string | null): TurnMove[] {
  return movesOfStar(asked, star).flatMap((move) => ("die" in move ? [move] : []));
}

/** The symbol in hand: the one picked, else the first for which there is a place. */
export function giftInHand(asked: Asked, chosen: Chosen): string | null {
  if (asked.kind !== "settle") return null;
  if (chosen.gift !== null && asked.queue.includes(chosen.gift)) return chosen.gift;
  const placed = movesOf(asked, "cross").map(({ gift }) => gift);
  return asked.queue.find((gift) => placed.includes(gift)) ?? asked.queue[0] ?? null;
}

/** The move that pressing what is aimed at would hand in; null if something is still missing. */
export function aimedMove(asked: Asked, chosen: Chosen): Move | null {
  const { at } = chosen;
  if (at === null) return null;
  if (asked.kind === "settle") {
    const gift = giftInHand(asked, chosen);
    return movesOf(asked, "cross").find((move) => move.at === at && move.gift === gift) ?? null;
  }
  if (asked.kind !== "dice") return null;
  const loot = movesOf(asked, "loot").find((move) => move.loot === at);
  if (loot !== undefined) return loot;
  if (chosen.isAny) return movesOf(asked, "any").find(({ cell }) => cell === at) ?? null;
  const faces = facesOf(asked, chosen.dice);
  return movesOf(asked, "use").find(({ cell, dice }) => cell === at && sameFaces(dice, faces)) ?? null;
}

/** Where the symbol in hand goes if there is only one place for it. */
function proposed(asked: Asked, chosen: Chosen): string | null {
  const gift = giftInHand(asked, chosen);
  const places = movesOf(asked, "cross").filter((move) => move.gift === gift);
  return places.length === 1 ? (places[0]?.at ?? null) : null;
}

/** What has to be in hand for a press at its place to mean this move. */
export function aimAt(asked: Asked, move: Move): Chosen {
  switch (move.do) {
    case "use":
      return { ...NOTHING, at: move.cell, dice: maskOf(asked, move.dice) };
    case "any":
      return { ...NOTHING, at: move.cell, isAny: true };
    case "cross":
      return { ...NOTHING, at: move.at, gift: move.gift };
    case "loot":
      return { ...NOTHING, at: move.loot };
    default:
      return NOTHING;
  }
}

/** Where a move writes, if anywhere. */
export function placeOf(move: Move): string | null {
  switch (move.do) {
    case "use":
    case "any":
      return move.cell;
    case "cross":
      return move.at;
    case "loot":
      return move.loot;
    default:
      return null;
  }
}

/** What is left of a choice after the table has changed, and what goes without choosing. */
export function stillChosen(asked: Asked, chosen: Chosen): Chosen {
  const dice = asked.kind === "dice" ? chosen.dice & asked.left : 0;
  const isAny = chosen.isAny && movesOf(asked, "any").length > 0;
  const kept: Chosen = {
    ...chosen,
    dice: isAny ? 0 : dice,
    isAny,
    gift: chosen.gift !== null && asked.queue.includes(chosen.gift) ? chosen.gift : null,
    adjust: movesOf(asked, "ready").some(({ white }) => white === chosen.adjust) ? chosen.adjust : null,
    star: movesOfStar(asked, chosen.star).length > 0 ? chosen.star : null,
    turn: turnsOf(asked, chosen.star).some(({ die }) => die === chosen.turn) ? chosen.turn : null,
    isWarned: chosen.isWarned && movesOf(asked, "finish").length > 0,
  };
  const at = isStillAimed(asked, kept) ? kept.at : null;
  return { ...kept, at: at ?? (asked.kind === "settle" ? proposed(asked, kept) : null) };
}

/** Aimed at with all that is needed, or with dice that more dice could complete. */
function isStillAimed(asked: Asked, chosen: Chosen): boolean {
  if (aimedMove(asked, chosen) !== null) return true;
  if (asked.kind !== "dice" || chosen.isAny) return false;
  const faces = facesOf(asked, chosen.dice);
  return movesOf(asked, "use").some(({ cell, dice }) => cell === chosen.at && isWithin(faces, dice));
}
