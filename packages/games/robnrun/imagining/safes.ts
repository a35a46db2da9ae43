import { type Random, shuffle } from "@safehouse/kernel";
import { needOf, SAFE_COUNT, type SafeId } from "../content/safes.ts";

const TRIES = 2000;

/** Some of these safes, as many as lie behind the screen, whose need fits; null if none do. Each choice is equally likely. */
export function pickSafes(
  count: number,
  candidates: readonly SafeId[],
  fits: (need: readonly number[]) => boolean,
  random: Random,
): SafeId[] | null {
  if (count === 0) return [];
  for (let i = 0; i < TRIES; i++) {
    const pick = pickDistinct(count, candidates, random);
    if (fits(needOf(pick))) return pick;
  }
  // Hints can leave very few: look through all of them, from a random end.
  return firstFitting(count, shuffle(random, candidates.slice()), fits);
}

function pickDistinct(count: number, candidates: readonly SafeId[], random: Random): SafeId[] {
  const pick: SafeId[] = [];
  while (pick.length < count) {
    const safe = candidates[random.below(candidates.length)];
    if (!pick.includes(safe)) pick.push(safe);
  }
  return pick;
}

function firstFitting(
  count: number,
  candidates: readonly SafeId[],
  fits: (need: readonly number[]) => boolean,
  picked: readonly SafeId[] = [],
): SafeId[] | null {
  if (picked.length === count) return fits(needOf(picked)) ? picked.slice() : null;
  for (const [i, safe] of candidates.entries()) {
    const found = firstFitting(count, candidates.slice(i + 1), fits, [...picked, safe]);
    if (found !== null) return found;
  }
  return null;
}

/** The safes that nobody at the table has seen yet. */
export function unseenSafes(gone: readonly SafeId[], own: readonly SafeId[]): SafeId[] {
  const seen = new Set([...gone, ...own]);
  return Array.from({ length: SAFE_COUNT }, (_, safe) => safe).filter((safe) => !seen.has(safe));
}
