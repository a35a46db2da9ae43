import { commitmentOf, verifyChance } from "@safehouse/chance";
import {
  type GameEvent,
  isChance,
  type MatchRecord,
  publishedCount,
  replay,
  type Timeline,
  type Viewer,
} from "@safehouse/kernel";
import { isDeepStrictEqual } from "node:util";
import { linesOf } from "../store-lines.ts";
import type { StoredEntry } from "../../src/store/store.ts";
import { GAME, MASK } from "./game.ts";
import type { Seen } from "./person.ts";
import type { World } from "./world.ts";

/** A clock is read in whole milliseconds. */
const CLOCK_GRAIN = 2;
/** So much later than its time a masked answer may take effect where nothing else is wrong. */
const SLACK = 1_000;

interface Moment {
  readonly published: number;
  readonly state: unknown;
}

interface Told {
  readonly log: readonly StoredEntry[];
  readonly timeline: Timeline;
  /** After each entry, 0 being the start. */
  readonly moments: readonly Moment[];
  /** By entry: after which one the question was put that it answers, if that was a masked one. */
  readonly askedAfter: ReadonlyMap<number, number>;
}

/** Judges by the log alone what everybody was told. */
export async function judge(world: World): Promise<void> {
  const { witness } = world;
  const [match, ...others] = witness.made;
  if (match === undefined) return witness.violate("the table never started");
  if (others.length > 0) witness.violate(`the table was started ${witness.made.length} times`);
  for (const person of world.people) {
    for (const seen of person.matchesSeen) {
      if (seen !== match.id) witness.violate(`${person.name} was sent to another match`);
    }
  }
  const stored = await world.database.truth.findMatch(match.id);
  if (stored?.status !== "over") return witness.violate(`the match is ${stored?.status}: ${stored?.problem}`);
  const told = await tell(world, match.id);
  if (told === null) return;
  const record = { ...stored, commitment: commitmentOf(stored.seed), entries: told.timeline.entries };
  const verified = verifyChance(GAME, record as unknown as MatchRecord);
  if (!verified.ok) witness.violate(`the log does not hold: ${verified.error.problem}`);
  requireHonestDenials(world);
  requireMasks(world, match.id, told);
  for (const person of world.people) {
    for (const seen of person.sights) requireSameSight(world, person.name, seen, told);
  }
  await requireSameTalk(world);
}

async function tell(world: World, match: string): Promise<Told | null> {
  const { truth } = world.database;
  const stored = await truth.findMatch(match);
  const log = await linesOf(truth, match);
  const open = new Map<string, number>();
  const askedAfter = new Map<number, number>();
  const start = GAME.setup(stored?.config as never, stored?.seats.length ?? 0);
  const moments: Moment[] = [{ published: 0, state: start }];
  const entries = log.map(({ entry }) => entry);
  const replayed = replay(GAME, stored?.config, stored?.seats.length ?? 0, entries, (timeline, { entry }) => {
    const { state } = timeline;
    moments.push({ published: publishedCount(timeline), state });
    const after = open.get(entry.decision);
    if (after !== undefined) askedAfter.set(entry.n, after);
    const asked = GAME.pending(state).filter((each) => !isChance(each) && GAME.meta.decisions[each.kind]?.masked);
    const ids = new Set(asked.map((each) => (isChance(each) ? each.label : each.id)));
    for (const id of open.keys()) if (!ids.has(id)) open.delete(id);
    for (const id of ids) if (!open.has(id)) open.set(id, entry.n);
  });
  if (!replayed.ok) {
    world.witness.violate(`the log does not replay: entry ${replayed.error.n} ${replayed.error.problem}`);
    return null;
  }
  return { log, timeline: replayed.value, moments, askedAfter };
}

/** Who says that something has not happened must know it: no attempt that was under way then has happened, or will. */
function requireHonestDenials({ witness }: World): void {
  for (const { by, what, at } of witness.denials) {
    const written = witness.writtenFor(what);
    if (written !== null && written.calledAt <= at) {
      witness.violate(`${by.name} said of ${what} that it has not happened, and ${written.by.name} wrote it`);
    }
  }
}

/** No masked answer takes effect before its time, nor long after it, whatever happened to the houses meanwhile. */
function requireMasks({ witness }: World, match: string, { log, askedAfter }: Told): void {
  const ours = witness.written.filter((each) => each.match === match);
  const writtenAt = new Map(ours.flatMap((each) => each.lines.map(({ entry }) => [entry.n, each] as const)));
  for (const [n, after] of askedAfter) {
    const written = writtenAt.get(n);
    const asked = writtenAt.get(after);
    if (written === undefined || asked === undefined) continue;
    const due = asked.writtenAt + MASK;
    if (written.writtenAt < due - CLOCK_GRAIN && !wereAllBots(witness.seatings, asked.writtenAt, written.writtenAt)) {
      witness.violate(`entry ${n} took effect ${(due - written.writtenAt).toFixed(0)} ms before its mask had passed`);
    }
    const command = log[n - 1]?.command ?? null;
    const arrival = command === null ? null : witness.arrivalOf(written.by, command);
    if (arrival === null) continue;
    const ready = Math.max(due, arrival);
    if (written.calledAt > ready + SLACK && !witness.wasTroubled(arrival, written.calledAt)) {
      witness.violate(`entry ${n} was held ${(written.calledAt - ready).toFixed(0)} ms longer than its mask`);
    }
  }
}

function wereAllBots(seatings: World["witness"]["seatings"], from: number, to: number): boolean {
  return seatings.some(({ at, seats }, i) => {
    const next = seatings[i + 1];
    return seats.every(({ kind }) => kind === "bot") && at <= to && (next === undefined || next.at >= from);
  });
}

/** Every entry once and in order, and nothing that the log would not tell this viewer, then or in the end. */
function requireSameSight(world: World, name: string, { viewer, entries, states, match }: Seen, told: Told): void {
  const { witness } = world;
  let last: number | null = null;
  for (const { n, events } of entries) {
    if (last !== null && n !== last + 1) witness.violate(`${name} was told entry ${n} after ${last}`);
    last = n;
    if (!isDeepStrictEqual(events, eventsFor(told.timeline, n, viewer))) {
      witness.violate(`${name} was told ${JSON.stringify(events)} of entry ${n}`);
    }
  }
  for (const { n, view } of states) {
    // What was sealed is opened entry by entry: each with the table as it stood right after it, when nobody was told.
    const isSo = told.moments.some(
      ({ published, state }, entry) =>
        (published === n || entry === n) && isDeepStrictEqual(plain(GAME.view(state, viewer)), view),
    );
    if (!isSo) witness.violate(`${name} saw ${JSON.stringify(view)} after entry ${n}`);
  }
  if (match.connection.status !== "open" || world.people.every((person) => person.match !== match)) return;
  const end = told.moments.at(-1) as Moment;
  const expected = { n: end.published, view: plain(GAME.view(end.state, viewer)) };
  const seen = { n: match.state?.n, view: match.state?.view as unknown };
  if (!isDeepStrictEqual(seen, expected)) witness.violate(`${name} ends with ${JSON.stringify(seen)}`);
}

function eventsFor({ steps }: Timeline, n: number, viewer: Viewer): GameEvent[] {
  const events = steps[n - 1]?.events ?? [];
  const told = events.map((event) => GAME.viewEvent(event, viewer) as GameEvent | null);
  return told.filter((event) => event !== null).map(plain);
}

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** What was said is there once, what was denied is not, and all who sit there have heard the same in the same order. */
async function requireSameTalk({ witness, people, database, table }: World): Promise<void> {
  const document = await database.truth.findDocument("chat", table);
  const messages = (document?.body as { messages?: { n: number; text: string }[] } | undefined)?.messages ?? [];
  for (const [i, { n }] of messages.entries()) {
    if (n !== i + 1) witness.violate(`message ${n} is the ${i + 1}th`);
  }
  for (const { said } of people) {
    for (const { text } of said) {
      const count = messages.filter((message) => message.text === text).length;
      const told = witness.saidFor.get(text);
      if (count > 1) witness.violate(`"${text}" was said ${count} times`);
      if (told === "acknowledged" && count === 0) witness.violate(`"${text}" is acknowledged and lost`);
      if (told === "denied" && count > 0) witness.violate(`"${text}" was said, and denied`);
    }
  }
  for (const person of people) {
    const heard = person.table?.messages.map(({ text }) => text) ?? [];
    if (
      person.table?.connection.status === "open" &&
      !isDeepStrictEqual(
        heard,
        messages.map(({ text }) => text),
      )
    ) {
      witness.violate(`${person.name} has heard ${JSON.stringify(heard)} instead of ${JSON.stringify(messages)}`);
    }
  }
}
