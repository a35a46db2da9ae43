import { luckOf, type Random, type SeatDecision } from "@safehouse/kernel";
import { expect, it } from "vitest";
import { inMind, playerWith, playOn } from "../../clou/bots/playing-on.ts";
import { totalPoints } from "../../clou/points.ts";
import { CHOOSE_DRIVER, OVER, STAGE } from "../../clou/slots.ts";
import { clouChristmas as game } from "../game.ts";
import type { Move } from "../moves.ts";
import { clone, type State } from "../state.ts";

const FACES = 6;
/** Enough for every turn to be thought out: nobody thinks again amid one. */
const BUDGET = { nodes: 20_000 };

/** `normal` answers everything, until it is so far. */
function play(state: State, random: Random, until: (state: State) => boolean): void {
  while (!until(state)) {
    const [asked] = game.pending(state);
    if (asked.seat === null) {
      const { dice } = asked.draw as { dice: number };
      game.apply(
        state,
        asked,
        Array.from({ length: dice }, () => 1 + random.below(FACES)),
      );
    } else game.apply(state, asked, answerTo(state, asked));
  }
}

function answerTo(state: State, decision: SeatDecision): Move {
  const view = game.view(state, decision.seat);
  const moves = game.moves(view, decision);
  return game.bots.normal!.choose({ view, decision, moves, history: [], random: luckOf(1), budget: BUDGET });
}

// An offer of the concert that followed a symbol was let go in the mind, and the turn with it: such heists came to four points less.
it("X-6.5 a heist in a bot's mind goes as it does at the table, throw by throw", () => {
  const state = game.setup({}, 1);
  play(state, luckOf(1), ({ campaign }) => campaign.heist === 3 && campaign.phase === "break-in");
  for (let seed = 0; seed < 12; seed++) {
    const { config, board, queue, seats } = state.heist!;
    const table = game.setting.engine.tableOf(config, seats);
    const mind = inMind({ table, board, queue });
    playOn(mind, luckOf(seed), playerWith(null, BUDGET.nodes));

    const real = clone(state);
    const isDecided = ({ campaign, heist }: State): boolean =>
      campaign.phase !== "break-in" || (heist!.board[STAGE] >= CHOOSE_DRIVER && heist!.board[STAGE] !== OVER);
    play(real, luckOf(seed), isDecided);
    const { reports } = real.campaign;
    const scored = reports.length === 3 ? reports[2].scored : totalPoints({ table, ...real.heist! });
    expect([seed, totalPoints(mind)]).toEqual([seed, scored]);
  }
});
