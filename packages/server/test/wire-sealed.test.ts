import { fastRandom } from "@safehouse/chance";
import { pickOne } from "@safehouse/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, bot, human, look, makeMatch, newCommand, openHouse, type TestHouse, testSettings } from "./house.ts";
import { comeIn, openTable, TELL_NO_ARRIVALS, type TestGuest } from "./parlour.ts";

/** With answers that are held back, the last of them for so long; and with a bot, which answers when it likes. */
const WORLDS = [
  { name: "people", mask: 0, hasBot: false },
  { name: "people with masked answers", mask: 150, hasBot: false },
  { name: "people and a bot", mask: 0, hasBot: true },
];

interface Game {
  readonly path: string;
  readonly tokens: readonly string[];
}

/** Plays at random until several people are asked a sealed question and none of them has answered. */
async function reachSealed(house: TestHouse, game: Game, seed: number): Promise<number[]> {
  const random = fastRandom(seed);
  for (;;) {
    const { pending } = await look(house, game as never);
    if (pending.length === 0) throw new Error("the match ended without a sealed question");
    const people = pending.map(({ seat }) => seat).filter((seat) => game.tokens[seat] !== "");
    if (people.length > 1) return people;
    const token = game.tokens[people[0] ?? -1];
    const { n, moves } = token === undefined ? { n: 0, moves: [] } : await look(house, game as never, token);
    // A bot is thinking.
    if (token === undefined || moves.length === 0) continue;
    const { decision, move } = pickOne(random, moves);
    await ask(house, `${game.path}/moves`, { token, body: { command: newCommand(), n, decision, move } });
  }
}

async function answer(house: TestHouse, game: Game, seat: number): Promise<void> {
  const token = game.tokens[seat] as string;
  const { n, moves } = await look(house, game as never, token);
  const [{ decision, move }] = moves as unknown as [{ decision: string; move: never }];
  const told = await ask(house, `${game.path}/moves`, { token, body: { command: newCommand(), n, decision, move } });
  expect(told.status).toBe(200);
}

/** Everything that somebody can get out of the server about a match, as bytes. */
async function gather(
  house: TestHouse,
  game: Game,
  token: string | undefined,
  openDecision: string,
): Promise<string[]> {
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
    await get("/review"),
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

interface Ear {
  /** With times made canonical: how much is left goes by itself. */
  readonly frames: string[];
  /** Asks anew: whatever was sent before the answer has arrived with it. */
  settle(): Promise<void>;
  close(): void;
}

async function listen(house: TestHouse, path: string, hello: object): Promise<Ear> {
  const socket = new WebSocket(`${house.address.replace("http", "ws")}${path}/live`);
  const frames: string[] = [];
  let wake = (): void => {};
  socket.addEventListener("message", ({ data }) => {
    frames.push(timeless(data as string));
    wake();
  });
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const settle = async (): Promise<void> => {
    const count = frames.length;
    socket.send(JSON.stringify({ type: "hello", ...hello }));
    while (frames.length === count) await new Promise<void>((resolve) => (wake = resolve));
  };
  await settle();
  return { frames, settle, close: () => socket.close() };
}

const timeless = (text: string): string => text.replaceAll(/"(milliseconds|waited|left)":\d+/g, '"$1":0');
const withToken = (token: string | undefined): object => (token === undefined ? {} : { token });

describe.each(WORLDS)("among $name", ({ mask, hasBot }) => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openHouse({ settings: testSettings({ mask }), patience: TELL_NO_ARRIVALS });
  });
  afterAll(() => house.close());

  test.each(mask === 0 ? [1, 2, 3] : [1])(
    "nobody can tell that somebody has answered a sealed question (seed %s)",
    async (seed) => {
      const seats = [human, human, human, hasBot ? bot : human];
      const match = await makeMatch(house, { seats, seed: `sealed-${seed}` });
      const [answering, ...waiting] = (await reachSealed(house, match, seed)) as [number, ...number[]];
      const watchers = [undefined, ...match.tokens.filter((token, seat) => seat !== answering && token !== "")];
      const { pending } = await look(house, match);
      const open = pending.find(({ seat }) => seat === answering)?.id as string;
      const tell = (): Promise<string[][]> => Promise.all(watchers.map((token) => gather(house, match, token, open)));
      const before = await tell();
      const ears = await Promise.all(
        watchers.flatMap((token) =>
          ["whole", "changes", "steps"].map((views) => listen(house, match.path, { n: 0, views, ...withToken(token) })),
        ),
      );

      const answered = answer(house, match, answering);
      // While it is held back, and when it has happened.
      expect(await tell()).toEqual(before);
      await answered;
      expect(await tell()).toEqual(before);
      // The state told anew is the only frame since, and it is the first one again.
      for (const ear of ears) {
        await ear.settle();
        expect(ear.frames).toEqual([ear.frames[0], ear.frames[0]]);
      }
      // The last answer opens them all.
      for (const seat of waiting) await answer(house, match, seat);
      for (const ear of ears) await expect.poll(() => ear.frames.length).toBeGreaterThan(2);
      for (const ear of ears) ear.close();
    },
  );

  test.each([null, 600, 259_200])(
    "nor do the table and the desks tell it, over HTTP or its socket (timer %s)",
    async (timer) => {
      const guests: TestGuest[] = [];
      for (const name of ["Ann", "Bob", "Cid"]) guests.push(await comeIn(house, name));
      const [ann, ...others] = guests as [TestGuest, ...TestGuest[]];
      const bots = hasBot ? [{ seat: 3, level: "random" }] : [];
      const { id } = await openTable(ann, { seats: 3 + bots.length, timer, bots });
      for (const guest of others) await guest.at(`/${id}/join`, {});
      await ann.at(`/${id}/start`, undefined, "POST");
      const seen = await Promise.all(guests.map((guest) => guest.at(`/${id}`)));
      const tokens = [...seen.map(({ you }) => you?.token as string), ...bots.map(() => "")];
      const game = { path: `/api/matches/${seen[0]?.match}`, tokens };
      const asked = await reachSealed(house, game, 5);
      const [answering] = asked as [number];
      if (timer !== null) {
        await expect.poll(async () => (await ann.at(`/${id}`)).deadlines.length).toBe(asked.length);
      }
      const waiting = guests.filter((_, seat) => seat !== answering);
      const tell = async (): Promise<string[]> => {
        const told = [];
        for (const token of [undefined, ...waiting.map((guest) => guest.token)]) {
          const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
          for (const url of [`/api/tables/${id}`, `/api/tables/${id}/messages`, "/api/tables/mine", "/api/tables"]) {
            told.push(timeless(bytesOf(await house.app.inject({ url, headers }))));
          }
        }
        // How long the answer is follows from how many digits the time left has.
        return told.map((text) => text.replace(/"content-length":"\d+"/, ""));
      };
      // Everybody looks, whoever answers and a big screen included: who is connected is told, and what they do is not.
      const hellos = [{}, ...guests.map(({ token }) => withToken(token)), { screen: true }];
      const ears = await Promise.all(hellos.map((hello) => listen(house, `/api/tables/${id}`, hello)));
      for (const ear of ears) {
        await ear.settle();
        expect(ear.frames.at(-1)).toMatch(/"watching":1\b/);
      }
      const before = await tell();
      const told = ears.map(({ frames }) => frames.length);
      const answered = answer(house, game, answering);
      expect(await tell()).toEqual(before);
      await answered;
      expect(await tell()).toEqual(before);
      for (const [i, ear] of ears.entries()) {
        await ear.settle();
        const since = ear.frames.slice(told[i]);
        expect(since).toEqual([ear.frames[(told[i] as number) - 1]]);
      }
      for (const ear of ears) ear.close();
    },
  );
});
