import { KINDS, type Tool } from "./tools.ts";

/**
 * the fixed list of 70 safes. A digit a tool, in the order of the tools: `0320000` needs three ID cards and two dynamite. Sorted
 * by size and shape; the shapes come about as often as they do among all 728 possible safes, and every tool is needed equally often.
 */
const LIST = `
  0300000 0003000 1200000 1000200 1000002 0200010 0200001 0020010 1010100 0110001 0101100 0100110 0010110 0001011
  0040000 0000040 1000030 0103000 0000301 0000103 2000020 0022000 0002002 0000220 2100100 2100010 2000101 1100002
  1021000 0021001 0011200 0010201 1110010 1010110 1001110 0100111
  4010000 4001000 1000400 1000004 0320000 0032000 0000302 0000032 0000023 3100001 1030010 1003010 1003001 0301100
  0011300 0010013 0001301 2020001 2001020 1220000 1202000 0220100 0210002 0201020 0000221 2001101 1102100 0211001
  0201110 0120011 0110120 0102011 0012011 0011120
`;

/** A safe in states and views is an index into this list. */
export type SafeId = number;

/** What each safe needs, by tool. */
export const SAFES: readonly (readonly number[])[] = LIST.trim()
  .split(/\s+/)
  .map((digits) => [...digits].map(Number));

export const SAFE_COUNT = SAFES.length;

/** the number of tools minus 2. */
export function goldIn(safe: SafeId): number {
  return SAFES[safe].reduce((sum, count) => sum + count, 0) - 2;
}

/** what the safes of a heist need in total, by tool. */
export function needOf(safes: readonly SafeId[]): number[] {
  const need = Array<number>(KINDS).fill(0);
  for (const safe of safes) for (let tool: Tool = 0; tool < KINDS; tool++) need[tool] += SAFES[safe][tool];
  return need;
}

export const FEWEST_TOOLS = 3;
export const MOST_TOOLS = 5;
export const MOST_KINDS = 4;
export const MOST_OF_ONE = 4;
