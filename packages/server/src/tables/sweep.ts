import type { Kept } from "../guests/collection.ts";
import { DamagedLog, type MatchStatus } from "../store/store.ts";
import { redate } from "../upkeep/redate.ts";
import type { TableBook } from "./book.ts";
import { paperCodes } from "./paper.ts";
import type { Parlour } from "./parlour.ts";
import { guestSeats, type Table, touched } from "./table.ts";

const DAY = 86_400_000;
/** How much is done in one step. A step of any kind keeps the store busy for some milliseconds at most. */
const STEP = { tables: 10, guests: 2, documents: 100, matches: 10, lines: 200 };

/**
 * Clears away what nobody has used for as long as the operator keeps it. Yields after every small step. Matches that are set apart stay
 * until the operator has decided about them, and so do their tables.
 */
export async function* sweep(parlour: Parlour): AsyncGenerator<void> {
  const { house, book, chats, guests, devices, personal, studies } = parlour;
  const { store, settings, surroundings } = house;
  yield* redate(store, settings.keep, [book, guests, chats, devices, studies], surroundings);
  // Those that are due soon are looked at, too: whoever still plays there is not to read that the table will go.
  yield* eachDue(
    parlour,
    STEP.tables,
    (limit) => book.due(book.now() + 2 * DAY, limit),
    (id) => sweepTable(parlour, id),
  );
  yield* eachDue(
    parlour,
    STEP.guests,
    (limit) => guests.due(book.now(), limit),
    (guest) => personal.forget({ guest }),
  );
  while ((await store.removeExpired(book.now(), STEP.documents)) > 0) yield;
  yield* sweepMatches(parlour, "running", settings.keep.abandoned);
  yield* sweepMatches(parlour, "over", settings.keep.finished);
  while ((await store.clearLines(STEP.lines)) > 0) yield;
}

/** Each once, step by step. One that cannot be dealt with is reported and does not hold up the others. */
async function* eachDue(
  { house }: Parlour,
  step: number,
  due: (limit: number) => Promise<readonly string[]>,
  act: (id: string) => Promise<void>,
): AsyncGenerator<void> {
  const passed = new Set<string>();
  // Those that stay are named again: behind them are others.
  for (let limit = step; ;) {
    const named = await due(limit);
    const fresh = named.filter((id) => !passed.has(id)).slice(0, step);
    if (fresh.length === 0 && named.length < limit) return;
    limit = step + named.length - fresh.length;
    for (const id of fresh) {
      passed.add(id);
      await act(id).catch((error: unknown) => house.report(error, "something old could not be cleared away"));
    }
    yield;
  }
}

async function sweepTable({ house, book, chats }: Parlour, id: string): Promise<void> {
  const kept = await book.find(id);
  if (kept === null) return;
  const { match, phase, touchedN } = kept.body;
  const stay = async (n: number): Promise<void> =>
    void (await book.change(id, (table) => touched(table, book.now(), n)));
  if (match !== null && (await isSetApart(book, match))) return stay(touchedN);
  // A table whose match went on meanwhile was not forgotten, even if nobody looked at the table itself.
  const n = phase === "playing" && match !== null ? ((await house.store.endOf(match))?.left ?? 0) : 0;
  if (n > touchedN) return stay(n);
  if (kept.expiresAt === null || kept.expiresAt > book.now()) return;
  if (match === null || (await house.matches.discard(match))) await clear(book, chats, kept);
  else await stay(touchedN);
}

async function isSetApart({ house }: TableBook, match: string): Promise<boolean> {
  try {
    return (await house.store.findMatch(match))?.status === "quarantined";
  } catch (error) {
    if (error instanceof DamagedLog) return true;
    throw error;
  }
}

async function* sweepMatches(parlour: Parlour, status: MatchStatus, keepMs: number | null): AsyncGenerator<void> {
  if (keepMs === null) return;
  const { house, book } = parlour;
  yield* eachDue(
    parlour,
    STEP.matches,
    (limit) => house.store.agedMatches(status, book.now() - keepMs, limit),
    (id) => sweepMatch(parlour, id),
  );
}

async function sweepMatch({ house, book, chats }: Parlour, id: string): Promise<void> {
  const table = await book.ofMatch(id);
  // A table that is not over goes by its own time, and takes its match along.
  const isItsTables = table !== null && table.body.phase !== "over";
  if (isItsTables || !(await house.matches.discard(id))) await house.store.touchMatch(id);
  else if (table !== null) await clear(book, chats, table);
  else await book.indexes.byMatch.remove(id);
}

/** Everything that knows of the table, and the table last. */
async function clear(book: TableBook, chats: Parlour["chats"], { id, body }: Kept<Table>): Promise<void> {
  const { indexes } = book;
  await chats.remove(id);
  const code = body.code ?? body.screenCode;
  if (code !== undefined) await indexes.dropCode(code);
  for (const paper of paperCodes(body)) await indexes.papers.remove(paper);
  if (body.match !== null) await indexes.byMatch.remove(body.match);
  for (const index of [indexes.listed, indexes.timed]) await index.remove(id);
  for (const { guest } of guestSeats(body)) {
    await indexes.of(guest).remove(id);
    await indexes.playedBy(guest).remove(id);
  }
  book.whereabouts.close(id);
  await book.remove(id);
}
