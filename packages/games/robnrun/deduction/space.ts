import { FEWEST_TOOLS, MOST_KINDS, MOST_OF_ONE, MOST_TOOLS, SAFE_COUNT, type SafeId, SAFES } from "../content/safes.ts";
import { KINDS } from "../content/tools.ts";
import { allNeeds } from "./all-needs.ts";
import { collectSums, keyOf } from "./sums.ts";

/** Every need that some safes can have together, with how many ways lead to it. Flat: seven counts a need, in the order of their keys. */
export interface NeedSpace {
  readonly size: number;
  readonly counts: Uint8Array;
  readonly ways: Float64Array;
}

const singles = spaceOf(possibleSafes());
const LIMITS = { fewest: FEWEST_TOOLS, most: MOST_TOOLS, ofOne: MOST_OF_ONE };
const possible: (NeedSpace | undefined)[] = [emptySpace(), singles];

/** any safes are possible. Made once for each number of safes: three of them have some 160,000 needs. */
export function possibleNeeds(safes: number): NeedSpace {
  return (possible[safes] ??= allNeeds(singles, safes, LIMITS));
}

let listed: { readonly key: string; readonly spaces: (NeedSpace | undefined)[] } = { key: "-", spaces: [] };

/** only safes of the list that nobody has seen yet are possible. The last list of seen safes is kept. */
export function listedNeeds(safes: number, gone: readonly SafeId[]): NeedSpace {
  const key = gone.join();
  if (listed.key !== key) {
    const left = Array.from({ length: SAFE_COUNT }, (_, safe) => safe).filter((safe) => !gone.includes(safe));
    listed = { key, spaces: [emptySpace(), spaceOf(left.map((safe) => SAFES[safe]))] };
  }
  const { spaces } = listed;
  const make = (count: number): NeedSpace => (spaces[count] ??= collectSums(make(count - 1), spaces[1] as NeedSpace));
  return make(safes);
}

function emptySpace(): NeedSpace {
  return spaceOf([Array<number>(KINDS).fill(0)]);
}

function spaceOf(needs: readonly (readonly number[])[]): NeedSpace {
  const ordered = needs.toSorted((a, b) => keyOf(a) - keyOf(b));
  return { size: needs.length, counts: Uint8Array.from(ordered.flat()), ways: new Float64Array(needs.length).fill(1) };
}

/** All safes within: 728 of them. */
function possibleSafes(): number[][] {
  const found: number[][] = [];
  const choose = (need: number[], kinds: number, total: number): void => {
    if (need.length === KINDS) {
      if (total >= FEWEST_TOOLS) found.push(need);
      return;
    }
    for (let count = 0; count <= MOST_OF_ONE && total + count <= MOST_TOOLS; count++) {
      const kindsNow = kinds + (count > 0 ? 1 : 0);
      if (kindsNow <= MOST_KINDS) choose([...need, count], kindsNow, total + count);
    }
  };
  choose([], 0, 0);
  return found;
}

/** Where a need stands in a space that holds it. */
export function indexOfNeed(space: NeedSpace, need: readonly number[]): number {
  const key = keyOf(need);
  let [low, high] = [0, space.size - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyOf(space.counts, middle * KINDS) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
