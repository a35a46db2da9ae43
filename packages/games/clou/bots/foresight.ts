import type { Random } from "@safehouse/kernel";
import type { Sight } from "../play.ts";
import { closeLeave, STAY } from "../rules/round.ts";
import { isReady } from "../rules/dice.ts";
import { bestTurn } from "./best-turn.ts";
import { shouldRun } from "./leaving.ts";
import type { Lore } from "./lore/lore.ts";
import { finishTurn, inMind, type Player, playerWith, playOn } from "./playing-on.ts";
import { sharedLuck } from "./shared-luck.ts";
import { searchTurn, type Turn } from "./turn.ts";
import { worthAtEnd } from "./worth.ts";

/**
 * How many ends of a turn are played on beside the best one, and how far below it they may lie. A crew's heists cost more to play and say less of
 * one seat's turn: fewer ends get as many worlds, and what they seemed worth counts for more.
 */
const OTHER_ENDS = 5;
const NEAR = 2.5;
/** In so many worlds before the worst are dropped, and in so many at most. */
const WORLDS_A_TIME = 4;
const MOST_WORLDS = 24;
const KEPT = 0.67;
/** What an end seemed worth counts as much as so many worlds, for each seat. */
const PRIOR = 4;
/** Positions looked at in a turn of a heist that is played on, and in all of them for each node of the budget. */
export const GLANCE = 300;
const POSITIONS_A_NODE = 35;
/** Running away, or not, is thought about in so many worlds; greed is overruled only by so many points. */
const LEAVING_WORLDS = 16;
const CLEAR = 1;

interface Way {
  readonly turn: Turn;
  total: number;
}

/** The best turn after playing the heist on from the ends that seem best: all of them with the same dice, world by world. */
export function foreseenTurn(sight: Sight, seat: number, nodes: number, random: Random, lore: Lore | null): Turn {
  const best = bestTurn(sight, seat, nodes, lore);
  if (best.codes.length === 0 || isReady(sight, seat)) return best;
  let ways: Way[] = turnsNear(best, sight, seat, nodes, lore).map((turn) => ({ turn, total: 0 }));
  const prior = PRIOR * sight.table.seats;
  const thinker = counting(playerWith(lore, Math.min(GLANCE, nodes)));
  for (let worlds = 0; ways.length > 1 && worlds < MOST_WORLDS && thinker.count() < POSITIONS_A_NODE * nodes;) {
    for (let i = 0; i < WORLDS_A_TIME; i++) {
      const luck = sharedLuck(random);
      for (const way of ways) way.total += resultOf(sight, seat, way.turn, luck(), thinker.player);
    }
    worlds += WORLDS_A_TIME;
    const score = ({ total, turn }: Way): number => (total + prior * turn.value) / (worlds + prior);
    ways = ways.toSorted((a, b) => score(b) - score(a)).slice(0, Math.max(1, Math.ceil(KEPT * ways.length)));
  }
  return ways[0].turn;
}

/** The best turn and others that seem hardly worse, best first. Ends that are worth exactly the same are taken for one. */
export function turnsNear(best: Turn, sight: Sight, seat: number, nodes: number, lore: Lore | null): Turn[] {
  const turns: Turn[] = [best];
  const seen = new Set([best.value]);
  searchTurn(sight, seat, nodes, lore, (_, value, way) => {
    if (value < best.value - NEAR || seen.has(value)) return;
    seen.add(value);
    turns.push({ ...best, codes: way(), value });
  });
  return turns.toSorted((a, b) => b.value - a.value).slice(0, 1 + Math.ceil(OTHER_ENDS / sight.table.seats));
}

function resultOf(sight: Sight, seat: number, turn: Turn, luck: Random, player: Player): number {
  const play = inMind(sight);
  finishTurn(play, seat, turn.codes, player);
  return playOn(play, luck, player);
}

/** Whether to run away: greedily, unless what comes of staying speaks clearly against it. */
export function foreseesEnd(sight: Sight, nodes: number, random: Random, lore: Lore | null): boolean {
  const now = worthAtEnd(sight);
  if (now <= 0) return false;
  const player = playerWith(lore, Math.min(GLANCE, nodes));
  let total = 0;
  for (let i = 0; i < LEAVING_WORLDS; i++) {
    const play = inMind(sight);
    closeLeave(play, [STAY]);
    total += playOn(play, random, player);
  }
  return total / LEAVING_WORLDS < now + (shouldRun(sight) ? CLEAR : -CLEAR);
}

/** Counts the positions that a player looks at. */
function counting(player: Player): { readonly player: Player; count(): number } {
  let count = 0;
  return {
    count: () => count,
    player: {
      ...player,
      turn(sight, seat) {
        const turn = player.turn(sight, seat);
        count += turn.nodes;
        return turn;
      },
    },
  };
}
