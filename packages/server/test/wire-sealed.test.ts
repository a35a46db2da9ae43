import { fastRandom } from "@safehouse/chance";
import { pickOne } from "@safehouse/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, human, look, makeMatch, newCommand, openHouse, type TestHouse } from "./house.ts";
import { comeIn, openTable, type TestGuest } from "./parlour.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

interface Game {
  readonly path: string;
  readonly tokens: readonly string[];
}

/** Plays at random until several seats are asked a sealed question and nobody has answered. */
async function reachSealed(game: Game, seed: number): Promise<{ kind: string; asked: number[] }> {
  const random = fastRandom(seed);
  for (;;) {
    const { pending } = await look(house, game as never);
    const [first] = pending;
    if (first === undefined) throw new Error("the match ended without a sealed question");
    if (pending.length > 1) return { kind: first.kind, asked: pending.map(({ seat }) => seat) };
    const token = game.tokens[first.seat] as string;
    const { n, moves } = await look(house, game as never, token);
    const { decision, move } = pickOne(random, moves);
    await ask(house, `${game.path}/moves`, { token, body: { command: newCommand(), n, decision, move } });
  }
}

async function answer(game: Game, seat: number): Promise<void> {
  const token = game.tokens[seat] as string;
  const { n, moves } = await look(house, game as never, token);
  const [{ decision, move }] = moves as unknown as [{ decision: string; move: never }];
  const told = await ask(house, `${game.path}/moves`, { token, body: { command: newCommand(), n, decision, move } });
  expect(told.status).toBe(200);
}

/** Everything that somebody can get out of the server about a match, as bytes. */
async function gather(game: Game, token: string | undefined, openDecision: string): Promise<string[]> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const get = async (path: string): Promise<string> =>
    bytesOf(await house.app.inject({ url: game.path + path, headers }));
  const post = async (path: string, payload: object): Promise<string> =>
    bytesOf(await house.app.inject({ method: "POST", url: game.path + path, headers, payload }));
  const probe = { command: "probe", n: 0 };
  return [
    await get(""),
    await get("?from=0"),
    await get("?lang=de"),
    await get("/record"),
    // Taking back the own last move must not depend on who has answered; nor must a try at somebody else's question.
    await post("/undo", probe),
    await post("/moves", { ...probe, decision: openDecision, move: { do: "believe" } }),
    await post("/moves", { ...probe, decision: "turn:0:77", move: 1 }),
  ];
}

interface Told {
  readonly statusCode: number;
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

function bytesOf(told: Told): string {
  const { date: _, ...headers } = told.headers;
  return `${told.statusCode} ${JSON.stringify(headers)}\n${told.body}`;
}

async function listen(
  game: Game,
  token: string | undefined,
): Promise<{ frames: string[]; settle(): Promise<void>; close(): void }> {
  const socket = new WebSocket(`${house.address.replace("http", "ws")}${game.path}/live`);
  const frames: string[] = [];
  let wake = (): void => {};
  socket.addEventListener("message", ({ data }) => {
    frames.push(data as string);
    wake();
  });
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const hello = async (): Promise<void> => {
    const count = frames.length;
    socket.send(JSON.stringify({ type: "hello", n: 0, ...(token === undefined ? {} : { token }) }));
    while (frames.length === count) await new Promise<void>((resolve) => (wake = resolve));
  };
  await hello();
  return { frames, settle: hello, close: () => socket.close() };
}

test.each([1, 2, 3])("nobody can tell that somebody has answered a sealed question (seed %s)", async (seed) => {
  const match = await makeMatch(house, { seats: Array(4).fill(human), seed: `sealed-${seed}` });
  const { asked } = await reachSealed(match, seed);
  const [answering, ...waiting] = asked as [number, ...number[]];
  const watchers = [undefined, ...match.tokens.filter((_, seat) => seat !== answering)];
  const { pending } = await look(house, match);
  const open = pending.find(({ seat }) => seat === answering)?.id as string;
  const before = await Promise.all(watchers.map((token) => gather(match, token, open)));
  const lines = await Promise.all(watchers.map((token) => listen(match, token)));

  await answer(match, answering);
  expect(await Promise.all(watchers.map((token) => gather(match, token, open)))).toEqual(before);
  // The state told anew is the only frame since, and it is the first one again.
  for (const line of lines) {
    await line.settle();
    expect(line.frames).toEqual([line.frames[0], line.frames[0]]);
  }
  // The last answer opens them all.
  for (const seat of waiting) await answer(match, seat);
  for (const line of lines) await expect.poll(() => line.frames.length).toBeGreaterThan(2);
  for (const line of lines) line.close();
});

test.each([null, 600])("nor does the table tell it (timer %s)", async (timer) => {
  const guests: TestGuest[] = [];
  for (const name of ["Ann", "Bob", "Cid"]) guests.push(await comeIn(house, name));
  const [ann, ...others] = guests as [TestGuest, ...TestGuest[]];
  const { id } = await openTable(ann, { seats: 3, timer });
  for (const guest of others) await guest.at(`/${id}/join`, {});
  await ann.at(`/${id}/start`, undefined, "POST");
  const seen = await Promise.all(guests.map((guest) => guest.at(`/${id}`)));
  const game = { path: `/api/matches/${seen[0]?.match}`, tokens: seen.map(({ you }) => you?.token as string) };
  const { asked } = await reachSealed(game, 5);
  const [answering] = asked as [number];
  const tell = async (): Promise<string[]> => {
    const told = [];
    for (const [seat, guest] of guests.entries()) {
      if (seat === answering) continue;
      // How much time is left goes by itself; for whom it runs may not depend on who has answered.
      told.push(JSON.stringify(await guest.at(`/${id}`)).replaceAll(/"milliseconds":\d+/g, '"milliseconds":0'));
      told.push(JSON.stringify((await guest.ask("/api/tables/mine")).body));
    }
    told.push(
      JSON.stringify((await ask(house, `/api/tables/${id}`)).body).replaceAll(
        /"milliseconds":\d+/g,
        '"milliseconds":0',
      ),
    );
    return told;
  };
  const before = await tell();
  await answer(game, answering);
  expect(await tell()).toEqual(before);
});
