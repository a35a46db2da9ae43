import { distinctCards, type Random } from "@safehouse/kernel";
import { actAt, actCount, PLAY } from "../acts.ts";
import { BAG, type Face, KINDS } from "../content/tools.ts";
import { mayPass } from "../rules/accomplices.ts";
import type { View } from "../view.ts";
import { expectPlay, holdOdds, rightOdds } from "./crew.ts";
import { ownOdds, type Reading } from "./thoughts.ts";

/** How sure an accomplice must be to play a tool, by how many have passed in a row. Found by simulation. */
const SURE_ENOUGH = [0.72, 0.55, 0.42, 0.35, 0.3];
/** Below this a bag is better than the likeliest tool. */
const DOUBT = 0.8;

/** Hint 13 says who holds the most useful cards: they dare more and keep their hand, the others leave it to them. */
const BOLDNESS = { named: 0.8, other: 1.15, nobody: 1 } as const;

function pointedAt({ table, seat }: View): keyof typeof BOLDNESS {
  const told = table.told.findLast(({ hint, round }) => hint === 13 && round === table.round);
  // With everybody tied it points at nobody.
  if (told === undefined || told.seats.length === table.seats - 1) return "nobody";
  return told.seats.includes(seat as number) ? "named" : "other";
}

export type TurnChoice = { readonly do: "play"; readonly card: Face } | { readonly do: "swap" | "pass" };

/** What an accomplice does on a turn, by R-13. */
export function chooseTurn(view: View, reading: Reading): TurnChoice {
  const { table, hand } = view;
  const seat = view.seat as number;
  const odds = ownOdds(view, reading);
  const middle = supposedMiddle(view, odds);
  let best: Face = hand[0];
  let bestOdds = -1;
  for (const face of distinctCards(hand)) {
    const right = face === BAG ? -1 : rightOdds(odds, face, middle[face]);
    if (right > bestOdds) {
      best = face;
      bestOdds = right;
    }
  }
  const canSwap = table.swapped[seat] === 0;
  const canPass = mayPass(table);
  const pointed = pointedAt(view);
  const needed = SURE_ENOUGH[Math.min(table.passes, SURE_ENOUGH.length - 1)] * BOLDNESS[pointed];
  if (bestOdds >= DOUBT) return { do: "play", card: best };
  if (hand.includes(BAG)) return { do: "play", card: BAG };
  if (bestOdds >= needed) return { do: "play", card: best };
  if (canSwap && pointed !== "named") return { do: "swap" };
  return canPass ? { do: "pass" } : { do: "play", card: best };
}

/** What lies in the middle by now: the own cards for certain, others' as they may be supposed. */
export function supposedMiddle(view: View, odds: Float64Array): Float64Array {
  const { table } = view;
  const middle = new Float64Array(KINDS);
  const others: number[] = [];
  for (let i = actCount(table.acts) - 1; i >= 0; i--) {
    const act = actAt(table.acts, i);
    if (act.round !== table.round) break;
    if (act.what !== PLAY) continue;
    if (act.seat !== view.seat) others.push(act.seat);
    else if (view.faces[i] < KINDS) middle[view.faces[i]]++;
  }
  for (const seat of others) expectPlay(odds, middle, holdOdds(view.sizes[seat] + 1));
  return middle;
}

/** Hint 16: hand over what is least likely to be of use to oneself; the other knows no better. */
export function chooseGift(view: View, reading: Reading, random: Random): Face {
  const odds = ownOdds(view, reading);
  const value = (face: Face): number => (face === BAG ? 2 : rightOdds(odds, face, 0)) + random.below(100) / 1e5;
  return distinctCards(view.hand).reduce((worst, face) => (value(face) < value(worst) ? face : worst));
}
