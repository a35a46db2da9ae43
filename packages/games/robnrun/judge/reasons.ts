import type { Message, SeatDecision, Trial } from "@safehouse/kernel";
import { rightOdds } from "../bots/crew.ts";
import { weighHints } from "../bots/boss.ts";
import { ownOdds } from "../bots/thoughts.ts";
import { BAG, faceOf } from "../content/tools.ts";
import type { Move } from "../moves.ts";
import type { View } from "../view.ts";

/** Why the best answer is best, from what the judge has reckoned. */
export function reasonFor(view: View, { kind }: SeatDecision, best: Trial<Move>, other: Trial<Move> | null): Message {
  const [move] = best.way;
  if (other === null) return { id: "judge.only" };
  if (kind === "turn") return ofTurn(view, move, best, other);
  if (move.do === "hint") {
    const [weighed] = weighHints(view, [move], -Infinity, "agreed");
    if (weighed !== undefined && weighed.gain > 0) {
      return { id: "judge.hint", args: { cards: Math.round(10 * weighed.gain) / 10 } };
    }
  }
  if (move.do === "release") return { id: "judge.silence", args: { share: percent(best) } };
  return { id: "judge.away", args: { share: percent(best), other: percent(other) } };
}

function ofTurn(view: View, move: Move, best: Trial<Move>, other: Trial<Move>): Message {
  const odds = ownOdds(view, "agreed");
  const sure = (face: number): number => Math.round(100 * rightOdds(odds, face, 0));
  if (move.do === "play") {
    const face = faceOf(move.card);
    if (face === BAG) return { id: "judge.bag" };
    // Where another card is as sure, it is not for that.
    const isSurest = view.hand.every((other) => other === BAG || other === face || sure(other) < sure(face));
    if (!isSurest) return { id: "judge.away", args: { share: percent(best), other: percent(other) } };
    return { id: "judge.card", args: { card: move.card, share: sure(face) } };
  }
  const surest = Math.max(0, ...view.hand.filter((face) => face !== BAG).map(sure));
  return { id: move.do === "swap" ? "judge.swap" : "judge.pass", args: { share: surest } };
}

function percent({ results }: Trial<Move>): number {
  return Math.round((100 * results.reduce((sum, result) => sum + result, 0)) / results.length);
}
