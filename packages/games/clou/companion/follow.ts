import { fail, ok, type Outcome, type Result } from "@safehouse/kernel";
import { ALARM, BONUS_SEATS, OPEN_BOX, SETTLER, STAGE, USE_DICE } from "../slots.ts";
import type { Event } from "../events.ts";
import type { Play } from "../play.ts";
import { giveBonuses } from "../rules/bonus.ts";
import { startEscape } from "../rules/escape.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";
import type { PaperAct, PaperSetup } from "./acts.ts";
import type { PaperGame } from "./paper-game.ts";
import { isInside, perform } from "./perform.ts";

export interface PaperNight {
  readonly view: View;
  /** What came of the last act. */
  readonly events: readonly Event[];
  readonly outcome: Outcome | null;
}

/** Follows a night from the beginning. Fails with the number of the act that does not fit. */
export function followNight(game: PaperGame, setup: PaperSetup, acts: readonly PaperAct[]): Result<PaperNight, number> {
  const { engine } = game;
  const config = game.configure(setup);
  if (config === null) return fail(-1);
  const state: State = engine.setup(config, setup.thieves.length);
  let events: Event[] = [];
  for (const [i, act] of acts.entries()) {
    events = [];
    const play: Play = {
      table: engine.tableOf(state.config, state.seats),
      board: state.board,
      queue: state.queue,
      events,
    };
    if (!perform(game, state, play, act)) return fail(i);
    leaveTheRestToPaper(play);
  }
  return ok({
    view: engine.view(state, "spectator"),
    events: events.filter(({ type }) => type !== "let-go"),
    outcome: engine.outcome(state),
  });
}

/** Symbols are crossed on paper, and who is asked what is settled there, too. Only the alarm is the phone's business. */
function leaveTheRestToPaper(play: Play): void {
  const { table, board, queue } = play;
  const putAside = (): void => {
    queue.length = 0;
    board[SETTLER] = -1;
    board[OPEN_BOX] = -1;
  };
  putAside();
  while (board[STAGE] === USE_DICE && board[BONUS_SEATS] < table.seats) {
    giveBonuses(play);
    putAside();
  }
  if (board[ALARM] === 1 && isInside(board[STAGE])) startEscape(play);
}
