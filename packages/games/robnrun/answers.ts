import { distinctCards, type SeatDecision } from "@safehouse/kernel";
import { BLANKS, HINTS, numberFor } from "./content/hints.ts";
import { needOf } from "./content/safes.ts";
import { BAG, KINDS, NAMES, NO_CARD, TOOLS } from "./content/tools.ts";
import { BUILDINGS } from "./content/town.ts";
import { accomplices } from "./acts.ts";
import type { HintMove, Move } from "./moves.ts";
import { mayPass } from "./rules/accomplices.ts";
import { canPlace, mostBribed } from "./rules/evaluation.ts";
import { canTell, priceOf } from "./telling.ts";
import type { View } from "./view.ts";

// Moves are constants where that is easy: listing them allocates nothing but the list.
const RELEASE: Move = { do: "release" };
const SWAP: Move = { do: "swap" };
const PASS: Move = { do: "pass" };
const PLAY: readonly Move[] = NAMES.map((card) => ({ do: "play", card }));
const GIVE: readonly Move[] = NAMES.map((card) => ({ do: "give", card }));
const ROB: readonly Move[] = BUILDINGS.map(({ name }) => ({ do: "rob", building: name }));
const PLACE: readonly Move[] = BUILDINGS.map(({ name }) => ({ do: "place", building: name }));
const BRIBE: readonly Move[] = [0, 1, 2].map((dice) => ({ do: "bribe", dice }));
const NONE: readonly Move[] = [];

/** What a seat may answer. The first is what is played for an absent player: it harms the crew least. */
export function moves(view: View, decision: SeatDecision): readonly Move[] {
  const { table } = view;
  switch (decision.kind) {
    case "building":
      return ROB.filter((_, building) => table.buildings[building] > 0);
    case "hint":
      return [RELEASE, ...view.six.flatMap((hint) => fillings(view, hint))];
    case "turn":
      return turnMoves(view);
    case "give":
      return view.chosen === NO_CARD ? distinctCards(view.hand).map((face) => GIVE[face]) : NONE;
    case "place":
      return PLACE.filter((_, building) => canPlace(table, building));
    case "bribe":
      return BRIBE.slice(0, mostBribed(table) + 1);
    default:
      return NONE;
  }
}

function turnMoves(view: View): Move[] {
  const { table, hand } = view;
  const list: Move[] = mayPass(table) ? [PASS] : [];
  if (table.swapped[view.seat as number] === 0) list.push(SWAP);
  // A bag comes first: it is never wrong, should an absent player be made to play.
  const cards = distinctCards(hand);
  if (cards.at(-1) === BAG) cards.unshift(cards.pop() as number);
  for (const face of cards) list.push(PLAY[face]);
  return list;
}

/** every true way to fill in a hint that the crew can pay for. */
export function fillings(view: View, hint: number): HintMove[] {
  if (priceOf(view, hint) > view.table.gold) return [];
  return candidates(view, hint).filter((move) => canTell(view, move));
}

const ONE_TOOL: readonly (readonly HintMove[])[] = HINTS.map((hint) =>
  TOOLS.map((tool) => ({ do: "hint", hint, tool })),
);
const TWO_TOOLS: readonly (readonly HintMove[])[] = HINTS.map((hint) =>
  TOOLS.flatMap((tool, i) => TOOLS.slice(i + 1).map((second) => ({ do: "hint", hint, tool, second }) as const)),
);

/** All ways to fill in a card, with the numbers that are true. */
function candidates(view: View, hint: number): readonly HintMove[] {
  const crew = accomplices(view.table).sort((a, b) => a - b);
  const need = needOf(view.safes);
  switch (BLANKS[hint]) {
    case "tool":
      return ONE_TOOL[hint - 1];
    case "two-tools":
      return TWO_TOOLS[hint - 1];
    case "number":
      return [{ do: "hint", hint, number: numberFor(hint, need, null) }];
    case "tool-number":
      return TOOLS.slice(0, KINDS).map((tool, i) => ({ do: "hint", hint, tool, number: need[i] }));
    case "accomplice":
      return crew.map((seat) => ({ do: "hint", hint, seat }));
    case "accomplice-tool":
      return crew.flatMap((seat) => TOOLS.map((tool) => ({ do: "hint", hint, seat, tool }) as const));
    case "two-accomplices":
      return crew.flatMap((seat, i) =>
        crew.slice(i + 1).map((partner) => ({ do: "hint", hint, seat, partner }) as const),
      );
    case "none":
      return [{ do: "hint", hint }];
  }
}
