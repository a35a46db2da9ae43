import { found, type Random } from "@safehouse/kernel";
import type { Lore } from "../../packages/games/clou/bots/lore/lore.ts";
import { bestTurn } from "../../packages/games/clou/bots/best-turn.ts";
import { finishTurn, inMind, playerWith, playOn, settleNow } from "../../packages/games/clou/bots/playing-on.ts";
import { searchTurn } from "../../packages/games/clou/bots/turn.ts";
import type { Play, Sight } from "../../packages/games/clou/play.ts";
import { closeLeave, rollDice, RUN, STAY } from "../../packages/games/clou/rules/round.ts";
import { FINISHED, LEAVE, ROUND, SETTLER, STAGE, THROW_DICE, USE_DICE } from "../../packages/games/clou/slots.ts";

/** Positions looked at before a turn, and how many ways with the same plan go on: else all of them would differ in a box or two. */
const NODES = 1500;
const ALIKE = 6;

interface Way {
  readonly from: Play;
  readonly seat: number;
  readonly codes: readonly number[];
  readonly value: number;
  readonly end: readonly number[];
}

/**
 * What a heist comes to for somebody who knows how the dice will fall: of all ends of a turn, from all positions kept, those `width` go on
 * that seem best (by what was learned of the table, else greedily); running away is tried after every round. How the escape goes is reckoned, not
 * known; symbols are settled as a bot does, and stars are not crossed. So it is no bound: it rises with the width and with a better judgement.
 */
export function beamOf(start: Sight, random: Random, width: number, lore: Lore | null): number {
  const { board: first } = start;
  const falls: number[][] = [];
  const fallOf = (round: number): readonly number[] => {
    while (falls.length <= round) falls.push([1, 2, 3].map(() => 1 + random.below(6)));
    return found(falls[round]);
  };
  const player = playerWith(lore, NODES);
  let best = -Infinity;
  const end = (play: Play): null => {
    best = Math.max(best, playOn(play, NO_LUCK, player));
    return null;
  };
  /** Goes on to where a seat uses its dice; null if the heist is over before. */
  const toTurn = (play: Play): Play | null => {
    const { board } = play;
    for (;;) {
      if (board[STAGE] === THROW_DICE) rollDice(play, fallOf(found(board[ROUND]) - found(first[ROUND])));
      else if (board[STAGE] === LEAVE) {
        const away = inMind(play);
        closeLeave(away, [RUN]);
        end(away);
        closeLeave(play, [STAY]);
      } else if (board[STAGE] !== USE_DICE) return end(play);
      else {
        const settler = found(board[SETTLER]);
        if (settler < 0) return play;
        settleNow(play, settler, player);
      }
    }
  };
  let kept = [toTurn(inMind(start))].flatMap((play) => play ?? []);
  while (kept.length > 0)
    kept = bestOf(
      kept.flatMap((play) => waysFrom(play, lore)),
      width,
    ).flatMap(({ from, seat, codes }) => {
      const play = inMind(from);
      finishTurn(play, seat, codes, player);
      return toTurn(play) ?? [];
    });
  return best;
}

function waysFrom(from: Play, lore: Lore | null): Way[] {
  const { board, table } = from;
  const seat = table.seatAt.findIndex((at) => board[at + FINISHED] === 0);
  const ways: Way[] = [];
  searchTurn(from, seat, NODES, lore, (end, value, way) => ways.push({ from, seat, codes: way(), value, end }));
  // Loot with a price is taken last, and only the best turn looks at it.
  const { codes, value } = bestTurn(from, seat, NODES, lore);
  if (ways.every((way) => way.value < value)) ways.push({ from, seat, codes, value, end: [value] });
  return ways;
}

/** The best ones, each position once. */
function bestOf(ways: readonly Way[], width: number): Way[] {
  const kept: Way[] = [];
  const seen = new Set<string>();
  const alike = new Map<string, number>();
  for (const way of ways.toSorted((a, b) => b.value - a.value)) {
    if (kept.length === width) break;
    const { symbolsAt, barsAt } = way.from.table;
    const position = way.end.join();
    const plan = way.end.slice(symbolsAt, barsAt).join();
    const count = alike.get(plan) ?? 0;
    if (seen.has(position) || count >= Math.max(2, width / ALIKE)) continue;
    seen.add(position);
    alike.set(plan, count + 1);
    kept.push(way);
  }
  return kept;
}

/** For heists that are over but for the reckoning. */
const NO_LUCK: Random = {
  below() {
    throw new Error("a beam throws its own dice");
  },
};
