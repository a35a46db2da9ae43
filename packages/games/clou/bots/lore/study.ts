import { hashText, meanWithError, type Random, type Study } from "@safehouse/kernel";
import type { Table } from "../../compile/table.ts";
import type { State } from "../../state.ts";
import { inMind, type Player, playerWith, playOn } from "../playing-on.ts";
import { layoutOf } from "./features.ts";
import { makeLearning } from "./learning.ts";
import { type Lore, makeLore } from "./lore.ts";
import { readWeights, writeWeights } from "./text.ts";

/** Heists to learn from: for one thief, and for each more. Twice as many hardly help. */
const HEISTS = 3_000;
const HEISTS_MORE = 200;
/** So many fresh heists with and without it tell whether it helps, with so many positions looked at in a turn. */
const TRIALS = 120;
const LEAST_TRIALS = 30;
const GLANCE = 300;
/** The share of the time that is for learning; the rest is for the trial. */
const LEARNING = 0.8;
/** What was learned, but does not help. */
const NOTHING = "";
/** Changes when what was learned before means something else. */
const VERSION = 1;

/** What a table can teach that nobody knew before: it is played in the head, then tried. `take` is told what came of it. */
export function makeStudy(code: string, table: Table, begin: () => State, take: (lore: Lore | null) => void): Study {
  const loreOf = (text: string): Lore | null => {
    const weights = readWeights(text, layoutOf(table).names.length);
    return weights === null ? null : makeLore(table, weights);
  };
  return {
    name: `${VERSION} ${hashText(code)} ${table.sheets
      .map(({ thief }) => thief)
      .toSorted()
      .join(" ")}`,
    *learn(random, spent) {
      const learning = makeLearning(table, begin);
      const heists = HEISTS + HEISTS_MORE * (table.seats - 1);
      for (let i = 0; i < heists && spent() < LEARNING; i++) {
        learning.play(random);
        yield;
      }
      const text = writeWeights(learning.weights());
      yield;
      const gains: number[] = [];
      const [plain, taught] = [null, loreOf(text)].map((lore) => playerWith(lore, GLANCE));
      while (gains.length < TRIALS && spent() < 1) {
        gains.push(resultOf(table, begin, random, taught) - resultOf(table, begin, random, plain));
        yield;
      }
      const { mean, error } = meanWithError(gains);
      return gains.length >= LEAST_TRIALS && mean > error / 2 ? text : NOTHING;
    },
    take(learned) {
      const lore = learned === NOTHING ? null : loreOf(learned);
      if (lore === null && learned !== NOTHING) return false;
      take(lore);
      return true;
    },
  };
}

function resultOf(table: Table, begin: () => State, random: Random, player: Player): number {
  const { board, queue } = begin();
  return playOn(inMind({ table, board, queue }), random, player);
}
