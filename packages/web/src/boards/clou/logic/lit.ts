import {
  type Asked,
  type Chosen,
  facesOf,
  giftInHand,
  isBusy,
  isWithin,
  movesOf,
  sameFaces,
  turnsOf,
} from "./chosen.ts";

/** What the lamp shines on: everything that can be pressed now and leads to a move. */
export interface Lit {
  /** Cells, symbols and loot. */
  readonly places: ReadonlySet<string>;
  /** Dice by their place. */
  readonly dice: ReadonlySet<number>;
  readonly whites: ReadonlySet<string>;
  /** Abilities, not their circles. */
  readonly stars: ReadonlySet<string>;
}

/** With dice or a symbol in hand the places that take it; with empty hands everything that leads on. */
export function light(asked: Asked, chosen: Chosen): Lit {
  return {
    places: litPlaces(asked, chosen),
    dice: litDice(asked, chosen),
    whites: litWhites(asked),
    // With something in hand the lamp shows where that goes.
    stars: new Set(isBusy(chosen) ? [] : movesOf(asked, "star").map(({ star }) => star)),
  };
}

function litPlaces(asked: Asked, chosen: Chosen): Set<string> {
  if (asked.kind === "settle") {
    const gift = giftInHand(asked, chosen);
    return new Set(movesOf(asked, "cross").flatMap((move) => (move.gift === gift ? [move.at] : [])));
  }
  if (chosen.isAny) return new Set(movesOf(asked, "any").map(({ cell }) => cell));
  const faces = facesOf(asked, chosen.dice);
  // A place can be pressed before the dice, too.
  const uses = movesOf(asked, "use").filter(({ dice }) => chosen.dice === 0 || sameFaces(dice, faces));
  return new Set([...uses.map(({ cell }) => cell), ...movesOf(asked, "loot").map(({ loot }) => loot)]);
}

/** Dice that lead to the cell that is aimed at, else all that some cell could take. */
function litDice(asked: Asked, chosen: Chosen): Set<number> {
  if (chosen.isAny) return new Set();
  // A star that is looked at turns one of these, or has no use for dice in hand.
  if (chosen.star !== null) {
    const turned = new Set(turnsOf(asked, chosen.star).map(({ die }) => die));
    return diceThat(asked, (face) => turned.has(face));
  }
  const faces = facesOf(asked, chosen.dice);
  const ways = movesOf(asked, "use").filter(
    ({ cell, dice }) => (chosen.at === null || chosen.at === cell) && isWithin(faces, dice),
  );
  const wanted = new Set(ways.flatMap(({ dice }) => dice));
  return diceThat(asked, (face, die) => ((asked.left >> die) & 1) === 1 && wanted.has(face));
}

/** Before the first throw, and between two nights, no dice lie there. */
function diceThat(asked: Asked, is: (face: number, die: number) => boolean): Set<number> {
  return new Set(asked.dice.flatMap((face, die) => (is(face, die) ? [die] : [])));
}

function litWhites(asked: Asked): Set<string> {
  const ready = movesOf(asked, "ready").map(({ white }) => white);
  const any = movesOf(asked, "any").length > 0 ? ["any", "any number", "any circle"] : [];
  return new Set([...ready, ...any]);
}

/** The ways to fill a cell, each set of faces once. */
export function waysTo(asked: Asked, cell: string): (readonly number[])[] {
  return movesOf(asked, "use").flatMap((move) => (move.cell === cell ? [move.dice] : []));
}
