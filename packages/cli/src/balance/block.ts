import type { Block, LabTask } from "../lab/threads.ts";

export interface BalanceTask extends LabTask {
  readonly games: number;
}

/** Some of the matches that a study asks for, in its order. */
export interface BalanceBlock extends Block {
  readonly from: number;
}

const BLOCK = 20;

export function blocksOf(matches: number): BalanceBlock[] {
  return Array.from({ length: Math.ceil(matches / BLOCK) }, (_, i) => {
    const [from, count] = [i * BLOCK, Math.min(BLOCK, matches - i * BLOCK)];
    return { name: `${from} ${count}`, from, count };
  });
}
