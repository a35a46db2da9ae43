import { type Colour, COLOURS, ROUTE, type Table } from "@safehouse/games/robnrun/board";
import { found } from "@safehouse/kernel";

export interface Space {
  readonly number: number;
  readonly dice: readonly Colour[];
  readonly isMarked: boolean;
  /** 1–3, or 0 for an ordinary space. */
  readonly terminal: number;
  /** Between the police and the car: what is left of the lead. */
  readonly isGap: boolean;
}

type Traffic = Pick<Table, "car" | "police" | "route">;

const MARKED: readonly number[] = ROUTE.marked;
const TERMINALS: readonly number[] = ROUTE.terminals;

export function spacesOf({ car, police, route }: Traffic): Space[] {
  return Array.from({ length: ROUTE.last }, (_, i) => {
    const number = i + 1;
    const place = MARKED.indexOf(number);
    return {
      number,
      dice: place < 0 ? [] : diceOn(route, place),
      isMarked: place >= 0,
      terminal: TERMINALS.indexOf(number) + 1,
      isGap: number > police && number < car,
    };
  });
}

function diceOn(route: readonly number[], place: number): Colour[] {
  return COLOURS.flatMap((colour, c) => Array<Colour>(found(route[place * COLOURS.length + c])).fill(colour));
}

/** The road in three numbers, for small screens. */
export interface Outlook {
  readonly lead: number;
  /** The next dice that wait on the way. */
  readonly next: { readonly inSpaces: number; readonly dice: readonly Colour[] } | null;
  /** Spaces to terminal 1; 0 or less once it is reached. */
  readonly toAirport: number;
  readonly terminal: number;
}

export function outlookOf(table: Traffic): Outlook {
  const spaces = spacesOf(table);
  const next = spaces.find(({ number, dice }) => number > table.car && dice.length > 0);
  return {
    lead: Math.max(0, table.car - table.police),
    next: next === undefined ? null : { inSpaces: next.number - table.car, dice: next.dice },
    toAirport: found(TERMINALS[0]) - table.car,
    terminal: TERMINALS.indexOf(table.car) + 1,
  };
}

/** The police may drive past the last space. */
export const spaceOnRoad = (space: number): number => Math.min(space, ROUTE.last);
