import { loadGame } from "@safehouse/games";
import { isChance, type Json, publishedCount, replay, sameJson } from "@safehouse/kernel";
import { openSqliteStore } from "../packages/server/src/store/sqlite.ts";
import type { Store, StoredEntry } from "../packages/server/src/store/store.ts";
import { type Diary, digestOf, sightOf } from "./diary.ts";

export interface Checked {
  readonly matches: number;
  readonly entries: number;
  readonly acknowledged: number;
  readonly views: number;
  readonly violations: string[];
}

/**
 * Holds what clients wrote down against what is on disk: no acknowledged move is lost, none is doubled, n has no gaps, and every view
 * and every event that a client was told is what a replay of the log shows that seat. The server must be closed.
 */
export async function checkAll(folder: string, diaries: readonly Diary[]): Promise<Checked> {
  const store = await openSqliteStore(folder);
  try {
    return await checkStore(store, diaries);
  } finally {
    await store.close();
  }
}

export async function checkStore(store: Store, diaries: readonly Diary[]): Promise<Checked> {
  const sum = { matches: 0, entries: 0, acknowledged: 0, views: 0, violations: [] as string[] };
  for (const [match, group] of Map.groupBy(diaries, (diary) => diary.match)) {
    const stored = await store.findMatch(match);
    const say = (text: string): void => void sum.violations.push(`${match.slice(0, 8)}: ${text}`);
    if (stored === null) {
      say("the match is lost");
      continue;
    }
    let log: readonly StoredEntry[];
    try {
      log = (await store.readLog(match)).lines;
    } catch (error) {
      say((error as Error).message);
      continue;
    }
    sum.matches++;
    sum.entries += log.length;
    for (const [i, { entry }] of log.entries()) if (entry.n !== i + 1) say(`entry ${i + 1} has n ${entry.n}`);
    const game = await loadGame(stored.game, stored);
    if (game === null) throw new Error(`no game ${stored.game} with rules ${stored.rules}`);
    const seen = group.map((diary) => expectations(diary));
    /** After each entry, how far the table could know the log: sealed answers stay hidden until the last of them. */
    const published: number[] = [];
    const replayed = replay(
      game,
      stored.config,
      stored.seats.length,
      log.map(({ entry }) => entry),
      (timeline, step) => {
        const n = publishedCount(timeline);
        published.push(n);
        const pending = game
          .pending(timeline.state)
          .flatMap((each) => (isChance(each) ? [] : [{ id: each.id, seat: each.seat, kind: each.kind }]));
        for (const { diary, states, entries } of seen) {
          // What was sealed is opened entry by entry, each with the table as it stood right after it.
          for (const shown of [n, step.entry.n]) {
            if (states.has(shown)) states.get(shown)?.delete(sightOf(game.view(timeline.state, diary.seat), pending));
          }
          const told = step.events.flatMap((event) => (game.viewEvent(event, diary.seat) as Json | null) ?? []);
          if (entries.has(step.entry.n)) entries.get(step.entry.n)?.delete(digestOf(told));
        }
      },
    );
    if (!replayed.ok) say(`entry ${replayed.error.n} does not replay: ${replayed.error.problem}`);
    for (const diary of group) {
      sum.acknowledged += checkCommands(diary, log, published, say);
      for (const gap of diary.gaps) say(gap);
    }
    for (const { diary, states, entries } of seen) {
      sum.views += diary.states.length + diary.entries.length;
      for (const [n, rest] of states) if (rest.size > 0) say(`seat ${diary.seat} saw at ${n} what no replay shows`);
      for (const [n, rest] of entries)
        if (rest.size > 0) say(`seat ${diary.seat} was told of ${n} what no replay tells`);
    }
  }
  return sum;
}

/** What a client saw, by n; a replay strikes out what it shows, too. */
function expectations(diary: Diary) {
  const states = new Map<number, Set<string>>();
  for (const { n, seen } of diary.states) put(states, n, seen);
  const entries = new Map<number, Set<string>>();
  for (const { n, told } of diary.entries) put(entries, n, told);
  return { diary, states, entries };
}

function put(map: Map<number, Set<string>>, n: number, text: string): void {
  const set = map.get(n) ?? new Set<string>();
  map.set(n, set.add(text));
}

function checkCommands(
  diary: Diary,
  log: readonly StoredEntry[],
  published: readonly number[],
  say: (text: string) => void,
): number {
  const { seat, sent, answers } = diary;
  const own = log.filter(({ entry }) => entry.seat === seat);
  const byCommand = Map.groupBy(own, ({ command }) => command);
  for (const [command, entries] of byCommand) {
    if (command === null) say(`seat ${seat} was moved by nobody at ${entries[0]?.entry.n}`);
    else if (entries.length > 1) say(`command ${command} is in the log ${entries.length} times`);
    else if (!sent.has(command)) say(`command ${command} was never sent`);
  }
  for (const [decision, entries] of Map.groupBy(own, ({ entry }) => entry.decision)) {
    if (entries.length > 1) say(`${decision} was answered ${entries.length} times`);
  }
  const done = new Map<string, number>();
  for (const { command, status, n } of answers) {
    const entry = byCommand.get(command)?.[0]?.entry;
    if (status === 200) {
      const wanted = sent.get(command);
      if (entry === undefined) say(`the acknowledged command ${command} of seat ${seat} is lost`);
      else if (wanted?.decision !== entry.decision || !sameJson(wanted.move, entry.move)) say(`${command} was changed`);
      else if (n < (published[entry.n - 1] ?? 0) || n > log.length)
        say(`${command} was acknowledged with n ${n}, but is entry ${entry.n}`);
      if (done.has(command) && done.get(command) !== n) say(`${command} got two answers`);
      done.set(command, n);
    } else if ((status === 409 || status === 422) && entry !== undefined) {
      say(`${command} was refused with ${status}, but is entry ${entry.n}`);
    }
  }
  return done.size;
}
