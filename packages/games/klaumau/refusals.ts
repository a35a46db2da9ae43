import { alreadyAnswered, isObject, notAnAnswer, type Refusal, refuse, type SeatDecision } from "@safehouse/kernel";
import { cardsMissing, moves } from "./answers.ts";
import { COLOURS, type Face, faceOf, isCardName, NAMES, WATCHDOG } from "./content/cards.ts";
import { isNumber, isPolice } from "./content/traits.ts";
import type { Move } from "./moves.ts";
import { promisedCards } from "./rules/agenda.ts";
import { UNANSWERED } from "./rules/asking.ts";
import { topCard } from "./rules/matching.ts";
import type { View } from "./view.ts";

/** Null, or why not. What passes is what `moves` lists, by construction; all the rest is finding the words. */
export function check(view: View, decision: SeatDecision, move: unknown): Refusal | null {
  const legal = moves(view, decision);
  if (legal.some((listed) => sameMove(listed, move))) return null;
  if (legal.length === 0 && view.answer !== UNANSWERED) return alreadyAnswered();
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

/** Whether something from outside has the shape of a move, with cards and colours that exist. */
function isMove(move: unknown): move is Move {
  if (!isObject(move) || !Object.hasOwn(move, "do")) return false;
  switch (move["do"]) {
    case "play":
    case "force":
    case "parry":
    case "give":
    case "sell":
    case "discard":
      return isCardName(move["card"]);
    case "rob":
    case "swap":
      return Number.isInteger(move["seat"]);
    case "name":
      return COLOURS.includes(move["colour"] as (typeof COLOURS)[number]);
    default:
      return true;
  }
}

/** Why a well-formed answer is not legal here; null if it answers another question. */
function explain(view: View, kind: string, move: Move): Refusal | null {
  switch (`${kind}/${move.do}`) {
    case "turn/play":
      return whyNotPlayed(view, (move as { card: string }).card);
    case "turn/lay":
      return view.hand.includes(WATCHDOG) ? refuse("K-9.6", "no.second-watchdog") : refuse("K-9.4", "no.no-watchdog");
    case "pick/force":
      return whyNotForced(view, (move as { card: string }).card);
    case "victim/rob":
      return whyNotRobbed(view, "K-5.8", (move as { seat: number }).seat);
    case "confiscate/rob":
      return whyNotRobbed(view, "K-9.2", (move as { seat: number }).seat);
    case "parry/parry":
      return whyNotCard(view, "K-6.1", (move as { card: string }).card, isPolice, "no.not-police");
    case "give/give":
      return refuse("K-5.7", "no.not-held", { card: (move as { card: string }).card });
    case "fence/sell":
      return whyNotCard(view, "K-9.3", (move as { card: string }).card, isNumber, "no.not-number");
    case "discard/discard":
      return whyNotCard(view, "K-9.9", (move as { card: string }).card, isNumber, "no.not-number");
    case "discard/done":
      return refuse("K-9.9", "no.must-discard");
    case "halve/discard":
      return cardsMissing(view) === 0
        ? refuse("K-9.9", "no.enough")
        : refuse("K-9.9", "no.not-held", { card: (move as { card: string }).card });
    case "halve/done":
      return refuse("K-9.9", "no.not-enough", { missing: cardsMissing(view) });
    case "swap/swap":
      return whyNotSeat(view, "K-9.9", (move as { seat: number }).seat);
    default:
      return null;
  }
}

function whyNotPlayed(view: View, card: string): Refusal {
  const face = faceOf(card);
  if (!view.hand.includes(face)) return refuse("K-3.1", "no.not-held", { card });
  if (face === WATCHDOG) return refuse("K-9.7", "no.watchdog-not-played");
  const { table } = view;
  const rule = table.named === null ? "K-3.1" : "K-3.4";
  return refuse(rule, "no.no-match", { card, top: NAMES[topCard(table)], colour: table.named });
}

function whyNotForced(view: View, card: string): Refusal {
  return view.table.shown.includes(faceOf(card))
    ? refuse("K-4.3", "no.not-playable", { card })
    : refuse("K-4.3", "no.not-shown", { card });
}

function whyNotRobbed(view: View, rule: string, seat: number): Refusal {
  const wrong = whyNotSeat(view, rule, seat);
  if (wrong) return wrong;
  return view.sizes[seat] === 0 ? refuse(rule, "no.empty-handed", { seat }) : refuse("K-9.5", "no.watchdog", { seat });
}

function whyNotSeat(view: View, rule: string, seat: number): Refusal | null {
  if (seat === view.seat) return refuse(rule, "no.not-yourself");
  return seat < 0 || seat >= view.table.seats ? refuse(rule, "no.nobody-there") : null;
}

function whyNotCard(
  view: View,
  rule: string,
  card: string,
  isRight: (face: Face) => boolean,
  otherwise: string,
): Refusal {
  const face = faceOf(card);
  if (!isRight(face)) return refuse(rule, otherwise, { card });
  const isPromised = promisedCards(view.table, view.seat as number).includes(face);
  return isPromised ? refuse("K-4.3", "no.promised", { card }) : refuse(rule, "no.not-held", { card });
}
