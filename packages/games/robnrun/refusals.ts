import { alreadyAnswered, isObject, notAnAnswer, type Refusal, refuse, type SeatDecision } from "@safehouse/kernel";
import { moves } from "./answers.ts";
import { HINT_COUNT } from "./content/hints.ts";
import { bribeCost } from "./content/station.ts";
import { BAG, faceOf, isCardName, NO_CARD } from "./content/tools.ts";
import { buildingOf, isBuildingName, MOST_SAFES } from "./content/town.ts";
import type { HintMove, Move } from "./moves.ts";
import { mayPass } from "./rules/accomplices.ts";
import { whyNotTold } from "./telling.ts";
import type { View } from "./view.ts";

/** Null, or why not. What passes is what `moves` lists, by construction; all the rest is finding the words. */
export function check(view: View, decision: SeatDecision, move: unknown): Refusal | null {
  const legal = moves(view, decision);
  if (legal.some((listed) => sameMove(listed, move))) return null;
  if (legal.length === 0 && view.chosen !== NO_CARD) return alreadyAnswered();
  return (isMove(move) && explain(view, decision.kind, move)) || notAnAnswer();
}

function sameMove(listed: Move, move: unknown): boolean {
  if (listed === move) return true;
  if (!isObject(move)) return false;
  const keys = Object.keys(listed) as (keyof Move)[];
  return (
    Object.keys(move).length === keys.length &&
    keys.every((key) => Object.hasOwn(move, key) && listed[key] === move[key])
  );
}

/** Whether something from outside has the shape of a move, with cards and buildings that exist. */
function isMove(move: unknown): move is Move {
  if (!isObject(move) || !Object.hasOwn(move, "do")) return false;
  switch (move["do"]) {
    case "rob":
    case "place":
      return isBuildingName(move["building"]);
    case "play":
    case "give":
      return isCardName(move["card"]);
    case "bribe":
      return Number.isInteger(move["dice"]);
    case "hint":
      return isHint(move);
    default:
      return true;
  }
}

function isHint(move: Record<string, unknown>): boolean {
  const isNumber = (key: string): boolean => !Object.hasOwn(move, key) || Number.isInteger(move[key]);
  const isTool = (key: string): boolean =>
    !Object.hasOwn(move, key) || (isCardName(move[key]) && faceOf(move[key]) !== BAG);
  const hint = move["hint"];
  return (
    Number.isInteger(hint) &&
    (hint as number) >= 1 &&
    (hint as number) <= HINT_COUNT &&
    ["number", "seat", "partner"].every(isNumber) &&
    ["tool", "second"].every(isTool)
  );
}

/** Why a well-formed answer is not legal here; null if it answers another question. */
function explain(view: View, kind: string, move: Move): Refusal | null {
  switch (`${kind}/${move.do}`) {
    case "building/rob":
      return refuse("R-4.1", "no.no-safe", { building: (move as { building: string }).building });
    case "hint/hint":
      return whyNotTold(view, move as HintMove);
    case "turn/pass":
      return whyNoPass(view);
    case "turn/swap":
      return refuse("R-5.4", "no.swapped-already");
    case "turn/play":
      return refuse("R-5.4", "no.not-held", { card: (move as { card: string }).card });
    case "give/give":
      return refuse("R-8.2", "no.not-held", { card: (move as { card: string }).card });
    case "place/place":
      return whyNotPlaced(view, (move as { building: string }).building);
    case "bribe/bribe":
      return whyNotBribed(view, (move as { dice: number }).dice);
    default:
      return null;
  }
}

function whyNoPass({ table }: View): Refusal | null {
  if (mayPass(table)) return null;
  return table.seats === 2 ? refuse("R-5.5", "no.pass-with-two") : refuse("R-5.5", "no.all-passed");
}

function whyNotPlaced({ table }: View, building: string): Refusal {
  const safes = table.buildings[buildingOf(building)];
  return safes >= MOST_SAFES
    ? refuse("R-6.3", "no.building-full", { building, most: MOST_SAFES })
    : refuse("R-6.3", "no.building-empty", { building });
}

function whyNotBribed({ table }: View, dice: number): Refusal | null {
  const colour = table.waiting as number;
  if (dice < 0 || dice > 2) return refuse("R-6.5", "no.two-dice");
  if (dice > table.station[colour]) return refuse("R-6.5", "no.dice", { dice: table.station[colour] });
  return refuse("R-6.5", "no.gold", { price: bribeCost(colour, dice), gold: table.gold });
}
