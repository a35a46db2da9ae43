import type { GameEvent, GameView } from "@safehouse/kernel";
import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps } from "../boards/contract.ts";
import type { Answering } from "./answering.ts";

/** What parts of the kit ask of a table. A board's own table has all of it, and what its own parts ask for. */
export interface KitTable<
  // oxlint-disable-next-line typescript/no-explicit-any -- views and moves of different games have nothing in common
  View extends GameView = any,
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  Move = any,
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  Event extends GameEvent = any,
>
  extends BoardProps<View, Move, Event>, Omit<Answering<Move>, "listed"> {}

const KitContext = createContext<KitTable | null>(null);

/** For parts of the kit: the table that they stand on. */
export function useKit(): KitTable {
  return found(useContext(KitContext));
}

interface Laid<Table> {
  readonly table: Table;
  readonly children: ComponentChildren;
}

/** For boards: what lays a table for the parts on it, the board's own and the kit's, and what asks for it there. */
export function makeTable<Table extends KitTable>(): readonly [
  LaidTable: (props: Laid<Table>) => JSX.Element,
  useTable: () => Table,
] {
  const Context = createContext<Table | null>(null);
  function LaidTable({ table, children }: Laid<Table>): JSX.Element {
    return (
      <KitContext.Provider value={table}>
        <Context.Provider value={table}>{children}</Context.Provider>
      </KitContext.Provider>
    );
  }
  return [LaidTable, () => found(useContext(Context))];
}

function found<Table>(table: Table | null): Table {
  if (table === null) throw new Error("outside of the table");
  return table;
}
