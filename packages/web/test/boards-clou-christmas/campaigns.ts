import { fastRandom } from "@safehouse/chance";
import type { Move, View } from "@safehouse/games/clou-christmas/board";
import { pickOne, type SeatDecision } from "@safehouse/kernel";
import { recordMatch } from "../../../testkit/src/index.ts";
import { clouChristmas } from "../../../games/clou-christmas/game.ts";

export interface Question {
  readonly view: View;
  readonly decision: SeatDecision;
  readonly moves: readonly Move[];
}

/** Plays a whole seeded campaign and shows every question: heists by a bot that takes something home, all between them by chance. */
export function walk(seats: number, seed: number, asked: (question: Question) => void): void {
  const random = fastRandom(seed);
  const bot = clouChristmas.bots.easy;
  if (bot === undefined) throw new Error("nobody takes anything home");
  recordMatch(clouChristmas, { config: {}, seats, seed: `walk ${seed}` }, (request) => {
    const { view, decision, moves } = request;
    asked({ view, decision, moves });
    if (view.campaign.phase === "break-in") return bot.choose(request);
    // Who proposes for ever never agrees.
    const agree = moves.filter((move) => move.do === "agree");
    return pickOne(random, agree.length > 0 && random.below(3) === 0 ? agree : moves);
  });
}
