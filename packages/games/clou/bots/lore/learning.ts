import { pickOne, type Random } from "@safehouse/kernel";
import type { Table } from "../../compile/table.ts";
import type { Sight } from "../../play.ts";
import { unusedDice } from "../../rules/unused.ts";
import type { State } from "../../state.ts";
import { OPEN_BOX } from "../../slots.ts";
import { inMind, playerWith, playOn } from "../playing-on.ts";
import { crossingsNow } from "../policy.ts";
import { searchTurn, type Turn } from "../turn.ts";
import { featuresOf, isOpen, layoutOf } from "./features.ts";
import type { Lore } from "./lore.ts";
import { type Fit, makeFit } from "./ridge.ts";

/** Positions looked at before a turn. */
const NODES = 300;
/** So many turns and crossings of a seat in a heist are looked at for the odd one. */
const TURNS = 10;
const CROSSINGS = 20;
/** An odd turn is one of so many best ends, or now and then any of all. */
const GOOD_ENDS = 10;
const ANY_END_IN = 3;
/** So many rows' worth of doubt about every weight. */
const DOUBT = 30;

/** Learns what the features of a table are worth, from heists played there. */
export interface Learning {
  /** Plays one more heist, and returns what it came to. */
  play(random: Random): number;
  weights(): Float64Array;
}

/**
 * Heists are played by what is known already (nothing: greedily). In each, one turn or one crossing is not the best, so that other ways
 * are seen; what led to it says nothing of what comes after, so only what follows counts.
 */
export function makeLearning(table: Table, begin: () => State, known: Lore | null = null): Learning {
  const fit: Fit = makeFit(layoutOf(table).names.length);
  return {
    play(random) {
      const rows: Float64Array[] = [];
      const isTurnOdd = random.below(2) === 0;
      const oddTurn = isTurnOdd ? random.below(TURNS * table.seats) : NEVER;
      const oddCrossing = isTurnOdd ? NEVER : random.below(CROSSINGS * table.seats);
      let turns = 0;
      let crossings = 0;
      let isAstray = false;
      const usual = playerWith(known, NODES);
      const { board, queue } = begin();
      const result = playOn(inMind({ table, board, queue }), random, {
        turn(sight, seat) {
          isAstray = false;
          if (turns++ !== oddTurn) return usual.turn(sight, seat);
          rows.length = 0;
          return oddEnd(sight, seat, random);
        },
        settle(sight, seat) {
          if (sight.board[OPEN_BOX] >= 0 || crossings++ !== oddCrossing) return usual.settle(sight, seat);
          rows.length = 0;
          isAstray = true;
          return pickOne(random, crossingsNow(sight, seat));
        },
        isAstray: () => isAstray,
        watch(end, seat) {
          const unused = unusedDice(end, seat);
          if (!isOpen(end, unused)) return;
          rows.push(featuresOf(end, seat, unused, searchTurn(end, seat, 0).value));
        },
      });
      for (const row of rows) fit.add(row, result);
      return result;
    },
    weights: () => fit.solve(DOUBT),
  };
}

const NEVER = -1;

function oddEnd(sight: Sight, seat: number, random: Random): Turn {
  const ends: { readonly codes: number[]; readonly value: number }[] = [];
  const best = searchTurn(sight, seat, NODES, null, (_, value, way) => ends.push({ codes: way(), value }));
  if (ends.length === 0) return best;
  ends.sort((a, b) => b.value - a.value);
  const among = random.below(ANY_END_IN) === 0 ? ends.length : Math.min(GOOD_ENDS, ends.length);
  return { ...best, ...ends[random.below(among)] };
}
