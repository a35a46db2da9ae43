import { DONE, OPEN } from "../slots.ts";
import { COLOURS } from "../content/symbols.ts";
import type { Sight } from "../play.ts";
import type { Table } from "../compile/table.ts";
import { pointsInHand } from "../points.ts";
import { isSneaking } from "../rules/access.ts";
import { hintsFor } from "./hints.ts";
import { fingerprint, mix } from "./seen.ts";

/** What a bot thinks of the plan as it stands. */
export interface Outlook {
  /** Loot in hand, with collections: what the plan alone says of the points. */
  readonly inHand: number;
  /** Loot still to be had, each piece worth less for every symbol on the shortest way to it. */
  readonly promise: number;
  /** What crossing one more symbol of a part brings nearer. */
  readonly pull: readonly number[];
  /** How much each colour is wanted, 0 to 1, and the same as one number. */
  readonly wants: readonly number[];
  readonly wantsKey: number;
}

/** What is left of a loot's worth for each symbol that is missing on the way to it. */
const PATIENCE = 0.74;
const FAR = 40;
const POWERS = Array.from({ length: 2 * FAR * 3 }, (_, i) => PATIENCE ** (i / 2));
const TRACE_DETOUR = 1.5;
const ALARM_DETOUR = 4;
const MOST_KNOWN = 20_000;

const KNOWN = new WeakMap<Table, Map<number, Outlook>>();

/** Positions of the plan return again and again while dice are tried, so each is worked out once. */
export function outlookOf(sight: Sight): Outlook {
  const { table, board } = sight;
  let known = KNOWN.get(table);
  if (known === undefined) KNOWN.set(table, (known = new Map()));
  const key = fingerprint(board, table.symbolsAt, table.barsAt);
  let outlook = known.get(key);
  if (outlook === undefined) {
    if (known.size > MOST_KNOWN) known.clear();
    known.set(key, (outlook = workOut(sight)));
  }
  return outlook;
}

function workOut(sight: Sight): Outlook {
  const { table, board } = sight;
  const { plan } = table;
  const missing = partsMissing(sight);
  const easiest = plan.thingParts.map((parts) => parts.reduce((a, b) => (missing[b] < missing[a] ? b : a)));
  const isDone = (thing: number): boolean => board[table.thingsAt + thing] === DONE;
  const need = (thing: number): number => (isDone(thing) ? 0 : missing[easiest[thing]]);
  const { toRoom, door } = waysToRooms(sight, need);
  const { leading, keepsake } = hintsFor(table);
  const isLeaving = isSneaking(sight);
  const pull = new Array<number>(missing.length).fill(0);
  let promise = 0;
  let inHand = pointsInHand(sight);
  for (let loot = plan.challengeCount; loot < plan.thingNames.length; loot++) {
    if (isDone(loot)) inHand += keepsake[loot];
    if (isDone(loot) || isLeaving) continue;
    const onTheWay = [loot];
    const isLed = plan.isLed[loot] && board[table.thingsAt + loot] === 0;
    if (isLed) onTheWay.push(leading[loot].reduce((a, b) => (need(b) < need(a) ? b : a)));
    for (let room = plan.thingRoom[loot]; toRoom[room] > 0 && door[room] >= 0; room = plan.thingRoom[door[room]]) {
      onTheWay.push(door[room]);
    }
    const way = onTheWay.reduce((sum, thing) => sum + need(thing), 0);
    const worth = (plan.value[loot] + keepsake[loot]) * POWERS[Math.round(2 * way)];
    promise += worth;
    for (const thing of onTheWay) {
      for (const part of plan.thingParts[thing]) {
        const detour = missing[part] - need(thing);
        pull[part] += worth * (1 / PATIENCE - 1) * POWERS[Math.round(2 * detour)];
      }
    }
  }
  const wants = wantsOf(sight, isLeaving);
  const wantsKey = wants.reduce((key, want, colour) => key ^ mix(colour, Math.round(want * 1000)), 0);
  return { inHand, promise, pull, wants, wantsKey };
}

/** How many symbols each part still needs; what it costs besides counts as a detour. */
function partsMissing({ table, board }: Sight): number[] {
  const { plan } = table;
  return plan.partSymbols.map((symbols, part) => {
    let count = plan.partTraces[part] > 0 ? TRACE_DETOUR : 0;
    if (plan.partEffects[part].some((effect) => effect.do === "alarm")) count += ALARM_DETOUR;
    for (const symbol of symbols) if (board[table.symbolsAt + symbol] === 0) count++;
    return count;
  });
}

/** The shortest way to every room, and the last challenge on it. */
function waysToRooms({ table, board }: Sight, need: (thing: number) => number): { toRoom: number[]; door: number[] } {
  const { plan } = table;
  const { opening } = hintsFor(table);
  const toRoom: number[] = plan.roomNames.map((_, room) => (board[table.roomsAt + room] === OPEN ? 0 : FAR));
  const door = plan.roomNames.map(() => -1);
  for (let changed = true; changed;) {
    changed = false;
    for (let room = 0; room < toRoom.length; room++) {
      for (const challenge of opening[room]) {
        const way = toRoom[plan.thingRoom[challenge]] + need(challenge);
        if (way >= toRoom[room]) continue;
        toRoom[room] = way;
        door[room] = challenge;
        changed = true;
      }
    }
  }
  return { toRoom, door };
}

/** Open symbols count in full, those behind doors less. */
function wantsOf({ table, board }: Sight, isLeaving: boolean): number[] {
  const { plan } = table;
  const wants: number[] = COLOURS.map(() => 0);
  plan.symbolMask.forEach((mask, symbol) => {
    const thing = plan.partThing[plan.symbolPart[symbol]];
    const held = board[table.thingsAt + thing];
    if (board[table.symbolsAt + symbol] !== 0 || held === DONE || (isLeaving && thing !== plan.sneakThing)) return;
    COLOURS.forEach((_, c) => {
      if ((mask >> c) & 1) wants[c] += held === OPEN ? 0.6 : 0.25;
    });
  });
  return wants.map((want) => Math.min(1, want));
}
