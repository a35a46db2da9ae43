import type { Cell, Reader, View } from "@safehouse/games/clou/board";

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

export function sheetMarks(cells: readonly Cell[]): SheetMarks {
  const marks = cells.flatMap(({ name, state, number }): [string, CellMark][] =>
    state === "empty" ? [] : [[name, { ...(number > 0 && { number }), ...(state === "crossed" && { crossed: true }) }]],
  );
  return Object.fromEntries(marks);
}

export function planMarks(reader: Reader, view: View): PlanMarks {
  const things = reader.readThings(view);
  const { bars, specials, concert } = reader.readNight(view);
  const symbols = things.flatMap(({ parts }) => parts.flatMap((part) => part.symbols));
  const named = (list: readonly { readonly name: string }[]): Set<string> => new Set(list.map(({ name }) => name));
  return {
    crossed: named(symbols.filter(({ state }) => state === "crossed")),
    done: named(things.filter(({ state }) => state === "done")),
    openRooms: named(reader.readRooms(view).filter(({ isOpen }) => isOpen)),
    openThings: named(things.filter(({ state }) => state !== "closed")),
    left: {
      time: bars.time.left,
      traces: bars.traces.left,
      cars: bars.cars.left,
      police: bars.police.left,
      ...Object.fromEntries(specials.map(({ id, left }) => [id, left])),
      ...(concert && { [concert.id]: concert.steps.length - concert.crossed }),
    },
  };
}
