import { type AnyGame, ok } from "@safehouse/kernel";
import { readTableCode } from "@safehouse/protocol";
import { loadGame } from "@safehouse/games";
import { beforeAll, describe, expect, test } from "vitest";
import { soloCommons } from "../src/commons/solo.ts";
import { SharedLimits } from "../src/limits/shared.ts";
import { type Chat, cleanMessage, newChat, renameIn, sayIn } from "../src/tables/chat.ts";
import { machine } from "../src/surroundings.ts";
import { CODES, newCode, withDashes } from "../src/tables/code.ts";
import { CodeTries } from "../src/tables/code-tries.ts";
import { forgotten } from "../src/tables/forget.ts";
import {
  changeOptions,
  createTable,
  leaveLobby,
  orderSeats,
  start,
  startProblem,
  takeSeat,
  withMatch,
} from "../src/tables/lobby.ts";
import {
  ABSENT_MS,
  complainAbout,
  handOver,
  leaveMatch,
  matchSeats,
  rematchSeats,
  takeBack,
  voteEnd,
} from "../src/tables/play.ts";
import { type Changed, expiryOf, hatsOf, newGuestSeat, seatOf, type Table } from "../src/tables/table.ts";
import { Turns } from "../src/turns.ts";
import { FIRST_WORDS, SECOND_WORDS } from "../src/tables/words.ts";

let game: AnyGame;
beforeAll(async () => {
  game = (await loadGame("klaumau")) as AnyGame;
});

const together = new SharedLimits(soloCommons(machine).counters, "house");

const person = (id: string) => newGuestSeat(id, id.toUpperCase(), `hash of ${id}`, null);

function must(changed: Changed): Table {
  if (!changed.ok) throw new Error(changed.error.why.id);
  return changed.value;
}
const why = (changed: Changed | { error: { why: { id: string } } } | null): string | null =>
  changed !== null && "error" in changed ? changed.error.why.id : null;

function tableOf(...people: string[]): Table {
  const wish = {
    config: {},
    seats: Math.max(2, people.length),
    bots: [],
    visibility: "link",
    spectators: true,
    timer: null,
  } as const;
  const origin = { seed: "seed", commitment: "", now: 0 };
  const opened = must(createTable(game, wish, person(people[0] as string), origin));
  return people.slice(1).reduce((table, id) => must(takeSeat(table, person(id), null)), opened);
}

const playing = (...people: string[]): Table =>
  withMatch(must(start(tableOf(...people), game, people[0] as string, "match", 0)));

/** Nobody plays on paper there. */
const noCode = (): string => "";

describe("codes", () => {
  const isOneOff = (a: string, b: string): boolean =>
    [...a].some((_, i) => a.slice(0, i) + a.slice(i + 1) === b || b.slice(0, i) + b.slice(i + 1) === a) ||
    (a.length === b.length && [...a].filter((letter, i) => letter !== b[i]).length === 1);

  test("are two words and five digits, from lists without doubles or look-alikes", () => {
    expect(new Set([...FIRST_WORDS, ...SECOND_WORDS]).size).toBe(FIRST_WORDS.length + SECOND_WORDS.length);
    expect(Math.min(FIRST_WORDS.length, SECOND_WORDS.length)).toBeGreaterThanOrEqual(128);
    for (const words of [FIRST_WORDS, SECOND_WORDS]) {
      expect(words.flatMap((a) => words.filter((b) => isOneOff(a, b)))).toEqual([]);
    }
    for (const word of [...FIRST_WORDS, ...SECOND_WORDS]) expect(word).toMatch(/^[a-z]{3,10}$/);
    const ends = [0, 1].map((end) => newCode((below) => end * (below - 1)));
    expect(ends.map((code) => code.split("-").at(-1))).toEqual(["10000", "99999"]);
    for (let i = 0; i < 100; i++) {
      const code = newCode(machine.randomBelow);
      expect(readTableCode(code)).toBe(code);
    }
  });

  test("can be written without dashes: no two come out alike then", () => {
    const codes = FIRST_WORDS.flatMap((first) => SECOND_WORDS.map((second) => `${first}-${second}-40721`));
    const glued = codes.map((code) => code.replace("-", ""));
    expect(new Set(glued).size).toBe(codes.length);
    expect(glued.filter((code, i) => withDashes(code) !== codes[i])).toEqual([]);
    expect(["sly-vault-07", "nobody-12"].map(withDashes)).toEqual(["sly-vault-07", "nobody-12"]);
  });

  test("are found by guessing hardly ever, though all the house is asked", () => {
    const MINUTES = 6 * 60;
    const TABLES = 100;
    let minute = 0;
    const tries = new CodeTries(() => minute * 60_000, together);
    const heardADay = (addressAt: (i: number) => string): number => {
      let heard = 0;
      for (const end = minute + MINUTES; minute < end; minute++) {
        for (let i = 0; i < 40; i++) if (tries.take(addressAt(i), `guest-${minute}-${i}`) !== null) heard++;
      }
      return (heard * 24 * 60) / MINUTES;
    };
    const years = (aDay: number): number => CODES / TABLES / aDay / 365;
    expect(years(heardADay(() => "203.0.113.7"))).toBeGreaterThan(40);
    expect(years(heardADay((i) => `2001:db8:1:${(minute * 40 + i).toString(16)}`))).toBeGreaterThan(15);
    expect(years(heardADay((i) => `10.${i}.${minute % 200}.1`))).toBeGreaterThan(1.5);
  });
});

describe("wrong codes", () => {
  test("use up what an address, a guest, a network or the house has, and nobody else's", () => {
    const tries = new CodeTries(() => 0, together);
    const heard = (count: number, address: (i: number) => string, guest: (i: number) => string): number =>
      Array.from({ length: count }, (_, i) => tries.take(address(i), guest(i))).filter((each) => each !== null).length;
    expect(
      heard(
        40,
        () => "198.51.100.1",
        (i) => `a${i}`,
      ),
    ).toBe(10);
    expect(
      heard(
        40,
        (i) => `10.${i}.0.1`,
        () => "ann",
      ),
    ).toBe(10);
    expect(
      heard(
        40,
        (i) => `203.0.113.${i}`,
        (i) => `b${i}`,
      ),
    ).toBe(30);
    expect(
      heard(
        40,
        (i) => `2001:db8:1:${i}`,
        (i) => `c${i}`,
      ),
    ).toBe(30);
    expect(
      heard(
        40,
        (i) => `2001:db8:2:${i}`,
        (i) => `d${i}`,
      ),
    ).toBe(20);
    expect(
      heard(
        1,
        () => "192.0.2.1",
        () => "eve",
      ),
    ).toBe(0);
  });

  test("are the only ones that count", () => {
    const tries = new CodeTries(() => 0, together);
    for (let i = 0; i < 500; i++) {
      const wasRight = tries.take("198.51.100.1", "ann");
      expect(wasRight).not.toBeNull();
      wasRight?.();
    }
    // What another purse refused costs nothing in the first.
    for (let i = 0; i < 10; i++) tries.take("198.51.100.2", "bob");
    for (let i = 0; i < 20; i++) expect(tries.take("198.51.100.3", "bob")).toBeNull();
    expect(tries.take("198.51.100.3", "cid")).not.toBeNull();
  });
});

describe("seats", () => {
  test("are taken once, and whoever moves leaves the old one", () => {
    const table = tableOf("ann", "bob");
    expect(why(takeSeat(table, person("eve"), null))).toBe("table.full");
    expect(why(takeSeat(table, person("eve"), 1))).toBe("seat.taken");
    expect(why(takeSeat(table, person("eve"), 7))).toBe("seat.unknown");
    const wider = must(changeOptions(table, game, "ann", { seats: 3 }, 1));
    const moved = must(takeSeat(wider, person("ann"), 2));
    expect([seatOf(moved, "ann"), moved.seats[0]?.kind, moved.host]).toEqual([2, "empty", "ann"]);
  });

  test("shrink by free ones and bots, never by people", () => {
    const table = must(changeOptions(tableOf("ann", "bob"), game, "ann", { seats: 4 }, 1));
    const mixed = { ...table, seats: table.seats.with(2, { kind: "bot", level: "easy" } as const) };
    expect(must(changeOptions(mixed, game, "ann", { seats: 3 }, 1)).seats.map(({ kind }) => kind)).toEqual([
      "guest",
      "guest",
      "bot",
    ]);
    expect(why(changeOptions(tableOf("a", "b", "c"), game, "a", { seats: 2 }, 1))).toBe("seats.occupied");
  });

  test("what a device added stays when its guest moves", () => {
    const table = tableOf("ann");
    const adding = must(takeSeat(table, { ...person("ann"), contribution: "ff" }, 0));
    expect(must(takeSeat(adding, person("ann"), 1)).seats[1]).toMatchObject({ contribution: "ff" });
  });

  test("a start needs all of them", () => {
    expect(why(startProblem(tableOf("ann"), "ann"))).toBe("start.empty");
    expect(why(startProblem(tableOf("ann", "bob"), "bob"))).toBe("host.only");
    expect(startProblem(tableOf("ann", "bob"), "ann")).toBeNull();
    expect(why(startProblem(playing("ann", "bob"), "ann"))).toBe("table.started");
  });

  test("everybody keeps the hat, wherever they sit and at a rematch", () => {
    const hatOf = (table: Table, guest: string): number | undefined => hatsOf(table)[seatOf(table, guest)];
    const worn = (table: Table) => ["ann", "bob", "cem"].map((guest) => hatOf(table, guest));
    const table = tableOf("ann", "bob", "cem");
    expect(worn(table)).toEqual([0, 1, 2]);
    const grown = must(changeOptions(table, game, "ann", { seats: 5 }, 1));
    const moved = must(takeSeat(must(orderSeats(grown, "ann", [1, 2, 0, 3, 4])), person("bob"), 4));
    expect(worn(moved)).toEqual([0, 1, 2]);
    expect(hatsOf(moved).toSorted()).toEqual([0, 1, 2, 3, 4]);
    const fewer = must(changeOptions(moved, game, "ann", { seats: 3 }, 2));
    expect(worn(fewer)).toEqual([0, 1, 2]);
    expect(hatsOf(must(changeOptions(fewer, game, "ann", { seats: 4 }, 3)))).toContain(3);
    for (const seating of ["same", "rotated"] as const) {
      const again = { ...fewer, ...rematchSeats(fewer, person("ann"), seating, noCode) };
      expect(worn({ ...again, ...rematchSeats(again, person("ann"), seating, noCode) })).toEqual([0, 1, 2]);
    }
  });

  test("who waits for those who were invited to a rematch does not lead an empty table", () => {
    const { seats } = rematchSeats(playing("ann", "bob"), person("ann"), "rotated", noCode);
    expect(seats).toMatchObject([
      { guest: "bob", tokenHash: null },
      { guest: "ann", tokenHash: "hash of ann" },
    ]);
    const fresh = { ...tableOf("ann", "bob"), seats };
    expect(why(startProblem(fresh, "ann"))).toBe("start.invited");
    expect(must(leaveLobby(fresh, "ann"))).toMatchObject({ phase: "ended", ending: "empty" });
  });
});

describe("who plays a seat", () => {
  test("follows the table", () => {
    const table = playing("ann", "bob");
    expect(matchSeats(table)).toEqual({
      seats: [
        { kind: "human", name: "ANN" },
        { kind: "human", name: "BOB" },
      ],
      tokenHashes: ["hash of ann", "hash of bob"],
    });
    const given = must(handOver(table, "bob", "easy"));
    expect(given.isMatchBehind).toBe(true);
    expect(matchSeats(given).seats[1]).toEqual({ kind: "bot", level: "easy", name: "BOB" });
    expect(matchSeats(given).tokenHashes[1]).toBeNull();
    expect(matchSeats(must(takeBack(given, "bob", 0)))).toEqual(matchSeats(table));
    expect(matchSeats({ ...given, phase: "ended" })).toMatchObject({
      seats: [{ kind: "human" }, { kind: "human" }],
      tokenHashes: [null, null],
    });
    expect(matchSeats({ ...given, phase: "over" }).tokenHashes[1]).toBe("hash of bob");
  });

  test("whoever is forgotten has no name and no token, and a bot plays on", () => {
    const table = must(forgotten(playing("ann", "bob"), "ann", "easy"));
    expect(matchSeats(table).seats[0]).toEqual({ kind: "bot", level: "easy" });
    expect(table.host).toBe("bob");
    expect(JSON.stringify(table)).not.toMatch(/ANN|hash of ann/);
  });
});

describe("an absent seat", () => {
  const about = { seat: 2, decision: "turn:2:1", level: "easy" } as const;

  test("goes to a bot by more than half of the others, after a time that all have seen", () => {
    const table = playing("ann", "bob", "eve");
    const first = must(complainAbout(table, "ann", about, 0, 0));
    expect(first.absence).toEqual({ seat: 2, decision: "turn:2:1", since: 0, votes: ["ann"] });
    const late = must(complainAbout(first, "ann", about, ABSENT_MS, 0));
    expect(late.absence?.votes).toEqual(["ann"]);
    const both = must(complainAbout(first, "bob", about, ABSENT_MS - 1, 0));
    expect(both.seats[2]).toMatchObject({ bot: null });
    const given = must(complainAbout(both, "bob", about, ABSENT_MS, 0));
    expect([given.seats[2], given.absence]).toMatchObject([{ bot: "easy", isAway: false }, null]);
    expect(must(takeBack(given, "eve", 0)).seats[2]).toMatchObject({ bot: null });
  });

  test("is safe once it answers, and while the house was closed", () => {
    const table = playing("ann", "bob");
    const own = { ...about, seat: 1 };
    const first = must(complainAbout(table, "ann", own, 0, 0));
    const next = must(complainAbout(first, "ann", { ...own, decision: "turn:1:2" }, ABSENT_MS, 0));
    expect([next.seats[1], next.absence?.since]).toMatchObject([{ bot: null }, ABSENT_MS]);
    const reopened = must(complainAbout(first, "ann", own, 10 * ABSENT_MS, 10 * ABSENT_MS - 1));
    expect(reopened.seats[1]).toMatchObject({ bot: null });
    expect(must(complainAbout(first, "ann", own, ABSENT_MS, 0)).seats[1]).toMatchObject({ bot: "easy" });
  });

  test("must be waited for, and be somebody else's", () => {
    const table = playing("ann", "bob");
    expect(why(complainAbout(table, "ann", { ...about, seat: 1, decision: null }, 0, 0))).toBe("absent.notAsked");
    expect(why(complainAbout(table, "bob", { ...about, seat: 1 }, 0, 0))).toBe("seat.yours");
    expect(why(complainAbout(table, "eve", { ...about, seat: 1 }, 0, 0))).toBe("seat.none");
    expect(why(complainAbout(table, "ann", { ...about, seat: 5 }, 0, 0))).toBe("seat.unknown");
  });
});

describe("ending without a result", () => {
  test("takes more than half of the people", () => {
    const one = must(voteEnd(playing("a", "b", "c", "d"), "a", true));
    const two = must(voteEnd(must(voteEnd(one, "b", true)), "b", true));
    expect([two.phase, two.endVotes]).toEqual(["playing", ["a", "b"]]);
    expect(must(voteEnd(two, "c", true))).toMatchObject({ phase: "ended", ending: "vote", isMatchBehind: true });
    expect(must(voteEnd(two, "b", false)).endVotes).toEqual(["a"]);
  });

  test("does not wait for those who left", () => {
    const left = must(leaveMatch(must(leaveMatch(playing("a", "b", "c"), "b", "easy")), "c", "easy"));
    expect(must(voteEnd(left, "a", true))).toMatchObject({ phase: "ended", ending: "agreement" });
  });
});

test("unfinished tables expire, played ones do not", () => {
  const keep = { open: 30, abandoned: 365 };
  expect(expiryOf(playing("a", "b"), keep)).toBe(365);
  expect(expiryOf({ ...playing("a", "b"), phase: "open" }, keep)).toBe(30);
  expect(expiryOf(playing("a", "b"), { ...keep, abandoned: null })).toBeNull();
  expect(expiryOf({ ...playing("a", "b"), phase: "over" }, keep)).toBeNull();
});

describe("chat", () => {
  const ann = { guest: "ann", name: "Ann" };
  const say = (chat: Chat, text: string, now = 0): Chat => {
    const said = sayIn(chat, ann, text, now);
    if (!said.ok) throw new Error(said.error.why.id);
    return said.value;
  };

  test.each([
    ["  hello\n\nthere ", "hello there"],
    ["a\u202Eb\u200Bc\u0000", "abc"],
    ["👩‍🚀 ❤️", "👩‍🚀 ❤️"],
    [`a${"\u0301\u0302\u0303\u0304".repeat(50)}`, "á\u0302\u0303\u0304"],
  ])("cleans %j", (text, clean) => expect(cleanMessage(text)).toEqual(ok(clean)));

  test("refuses what is empty or too long", () => {
    for (const text of ["", " \n", "\u200B\u202E", "\u0301"])
      expect(cleanMessage(text)).toMatchObject({ error: { status: 400 } });
    expect(cleanMessage("😀".repeat(300)).ok).toBe(true);
    expect(cleanMessage("x".repeat(301))).toMatchObject({ error: { status: 400, why: { id: "chat.long" } } });
  });

  test("is limited by the minute, keeps the latest, and counts on", () => {
    let chat = newChat(0);
    for (let i = 0; i < 20; i++) chat = say(chat, `message ${i}`);
    expect(sayIn(chat, ann, "more", 59_999)).toMatchObject({ error: { status: 429 } });
    expect(sayIn(chat, { guest: "bob", name: "Bob" }, "hello", 0).ok).toBe(true);
    for (let i = 0; i < 300; i++) chat = say(chat, "later", (i + 1) * 60_000);
    expect([chat.messages.length, chat.messages.at(-1)?.n, chat.count]).toEqual([200, 320, 320]);
    const nameless = renameIn(chat, "ann", null);
    expect(nameless.ok && nameless.value.messages.every(({ name }) => name === null)).toBe(true);
  });
});

test("turns of one key come one after the other, also after a failure", async () => {
  const turns = new Turns();
  const done: number[] = [];
  const slow = (i: number) => async (): Promise<void> => {
    // The sooner it begins, the longer it takes.
    for (let step = i; step < 4; step++) await new Promise((resolve) => setImmediate(resolve));
    done.push(i);
    if (i === 1) throw new Error("one failed");
  };
  const all = [0, 1, 2, 3].map((i) => turns.take("key", slow(i)));
  await turns.take("other", async () => {});
  expect(done).toEqual([]);
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
  ]);
  expect(done).toEqual([0, 1, 2, 3]);
});
