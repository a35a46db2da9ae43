import { found } from "@safehouse/kernel";
import type { Table } from "../../packages/games/clou/compile/table.ts";

/** A cell that is marked in fewer heists than this, on every plan, is dead. */
const LEAST_USE = 0.03;

/** Counts in how many heists every cell of a sheet was marked. */
export interface Uses {
  /** How the sheets stand at the end of a heist on a plan. */
  note(plan: string, table: Table, board: readonly number[]): void;
  /** By thief: the cells that are dead, each with its largest share. */
  dead(): { readonly thief: string; readonly cells: readonly string[] }[];
}

export function makeUses(): Uses {
  const heists = new Map<string, number>();
  const marked = new Map<string, Map<string, number>>();
  const thieves = new Map<string, readonly string[]>();
  return {
    note(plan, table, board) {
      table.sheets.forEach(({ thief, names, ownCells }, seat) => {
        const at = found(table.cellsAt[seat]);
        const key = `${thief} ${plan}`;
        const counts = marked.get(key) ?? new Map<string, number>();
        marked.set(key, counts);
        heists.set(key, (heists.get(key) ?? 0) + 1);
        thieves.set(thief, names.slice(0, ownCells));
        names.slice(0, ownCells).forEach((name, cell) => {
          if (board[at + cell] !== 0) counts.set(name, (counts.get(name) ?? 0) + 1);
        });
      });
    },
    dead: () =>
      [...thieves].map(([thief, names]) => ({
        thief,
        cells: names.flatMap((name) => {
          const shares = [...marked].flatMap(([key, counts]) =>
            key.startsWith(`${thief} `) ? [(counts.get(name) ?? 0) / found(heists.get(key))] : [],
          );
          const most = Math.max(...shares);
          return most < LEAST_USE ? [`${name} ${(100 * most).toFixed(1)} %`] : [];
        }),
      })),
  };
}
