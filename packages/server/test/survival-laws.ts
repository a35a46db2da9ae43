import { verifyChance } from "@safehouse/chance";
import {
  type GameEvent,
  isChance,
  type MatchRecord,
  publishedCount,
  replay,
  type Seat,
  type Timeline,
  type Viewer,
} from "@safehouse/kernel";
import { commitmentOf } from "@safehouse/chance";
import { isDeepStrictEqual } from "node:util";
import type { StoredEntry } from "../src/store/store.ts";
import { matchSeats } from "../src/tables/play.ts";
import { MASK, type World } from "./survival-world.ts";
import { linesOf } from "./store-lines.ts";

const STEP = 250;
/** A room tries again so long after the store has failed it. */
const RETRY = 1_000;
const MOST_ROUNDS = 400;

interface Told {
  readonly timeline: Timeline;
  readonly log: readonly StoredEntry[];
  /** By entry: after which one the question was put that it answers, if that was a masked one. */
  readonly askedAfter: ReadonlyMap<number, number>;
  /** The masked questions that are open now, and after which entry each was put. */
  readonly open: ReadonlyMap<string, number>;
}

/** Whatever happened before: once trouble stops and time passes, every answer settles, and the match can be played to its end. */
export async function bringToItsEnd(world: World): Promise<void> {
  world.kept.heal();
  await world.calm();
  for (let waited = 0; waited < RETRY; waited += STEP) await passCalmly(world);
  for (let waited = 0; waited <= MASK; waited += STEP) {
    await requireTimely(world);
    await passCalmly(world);
  }
  const stuck = world.sent.filter(({ result }) => result === null);
  for (const { command } of stuck) world.violations.push(`${command} is never answered`);
  if (stuck.length === 0) await playOn(world);
}

async function passCalmly(world: World): Promise<void> {
  await world.pass(STEP);
  await world.calm();
}

/** A mask holds an answer for its time and no longer, however often the room was closed or read again meanwhile. */
async function requireTimely(world: World): Promise<void> {
  const { open } = await tell(world);
  for (const { command, decision, result } of world.sent) {
    const after = open.get(decision ?? "");
    const held = after === undefined ? 0 : Date.now() - (world.kept.written.get(after)?.done ?? 0);
    if (result === null && held >= MASK) world.violations.push(`${command} is held for ${held} ms`);
  }
}

async function playOn(world: World): Promise<void> {
  let isOver = false;
  for (let round = 0; !isOver; round++) {
    if (round === MOST_ROUNDS) return void world.violations.push("the match cannot be played to its end");
    world.ask(({ matches }) =>
      matches.use(world.match, async (room) => {
        const { pending, outcome } = room.match.snapshot("spectator");
        isOver = outcome !== null;
        await Promise.all(pending.map(({ seat, id }) => room.playAbsent(seat, id)));
      }),
    );
    await world.calm();
    while (world.isBusy && round++ < MOST_ROUNDS) await passCalmly(world);
  }
}

/** All that is wrong with what happened, judged by the log alone. */
export async function findViolations(world: World): Promise<readonly string[]> {
  const { violations } = world;
  if (violations.length > 0) return violations;
  const stored = await world.kept.memory.findMatch(world.match);
  if (stored === null || stored.status !== "over") return [`the match is ${stored?.status}: ${stored?.problem}`];
  const told = await tell(world);
  const record = { ...stored, commitment: commitmentOf(stored.seed), entries: told.timeline.entries };
  const verified = verifyChance(world.game, record as unknown as MatchRecord);
  if (!verified.ok) violations.push(`the log does not hold: ${verified.error.problem}`);
  requireOnce(world, told);
  requireMasks(world, told);
  requireSameSights(world, told);
  await requireSameSeats(world);
  return violations;
}

async function tell(world: World): Promise<Told> {
  const stored = await world.kept.memory.findMatch(world.match);
  const log = await linesOf(world.kept.memory, world.match);
  const { game } = world;
  const open = new Map<string, number>();
  const askedAfter = new Map<number, number>();
  const entries = log.map(({ entry }) => entry);
  const replayed = replay(game, stored?.config, stored?.seats.length ?? 0, entries, ({ state }, { entry }) => {
    const after = open.get(entry.decision);
    if (after !== undefined) askedAfter.set(entry.n, after);
    const masked = game.pending(state).filter((each) => !isChance(each) && game.meta.decisions[each.kind]?.masked);
    const ids = new Set(masked.map((each) => (isChance(each) ? each.label : each.id)));
    for (const id of open.keys()) if (!ids.has(id)) open.delete(id);
    for (const id of ids) if (!open.has(id)) open.set(id, entry.n);
  });
  if (!replayed.ok) throw new Error(`the log does not replay: entry ${replayed.error.n} ${replayed.error.problem}`);
  return { timeline: replayed.value, log, askedAfter, open };
}

/** An accepted command is in the log once, and no other is. One that got a problem for an answer may have been written. */
function requireOnce(world: World, { log }: Told): void {
  const commands = new Set(world.sent.map(({ command }) => command));
  for (const command of commands) {
    const results = world.sent.filter((sent) => sent.command === command).map(({ result }) => result);
    const count = log.filter((line) => line.command === command).length;
    const isAccepted = results.includes("done");
    if (count > 1 || (isAccepted && count === 0) || (count === 1 && !isAccepted && !results.includes("problem"))) {
      world.violations.push(`${command} was answered ${results.join(", ")} and is in the log ${count} times`);
    }
  }
}

/** No masked answer takes effect before its time, unless there was nobody to learn anything from it. */
function requireMasks(world: World, { askedAfter }: Told): void {
  const { written } = world.kept;
  for (const [n, after] of askedAfter) {
    const at = written.get(n)?.called ?? 0;
    const asked = written.get(after)?.called ?? 0;
    if (at >= asked + MASK || wereAllBots(world, asked, at)) continue;
    world.violations.push(`entry ${n} took effect ${at - asked} ms after its question was put`);
  }
}

function wereAllBots({ kept: { seatings } }: World, from: number, to: number): boolean {
  return seatings.some(({ at, seats }, i) => {
    const next = seatings.slice(i + 1).find(({ isTold }) => isTold);
    return seats.every(({ kind }) => kind === "bot") && at <= to && (next === undefined || next.at >= from);
  });
}

/** Everybody is told every entry once and in order, and nothing that a replay of the log would not tell them. */
function requireSameSights(world: World, { timeline }: Told): void {
  for (const { viewer, from, frames } of world.onlookers) {
    for (const [i, { n, events }] of frames.entries()) {
      if (n !== from + 1 + i) world.violations.push(`${viewer} was told entry ${n} after ${from + i}`);
      if (!isDeepStrictEqual(events, seen(timeline, n, viewer))) {
        world.violations.push(`${viewer} was told ${JSON.stringify(events)} of entry ${n}`);
      }
    }
  }
}

function seen({ game, steps }: Timeline, n: number, viewer: Viewer): GameEvent[] {
  const events = steps[n - 1]?.events ?? [];
  return events.map((event) => game.viewEvent(event, viewer) as GameEvent | null).filter((event) => event !== null);
}

/** The match knows who sits at its table, and looks to each of them as its log says. */
async function requireSameSeats(world: World): Promise<void> {
  const { matches, parlour } = await world.house();
  const look = parlour.book.find(world.table);
  await world.calm();
  const kept = await look;
  if (kept === null) return void world.violations.push("the table is gone");
  const wanted = matchSeats(kept.body).seats;
  const looking = matches.use(world.match, (room) => ({
    seats: room.stored.seats,
    sights: viewers(wanted.length).map((viewer) => room.match.snapshot(viewer)),
  }));
  await world.calm();
  const { seats, sights } = await looking;
  const stored = (await world.kept.memory.findMatch(world.match))?.seats;
  for (const [who, known] of Object.entries({ room: seats, store: stored })) {
    if (!isDeepStrictEqual(known, wanted)) world.violations.push(`the ${who} thinks that ${JSON.stringify(known)} sit`);
  }
  const { timeline } = await tell(world);
  const { game, state } = timeline;
  for (const [i, viewer] of viewers(wanted.length).entries()) {
    const expected = { n: publishedCount(timeline), view: game.view(state, viewer) as unknown };
    const { n, view } = sights[i] ?? {};
    if (!isDeepStrictEqual({ n, view }, expected)) world.violations.push(`${viewer} sees ${JSON.stringify(view)}`);
  }
}

function viewers(seats: number): Viewer[] {
  return ["spectator", ...Array.from({ length: seats }, (_, seat): Seat => seat)];
}
