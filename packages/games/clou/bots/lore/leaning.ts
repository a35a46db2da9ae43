import { GREEDY } from "./features.ts";
import { TRUST } from "./lore.ts";

/** Weights that say, trusted as all are (lore.ts), what these say when they are trusted so much and greedy play the rest. */
export function leaning(weights: Float64Array, trust: number): Float64Array {
  const share = trust / TRUST;
  const leant = weights.map((weight) => share * weight);
  leant[GREEDY] += 10 * (1 - share);
  return leant;
}
