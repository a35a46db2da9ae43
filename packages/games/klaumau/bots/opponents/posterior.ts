import type { Random } from "@safehouse/kernel";
import type { Event } from "../../events.ts";
import { type Character, sizeClass } from "../playout/character.ts";
import type { View } from "../../view.ts";
import { DOUBTERS, LIARS } from "./characters.ts";
import { observe } from "./observe.ts";

/** However unlikely it looks, a kind of player keeps this share of what it was given at first: people change. */
const NEVER_LESS = 0.02;

/** What the others at the table are like, as far as can be told from what everybody saw. */
export interface Opponents {
  /** A character that the seat may have, as often as it is likely. */
  sample(seat: number, random: Random): Character;
}

export function readOpponents(view: View, history: readonly Event[]): Opponents {
  const { seats, config } = view.table;
  const liars = Array.from({ length: seats }, () => LIARS.map(({ prior }) => prior));
  const doubters = Array.from({ length: seats }, () => DOUBTERS.map(({ prior }) => prior));
  observe(history, seats, config.doubters === "next", {
    claimed(seat, cards, none, lied) {
      update(
        liars[seat],
        ({ lies }) => {
          const lie = (1 - none) * (lies[sizeClass(cards)] / 1000);
          return lied === null ? none + lie : lied ? lie : none;
        },
        LIARS,
      );
    },
    played(seat, cards, none) {
      update(liars[seat], ({ lies }) => (1 - none) * (1 - lies[sizeClass(cards)] / 1000), LIARS);
    },
    answered(seat, cards, doubted) {
      update(
        doubters[seat],
        ({ doubts }) => {
          const chance = doubts[sizeClass(cards)] / 1000;
          return doubted ? chance : 1 - chance;
        },
        DOUBTERS,
      );
    },
  });
  return {
    sample(seat, random) {
      const { lies, bold } = pick(LIARS, liars[seat], random);
      const { doubts } = pick(DOUBTERS, doubters[seat], random);
      return { lies, bold, doubts };
    },
  };
}

/** Bayes, with a floor under every kind. */
function update<Kind extends { readonly prior: number }>(
  weights: number[],
  likelihood: (kind: Kind) => number,
  kinds: readonly Kind[],
): void {
  let sum = 0;
  for (let i = 0; i < kinds.length; i++) {
    weights[i] *= likelihood(kinds[i]);
    sum += weights[i];
  }
  let all = 0;
  for (const { prior } of kinds) all += prior;
  for (let i = 0; i < kinds.length; i++) {
    weights[i] = (1 - NEVER_LESS) * (weights[i] / sum) + NEVER_LESS * (kinds[i].prior / all);
  }
}

function pick<Kind>(kinds: readonly Kind[], weights: readonly number[], random: Random): Kind {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let left = (random.below(1 << 24) / (1 << 24)) * sum;
  for (let i = 0; i < kinds.length; i++) {
    left -= weights[i];
    if (left < 0) return kinds[i];
  }
  return kinds[kinds.length - 1];
}
