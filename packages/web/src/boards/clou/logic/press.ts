import type { Move } from "@safehouse/games/clou/board";
import { found } from "@safehouse/kernel";
import {
  aimedMove,
  type Asked,
  type Chosen,
  facesOf,
  giftInHand,
  isWithin,
  movesOf,
  movesOfStar,
  NOTHING,
  sameFaces,
  stillChosen,
  turnsOf,
} from "./chosen.ts";

/** Everything on the table that can be pressed. */
export type Press =
  | { readonly on: "die"; readonly die: number }
  /** A cell of the own sheet, a symbol of the plan, a loot. */
  | { readonly on: "place"; readonly at: string }
  | { readonly on: "white"; readonly white: string }
  | { readonly on: "shift"; readonly by: number }
  | { readonly on: "number"; readonly number: number }
  | { readonly on: "gift"; readonly gift: string }
  /** A star of the own sheet, and the face of the die that it shall turn. */
  | { readonly on: "star"; readonly star: string }
  | { readonly on: "turn"; readonly die: number }
  /** One of the ways to fill the cell that is aimed at. */
  | { readonly on: "way"; readonly dice: readonly number[] }
  | { readonly on: "confirm" }
  | { readonly on: "let-go" }
  | { readonly on: "finish" }
  | { readonly on: "answer"; readonly move: Move };

/** What came of it: something else is in hand, a move is handed in, or it cannot be done and somebody should say why. */
export type Pressed = { readonly chosen: Chosen } | { readonly move: Move } | { readonly refused: Move };

export function press(asked: Asked, chosen: Chosen, what: Press): Pressed {
  switch (what.on) {
    case "die":
      return pressDie(asked, chosen, what.die);
    case "place":
      return asked.kind === "settle" ? pressTarget(asked, chosen, what.at) : pressPlace(asked, chosen, what.at);
    case "white":
      return pressWhite(asked, chosen, what.white);
    case "shift":
      return listedOr(asked, { do: "ready", white: chosen.adjust ?? "", by: what.by });
    case "number":
      return listedOr(asked, { do: "write", number: what.number });
    case "gift":
      return { chosen: { ...NOTHING, gift: what.gift } };
    case "star":
      return pressStar(asked, chosen, what.star);
    case "turn":
      return pressTurn(asked, chosen, what.die);
    case "way":
      return listedOr(asked, { do: "use", dice: what.dice, cell: chosen.at ?? "" });
    case "confirm": {
      const move = aimedMove(asked, chosen);
      return move === null ? { chosen } : { move };
    }
    case "let-go":
      return listedOr(asked, { do: "let-go", gift: giftInHand(asked, chosen) ?? "" });
    case "finish":
      return pressFinish(asked, chosen);
    case "answer":
      return listedOr(asked, what.move);
  }
}

function listedOr(asked: Asked, move: Move): Pressed {
  const text = JSON.stringify(move);
  const listed = asked.moves.find((each) => JSON.stringify(each) === text);
  return listed === undefined ? { refused: move } : { move: listed };
}

/** Picked up or put down; dice that leave nothing to choose are used at once. */
function pressDie(asked: Asked, chosen: Chosen, die: number): Pressed {
  if (!((asked.left >> die) & 1)) return { chosen };
  if (turnsOf(asked, chosen.star).length > 0) return pressTurn(asked, chosen, found(asked.dice[die]));
  const at = chosen.isAny ? null : chosen.at;
  const dice = chosen.dice ^ (1 << die);
  const isTaken = dice > chosen.dice;
  const only = isTaken ? onlyUse(asked, facesOf(asked, dice), at) : null;
  return only === null ? { chosen: stillChosen(asked, { ...NOTHING, at, dice }) } : { move: only };
}

/** The one use that these dice lead to, alone or with more of them; null if there are several. */
export function onlyUse(asked: Asked, faces: readonly number[], at: string | null): Move | null {
  const uses = movesOf(asked, "use").filter(({ cell, dice }) => (at === null || cell === at) && isWithin(faces, dice));
  const [only] = uses;
  return uses.length === 1 && only !== undefined && sameFaces(only.dice, faces) ? only : null;
}

/** Which die a star shall turn. One that somebody has used is refused, whatever it should show. */
function pressTurn(asked: Asked, chosen: Chosen, face: number): Pressed {
  const { star, turn } = chosen;
  if (!turnsOf(asked, star).some(({ die }) => die === face))
    return { refused: { do: "star", star: star ?? "", die: face, to: 1 } };
  return { chosen: { ...chosen, turn: turn === face ? null : face } };
}

/** In the dice phase: a cell to write into, or loot to take. Only where there are several ways is one of them to be chosen. */
function pressPlace(asked: Asked, chosen: Chosen, at: string): Pressed {
  const loot = movesOf(asked, "loot").find((move) => move.loot === at);
  if (loot !== undefined) return { move: loot };
  const any = movesOf(asked, "any").find(({ cell }) => cell === at);
  if (chosen.isAny) return any === undefined ? { refused: { do: "any", cell: at } } : { move: any };
  const ways = movesOf(asked, "use").filter(({ cell }) => cell === at);
  const faces = facesOf(asked, chosen.dice);
  const meant = ways.find(({ dice }) => sameFaces(dice, faces));
  if (meant !== undefined) return { move: meant };
  if (chosen.dice !== 0 || (ways.length === 0 && any === undefined)) {
    return { refused: { do: "use", dice: faces, cell: at } };
  }
  if (chosen.at === at) return { chosen: NOTHING };
  const [only] = ways;
  if (ways.length === 1 && only !== undefined) return { move: only };
  // A white symbol is not spent by a press on a place that only it could fill: it is shown first.
  return { chosen: { ...NOTHING, at, isAny: ways.length === 0 } };
}

/** While symbols are settled: where to cross the one in hand, or another that fits there. */
function pressTarget(asked: Asked, chosen: Chosen, at: string): Pressed {
  const gift = giftInHand(asked, chosen) ?? "";
  const fitting = movesOf(asked, "cross").filter((move) => move.at === at);
  const meant = fitting.find((move) => move.gift === gift) ?? fitting[0];
  return meant === undefined ? { refused: { do: "cross", gift, at } } : { move: meant };
}

function pressWhite(asked: Asked, chosen: Chosen, white: string): Pressed {
  if (white.startsWith("any")) {
    const isAny = !chosen.isAny && movesOf(asked, "any").length > 0;
    return { chosen: { ...NOTHING, isAny } };
  }
  const first = movesOf(asked, "ready").find((move) => move.white === white);
  if (first === undefined) return { refused: { do: "ready", white } };
  if (!("by" in first)) return { move: first };
  return { chosen: { ...chosen, adjust: chosen.adjust === white ? null : white, at: null, isAny: false } };
}

/** Looked at before it is crossed: there is only one a round for the whole crew. */
function pressStar(asked: Asked, chosen: Chosen, star: string): Pressed {
  if (chosen.star === star) return { chosen: NOTHING };
  return movesOfStar(asked, star).length === 0 ? { refused: { do: "star", star } } : { chosen: { ...NOTHING, star } };
}

/** Who would leave dice unused is warned first, where there is something else to do. */
function pressFinish(asked: Asked, chosen: Chosen): Pressed {
  const [finish] = movesOf(asked, "finish");
  if (finish === undefined) return { refused: { do: "finish" } };
  if (isFinishPlain(asked) || chosen.isWarned) return { move: finish };
  return { chosen: { ...NOTHING, isWarned: true } };
}

/** Nothing is left to do, or nothing is given up: finishing needs no second thought. */
export function isFinishPlain({ left, moves }: Asked): boolean {
  return left === 0 || moves.length === 1;
}
