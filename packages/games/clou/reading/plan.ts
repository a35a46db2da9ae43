import { DONE, NOT_NEEDED, OPEN } from "../slots.ts";
import type { Effect } from "../content/plan.ts";
import { maskName } from "../content/symbols.ts";
import type { Sight } from "../play.ts";
import { isSymbolOpen } from "../rules/access.ts";

export interface PlanSymbol {
  readonly name: string;
  /** `lock`, or `lock/safe` for either. */
  readonly colours: string;
  readonly state: "needed" | "crossed" | "not-needed";
  /** It may be crossed now, given the right symbol. */
  readonly isOpen: boolean;
}

/** A challenge or a loot. */
export interface Thing {
  readonly name: string;
  readonly kind: "challenge" | "loot";
  readonly room: string;
  readonly state: "closed" | "open" | "done";
  readonly value: number;
  readonly parts: readonly {
    readonly symbols: readonly PlanSymbol[];
    readonly traces: number;
    readonly effects: readonly Effect[];
  }[];
}

export function readThings(sight: Sight): Thing[] {
  const { table, board } = sight;
  const { plan } = table;
  const symbol = (i: number): PlanSymbol => {
    const held = board[table.symbolsAt + i];
    return {
      name: plan.symbolNames[i],
      colours: maskName(plan.symbolMask[i]),
      state: held === NOT_NEEDED ? "not-needed" : held === 0 ? "needed" : "crossed",
      isOpen: isSymbolOpen(sight, i),
    };
  };
  return plan.thingNames.map((name, thing) => {
    const held = board[table.thingsAt + thing];
    return {
      name,
      kind: thing < plan.challengeCount ? "challenge" : "loot",
      room: plan.roomNames[plan.thingRoom[thing]],
      state: held === DONE ? "done" : held === OPEN ? "open" : "closed",
      value: plan.value[thing],
      parts: plan.thingParts[thing].map((part) => ({
        symbols: plan.partSymbols[part].map(symbol),
        traces: plan.partTraces[part],
        effects: plan.partEffects[part],
      })),
    };
  });
}

export interface Room {
  readonly name: string;
  readonly isOpen: boolean;
}

export function readRooms({ table, board }: Sight): Room[] {
  return table.plan.roomNames.map((name, room) => ({ name, isOpen: board[table.roomsAt + room] === OPEN }));
}
