import { readCells, readNight, readRooms, readThings, type View } from "@safehouse/games/clou/board";

/** What is written in one cell of a sheet. `soft` is not settled yet: dotted pencil. */
export interface CellMark {
  readonly number?: number;
  readonly crossed?: boolean;
  readonly soft?: boolean;
}

export interface SheetMarks {
  readonly [cell: string]: CellMark;
}

/** What is crossed on a plan, and what stands open. */
export interface PlanMarks {
  readonly crossed: ReadonlySet<string>;
  readonly soft?: ReadonlySet<string>;
  /** Challenges overcome and loot taken. */
  readonly done: ReadonlySet<string>;
  readonly openRooms: ReadonlySet<string>;
  /** Challenges and loot that may be worked on. */
  readonly openThings: ReadonlySet<string>;
  /** Symbols left on the bars, those of special rules included. */
  readonly left: { readonly [bar: string]: number };
}

export function sheetMarks(view: View, seat: number): SheetMarks {
  const marks = readCells(view, seat).flatMap(({ name, state, number }): [string, CellMark][] =>
    state === "empty" ? [] : [[name, { ...(number > 0 && { number }), ...(state === "crossed" && { crossed: true }) }]],
  );
  return Object.fromEntries(marks);
}

export function planMarks(view: View): PlanMarks {
  const things = readThings(view);
  const { bars, specials } = readNight(view);
  const symbols = things.flatMap(({ parts }) => parts.flatMap((part) => part.symbols));
  const named = (list: readonly { readonly name: string }[]): Set<string> => new Set(list.map(({ name }) => name));
  return {
    crossed: named(symbols.filter(({ state }) => state === "crossed")),
    done: named(things.filter(({ state }) => state === "done")),
    openRooms: named(readRooms(view).filter(({ isOpen }) => isOpen)),
    openThings: named(things.filter(({ state }) => state !== "closed")),
    left: {
      time: bars.time.left,
      traces: bars.traces.left,
      cars: bars.cars.left,
      police: bars.police.left,
      ...Object.fromEntries(specials.map(({ id, left }) => [id, left])),
    },
  };
}
