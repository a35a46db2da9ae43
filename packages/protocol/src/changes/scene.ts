import type { Json } from "@safehouse/kernel";
import type { MatchSnapshot, WireMove } from "../wire.ts";

/** The moves that answer one question, as they are listed. */
export interface Menu {
  readonly decision: string;
  readonly options: readonly (readonly [move: Json, label: string])[];
}

/**
 * What a viewer sees of a match and may see differently after the next entry. Moves are gathered by their question: its id is another
 * one after every answer, and would make all of them look new.
 */
export interface Scene {
  readonly n: number;
  readonly view: MatchSnapshot["view"];
  readonly pending: MatchSnapshot["pending"];
  readonly menus: readonly Menu[];
  readonly outcome: MatchSnapshot["outcome"];
  readonly seats: MatchSnapshot["seats"];
}

/** The order of the fields is part of what is summed up. */
export function sceneOf({ n, view, pending, moves, outcome, seats }: Omit<Scene, "menus"> & MovesOf): Scene {
  return { n, view, pending, menus: menusOf(moves), outcome, seats };
}

type MovesOf = Pick<MatchSnapshot, "moves">;

function menusOf(moves: readonly WireMove[]): Menu[] {
  const menus: { decision: string; options: (readonly [Json, string])[] }[] = [];
  for (const { decision, move, label } of moves) {
    const last = menus.at(-1);
    if (last?.decision === decision) last.options.push([move, label]);
    else menus.push({ decision, options: [[move, label]] });
  }
  return menus;
}

export function movesOf({ menus }: Scene): WireMove[] {
  return menus.flatMap(({ decision, options }) => options.map(([move, label]) => ({ decision, move, label })));
}

/** What the check sum is taken of: both sides write it in the same order. */
export function textOf(scene: Scene): string {
  return JSON.stringify(scene);
}
