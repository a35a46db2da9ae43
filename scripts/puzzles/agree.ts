import { fastRandom } from "@safehouse/chance";
import { bestOf, openPuzzle, type Puzzle, questionOf, toldTo } from "@safehouse/games/puzzles";
import type { AnyGame, Bot, GameEvent, GameView, Json } from "@safehouse/kernel";

/** Ten times what a bot at a table thinks with. */
const NODES = 20_000;

/** How often the expert, given ten times its budget, begins with the best answer of so many puzzles, with a worse one, or with another. */
export function agreement(game: AnyGame, puzzles: readonly Puzzle[]): string {
  const counts = { best: 0, worse: 0, other: 0 };
  const themes = new Map<string, { best: number; all: number }>();
  const expert = game.bots.expert as Bot<GameView, Json, GameEvent>;
  for (const puzzle of puzzles) {
    const timeline = openPuzzle(game, puzzle);
    const { seat, answers } = puzzle;
    const decision = questionOf(timeline, seat);
    const view = game.view(timeline.state, seat) as GameView;
    const history = toldTo(timeline, seat);
    const moves = game.moves(view, decision) as readonly Json[];
    const move = expert.choose({ view, decision, moves, history, random: fastRandom(5), budget: { nodes: NODES } });
    const begins = (answer: number): boolean => JSON.stringify(answers[answer]?.[0][0]) === JSON.stringify(move);
    const theme = themes.get(puzzle.theme) ?? { best: 0, all: 0 };
    themes.set(puzzle.theme, theme);
    theme.all++;
    if (begins(bestOf(puzzle))) {
      counts.best++;
      theme.best++;
    } else if (answers.some((_, i) => begins(i))) counts.worse++;
    else counts.other++;
  }
  const share = (count: number): string => `${count} (${Math.round((100 * count) / puzzles.length)} %)`;
  const byTheme = [...themes].map(([theme, { best, all }]) => `${theme} ${best} of ${all}`).join(", ");
  return `${puzzles.length} puzzles: best ${share(counts.best)}, a worse answer ${share(counts.worse)}, another beginning ${share(counts.other)} (${byTheme})`;
}
