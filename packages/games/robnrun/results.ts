import { KINDS } from "./content/tools.ts";

/** What an alarm phase brought to light: tools opened by tool, bags, and how many cards went onto the alarm pile. */
const STRIDE = KINDS + 2;

export const roundsSorted = (results: readonly number[]): number => results.length / STRIDE;

export function addResult(results: number[], opened: readonly number[], bags: number, wrong: number): void {
  results.push(...opened, bags, wrong);
}

/** Rounds count from 1. */
export const openedIn = (results: readonly number[], round: number, tool: number): number =>
  results[(round - 1) * STRIDE + tool];
export const bagsIn = (results: readonly number[], round: number): number => results[(round - 1) * STRIDE + KINDS];
export const wrongIn = (results: readonly number[], round: number): number => results[(round - 1) * STRIDE + KINDS + 1];

/** The results of the first rounds. */
export const uptoRound = (results: readonly number[], round: number): readonly number[] =>
  results.slice(0, round * STRIDE);

/** The tools that lay open at the end of a round; 0 is the start. */
export function openAfter(results: readonly number[], round: number): number[] {
  const open = Array<number>(KINDS).fill(0);
  for (let r = 1; r <= round; r++) for (let tool = 0; tool < KINDS; tool++) open[tool] += openedIn(results, r, tool);
  return open;
}
