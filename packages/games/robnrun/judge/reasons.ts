import type { Message, SeatDecision, Trial } from "@safehouse/kernel";
import { supposedMiddle } from "../bots/accomplice.ts";
import { weighHints } from "../bots/boss.ts";
import { rightOdds } from "../bots/crew.ts";
import { ownOdds } from "../bots/thoughts.ts";
import { BAG, type Face, faceOf } from "../content/tools.ts";
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
  const middle = supposedMiddle(view, odds);
  const sure = (face: Face): number => Math.round(100 * rightOdds(odds, face, middle[face]));
  const surest = Math.max(0, ...view.hand.filter((face) => face !== BAG).map(sure));
  const byChance: Message = { id: "judge.away", args: { share: percent(best), other: percent(other) } };
  if (move.do !== "play") {
    // Who holds something that is likely right does otherwise for reasons that only playing on has shown.
    if (surest > HARDLY_SURE) return byChance;
    return { id: move.do === "swap" ? "judge.swap" : "judge.pass", args: { share: surest } };
  }
  const face = faceOf(move.card);
  if (face === BAG) return surest > HARDLY_SURE ? byChance : { id: "judge.bag" };
  const share = sure(face);
  const [instead] = other.way;
  if (instead.do === "play" && faceOf(instead.card) !== BAG && share > sure(faceOf(instead.card))) {
    return {
      id: "judge.surer",
      args: { card: move.card, share, other: instead.card, otherShare: sure(faceOf(instead.card)) },
    };
  }
  // Where another card is as sure, it is not for that.
  const isSurest = view.hand.every((each) => each === BAG || each === face || sure(each) < share);
  return isSurest ? { id: "judge.card", args: { card: move.card, share } } : byChance;
}

/** In a hundred cases: nobody plays or keeps a tool for more than this because it is not sure enough. */
const HARDLY_SURE = 50;

function percent({ results }: Trial<Move>): number {
  return Math.round((100 * results.reduce((sum, result) => sum + result, 0)) / results.length);
}
