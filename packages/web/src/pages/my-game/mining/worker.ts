import { loadGame, loadJudge, loadPuzzles } from "@safehouse/games";
import { puzzleOf } from "@safehouse/games/mining";
import { type Puzzle, toldTo } from "@safehouse/games/puzzles";
import { stepsOf } from "@safehouse/host";
import {
  type BotLevel,
  commit,
  type GameView,
  isChance,
  type Json,
  prepareDraw,
  prepareMove,
  startTimeline,
  UNDO,
} from "@safehouse/kernel";
import type { FromMiner, ToMiner } from "./messages.ts";

/** Looks for puzzles in a thread of its own: it takes some seconds a match. */
self.addEventListener("message", (event: MessageEvent<ToMiner>) => {
  mine(event.data).then(tell, () => tell({ puzzles: [] }));
});

/** The questions of one match that one answer was clearly the best to; none in a match of older rules. */
async function mine({ record, seat }: ToMiner): Promise<FromMiner> {
  const { entries, seats } = record;
  const [game, shelf] = await Promise.all([loadGame(record.game, record), loadPuzzles(record.game)]);
  const config = record.config as Puzzle["config"];
  const judge = await loadJudge(record.game, { edition: record, config: config as never });
  if (game === null || shelf === null || judge === null) return { puzzles: [] };
  for (const level of ["easy", "normal", "expert"] as const) await game.bots[level]?.prepare?.();
  const undone = new Set(
    entries.flatMap(({ decision, move }) => (decision === UNDO ? [(move as { readonly entry: number }).entry] : [])),
  );
  const others = seats.find(({ level }) => level !== undefined)?.level as BotLevel | undefined;
  const timeline = startTimeline(game, config, seats.length);
  const puzzles: Puzzle[] = [];
  for (const { decision, move } of stepsOf(game, config, seats.length, entries, undone).steps) {
    if (isChance(decision)) {
      commit(timeline, prepareDraw(timeline, decision, move as readonly number[]));
      continue;
    }
    if (decision.seat === seat && !shelf.wants.leftOut.includes(decision.kind)) {
      const view = game.view(timeline.state, seat) as GameView;
      const moves = game.moves(view, decision) as readonly Json[];
      const moment = { timeline, decision, view, moves, history: toldTo(timeline, seat) };
      const puzzle = moves.length < 2 ? null : puzzleOf(game, judge, shelf.wants, moment, others ?? "normal", config);
      if (puzzle !== null) puzzles.push(puzzle);
    }
    const step = prepareMove(timeline, decision.seat, decision.id, move);
    // A question that was put otherwise after something was taken back: what was found until then is enough.
    if (!step.ok) break;
    commit(timeline, step.value);
  }
  return { puzzles };
}

function tell(message: FromMiner): void {
  self.postMessage(message);
}
