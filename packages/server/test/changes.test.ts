import { fastRandom } from "@safehouse/chance";
import { GAME_IDS, loadOffer } from "@safehouse/games";
import { type Language, pickOne } from "@safehouse/kernel";
import { type LiveMatch, openClient, type Patience } from "@safehouse/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { follow, human, look, makeMatch, openHouse, playOn, type TestHouse, type TestMatch } from "./house.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const MOVES = Number(process.env["FOLLOWED_MOVES"] ?? 40);
const PATIENCE: Partial<Patience> = { firstWait: 5, longestWait: 20, answer: 30_000, silence: 30_000 };
/** For lines on which something is lost. */
const IMPATIENCE: Partial<Patience> = { ...PATIENCE, answer: 100, silence: 300 };

/** What became of frames from the server: how often each arrives, and whether the next one overtakes it. */
type Fate = "arrives" | "lost" | "twice" | "late";

interface Line {
  received: number;
  asked: number;
  readonly sockets: WebSocket[];
  fate: () => Fate;
}

function newLine(fate: () => Fate = () => "arrives"): Line {
  return { received: 0, asked: 0, sockets: [], fate };
}

/** A WebSocket that counts, and that mistreats what it receives. */
function socketOn(line: Line): typeof WebSocket {
  return class extends WebSocket {
    #held: ((message: MessageEvent) => void)[] = [];

    constructor(url: string | URL) {
      super(url);
      line.sockets.push(this);
    }

    override addEventListener(type: string, listener: never): void {
      if (type !== "message") return super.addEventListener(type, listener);
      const hear = listener as (message: MessageEvent) => void;
      super.addEventListener("message", (message: MessageEvent) => {
        line.received++;
        const fate = line.fate();
        if (fate === "late") return void this.#held.push(() => hear(message));
        if (fate !== "lost") hear(message);
        if (fate === "twice") hear(message);
        for (const overtaken of this.#held.splice(0)) overtaken(message);
      });
    }

    override send(text: string): void {
      if (text.includes('"hello"')) line.asked++;
      super.send(text);
    }
  } as unknown as typeof WebSocket;
}

function join(
  match: TestMatch,
  token: string | undefined,
  line: Line,
  language: Language,
  patience = PATIENCE,
): LiveMatch {
  return openClient({ server: house.address, language, patience, WebSocket: socketOn(line) }).match(match.id, token);
}

/** What a newcomer is told, with all of the log. */
async function fresh(match: TestMatch, token: string | undefined, lang: Language): Promise<object> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { next: _, ...state } = (await house.app.inject({ url: `${match.path}?from=0&lang=${lang}`, headers })).json();
  return state;
}

async function hasCaughtUp(live: LiveMatch, n: number): Promise<void> {
  await expect.poll(() => live.isCurrent && (live.state?.n ?? -1) >= n, { interval: 5 }).toBe(true);
}

function known(live: LiveMatch): object {
  const { next: _, ...state } = live.state ?? {};
  return { ...state, log: live.log };
}

describe.each(GAME_IDS)("%s", (game) => {
  test("who follows by changes knows after every move what a newcomer is told, and nobody asks anything", async () => {
    const most = (await loadOffer(game))?.meta.seats.max ?? 0;
    const match = await makeMatch(house, { game, seats: Array(Math.min(4, most)).fill(human), seed: `follow ${game}` });
    const random = fastRandom(5);
    const tokens = [...match.tokens, undefined];
    const lines = tokens.map(() => newLine());
    const lives = tokens.map((token, i) => join(match, token, lines[i] as Line, i % 2 === 0 ? "en" : "de"));
    for (const live of lives) await hasCaughtUp(live, 0);
    for (let moves = 0; moves < MOVES; moves++) {
      const listed = lives.flatMap((live, seat) => (live.state?.moves ?? []).map((move) => ({ seat, ...move })));
      if (listed.length === 0) break;
      const { seat, decision, move } = pickOne(random, listed);
      const before = lines.map(({ received }) => received);
      const mover = lives[seat] as LiveMatch;
      const takesBack = random.below(6) === 0;
      const answer = takesBack ? await mover.undo() : await mover.submit(decision, move);
      if (answer.result === "refused") continue;
      expect(answer.result).toBe("done");
      for (const [i, live] of lives.entries()) {
        await hasCaughtUp(live, (answer as { n: number }).n);
        expect(known(live)).toEqual(await fresh(match, tokens[i], i % 2 === 0 ? "en" : "de"));
        // An answer is a frame; a sealed one is nobody else's.
        const frames = (lines[i] as Line).received - (before[i] as number);
        expect(frames).toBeLessThanOrEqual(1);
      }
    }
    expect(lines.map(({ asked }) => asked)).toEqual(lines.map(() => 1));
    for (const live of lives) live.close();
  });
});

describe.each(GAME_IDS)("%s, entry by entry", (game) => {
  test("who plays and who looks on see the table after each entry, as whole views tell it", async () => {
    const most = (await loadOffer(game))?.meta.seats.max ?? 0;
    const match = await makeMatch(house, { game, seats: Array(Math.min(3, most)).fill(human), seed: `steps ${game}` });
    const random = fastRandom(6);
    const tokens = [...match.tokens, undefined];
    const lives = tokens.map((token) => join(match, token, newLine(), "en"));
    const seen = lives.map(() => new Map<number, object>());
    for (const live of lives) await hasCaughtUp(live, 0);
    const first = lives[0]?.state?.n ?? 0;
    lives.forEach((live, i) =>
      live.subscribe((news) => {
        if (news.type !== "state") return;
        const { n, view, pending, moves, outcome } = news.state;
        // A sealed answer is seen by its own seat before any entry tells it: then the entry was seen before.
        if (seen[i]?.has(n) !== true) seen[i]?.set(n, { n, view, pending, moves, outcome });
      }),
    );
    const sockets = await Promise.all(tokens.map(() => follow(house, match)));
    for (const [i, socket] of sockets.entries()) {
      const token = tokens[i];
      socket.send({ type: "hello", n: 0, ...(token === undefined ? {} : { token }) });
      await socket.next("state");
    }
    let last = first;
    for (let moves = 0; moves < MOVES / 2; moves++) {
      const listed = lives.flatMap((live, seat) => (live.state?.moves ?? []).map((move) => ({ seat, ...move })));
      if (listed.length === 0) break;
      const { seat, decision, move } = pickOne(random, listed);
      const answer = await (lives[seat] as LiveMatch).submit(decision, move);
      expect(answer.result).toBe("done");
      last = (answer as { n: number }).n;
      for (const live of lives) await hasCaughtUp(live, last);
    }
    for (let n = first + 1; n <= last; n++) {
      for (const [i, socket] of sockets.entries()) {
        const { type: _, events: __, ...told } = await socket.next("entry");
        expect(seen[i]?.get(n)).toEqual(told);
      }
    }
    expect(last).toBeGreaterThan(first + 3);
    for (const live of lives) live.close();
    for (const socket of sockets) socket.close();
  });
});

test("on a line that loses, doubles and reorders frames, and breaks, it finds back to what a newcomer is told", async () => {
  const match = await makeMatch(house, { seats: [human, human, human], seed: "a bad line" });
  const random = fastRandom(11);
  const fates: readonly Fate[] = ["arrives", "arrives", "arrives", "lost", "twice", "late"];
  let isBad = true;
  const line = newLine(() => (isBad ? pickOne(random, fates) : "arrives"));
  const [token] = match.tokens;
  const live = join(match, token, line, "en", IMPATIENCE);
  for (let i = 0; i < 30; i++) {
    await playOn(house, match, 1);
    if (i % 7 === 6) line.sockets.at(-1)?.close();
  }
  isBad = false;
  await playOn(house, match, 1);
  await hasCaughtUp(live, (await look(house, match)).n);
  const { log, ...state } = known(live) as { log: readonly object[] };
  const { log: whole, ...told } = (await fresh(match, token, "en")) as { log: readonly object[] };
  expect(state).toEqual(told);
  expect(whole.slice(-log.length)).toEqual(log);
  live.close();
});

describe("the field `views` of a hello", () => {
  test("is `whole` where it is not given: every entry carries the view", async () => {
    const match = await makeMatch(house, { seed: "whole" });
    const sockets = [await follow(house, match), await follow(house, match)];
    sockets[0]?.send({ type: "hello", n: 0 });
    sockets[1]?.send({ type: "hello", n: 0, views: "whole" });
    for (const socket of sockets) await socket.next("state");
    await playOn(house, match, 1);
    const [one, other] = [await sockets[0]?.next("entry"), await sockets[1]?.next("entry")];
    expect(one).toEqual(other);
    const { n, view, pending, moves, outcome } = await look(house, match);
    expect(one).toEqual({ type: "entry", n, events: one?.["events"], view, pending, moves, outcome });
    for (const socket of sockets) socket.close();
  });

  test.each([["none"], [""], [null], [1], [["changes"]], [{ changes: true }]])("is refused as %j", async (views) => {
    const match = await makeMatch(house);
    const socket = await follow(house, match);
    socket.send({ type: "hello", n: 0, views });
    const { status, code, error } = await socket.next("error");
    expect([status, code]).toEqual([400, "request.invalid"]);
    expect(error).toContain("views");
    socket.close();
  });

  test("may be another one in the next hello", async () => {
    const match = await makeMatch(house, { seed: "both" });
    const socket = await follow(house, match);
    for (const [views, field] of [
      ["changes", "sum"],
      ["whole", "view"],
      ["steps", "sum"],
    ] as const) {
      socket.send({ type: "hello", n: 0, views });
      await socket.next("state");
      await playOn(house, match, 1);
      expect(await socket.next("entry")).toHaveProperty(field);
    }
    socket.close();
  });
});

test("a sealed answer changes what its own seat sees, with its answer and without an entry", async () => {
  const match = await makeMatch(house, { seats: [human, human, human], seed: "one after the other" });
  const lines = match.tokens.map(() => newLine());
  const lives = match.tokens.map((token, seat) => join(match, token, lines[seat] as Line, "en"));
  for (const live of lives) await hasCaughtUp(live, 0);
  for (;;) {
    const asked = lives.filter(({ state }) => (state?.moves.length ?? 0) > 0);
    const [mover] = asked as [LiveMatch];
    const [first] = mover.state?.moves ?? [];
    if (first === undefined) throw new Error("no sealed question was put");
    const before = lines.map(({ received }) => received);
    const answer = await mover.submit(first.decision, first.move);
    expect(answer.result).toBe("done");
    if (asked.length > 1) {
      // It has nothing more to say, and is still asked, as all know.
      expect(mover.state?.moves).toEqual([]);
      expect(mover.state?.pending).toContainEqual(expect.objectContaining({ id: first.decision }));
      expect(known(mover)).toEqual(await fresh(match, match.tokens[lives.indexOf(mover)], "en"));
      expect(lines.map(({ received }, i) => received - (before[i] as number))).toEqual(
        lives.map((live) => (live === mover ? 1 : 0)),
      );
      break;
    }
    for (const live of lives) await hasCaughtUp(live, (answer as { n: number }).n);
  }
  for (const live of lives) live.close();
});
