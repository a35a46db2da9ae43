import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  ask,
  follow,
  human,
  look,
  type LooseFrame,
  makeMatch,
  openHouse,
  type TestHouse,
  type TestSocket,
} from "./house.ts";
import { comeIn, openTable, startedTable, TELL_NO_ARRIVALS } from "./parlour.ts";

/**
 * The examples in docs/protocol.md are what this test hears from a real house: `UPDATE_DOCS=1` writes them anew. Ids, tokens and times
 * are told by their names.
 */
const DOCUMENT = new URL("../../../docs/protocol.md", import.meta.url);
const LEFT_OUT = ["config", "seats", "code", "screenCode", "commitment", "createdAt", "expiresAt", "you"];
const HELLO = { type: "hello", n: 0 };

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ patience: TELL_NO_ARRIVALS });
});
afterAll(() => house.close());

/** What was said on a socket: sent and received, in order. */
class Transcript {
  readonly lines: string[] = [];
  readonly #names: readonly (readonly [value: string, name: string])[];
  readonly #socket: TestSocket;

  constructor(socket: TestSocket, names: readonly (readonly [value: string, name: string])[]) {
    this.#socket = socket;
    this.#names = names;
  }

  say(frame: object): void {
    this.#socket.send(frame);
    this.lines.push(`> ${this.#write(frame)}`);
  }

  async hear(
    type: LooseFrame["type"] | "table" | "message" | "shown" | "room",
    ...left: readonly string[]
  ): Promise<LooseFrame> {
    const frame = await this.#socket.next(type as LooseFrame["type"]);
    this.lines.push(`< ${this.#write(frame, left)}`);
    return frame;
  }

  /** Fields that would fill the page are left out. */
  #write(frame: object, left: readonly string[] = []): string {
    const fields = Object.entries(frame).map(([name, value]) => [name, left.includes(name) ? "…" : value]);
    let text = JSON.stringify(Object.fromEntries(fields)).replaceAll('"…"', "…");
    for (const [value, name] of this.#names) text = text.replaceAll(value, name);
    return text.replaceAll(/"at":\d{13}/g, '"at":1793534400000');
  }
}

function expectExample(name: string, { lines }: Transcript): void {
  const text = readFileSync(DOCUMENT, "utf8");
  const pattern = new RegExp(`(<!-- example: ${name} -->\n\n\`\`\`text\n)([^]*?)(\`\`\`\n)`);
  const example = `${lines.join("\n")}\n`;
  expect(text).toMatch(pattern);
  if (process.env["UPDATE_DOCS"] !== undefined) {
    writeFileSync(
      DOCUMENT,
      text.replace(pattern, (_, head: string, __, tail: string) => head + example + tail),
    );
  }
  expect(pattern.exec(readFileSync(DOCUMENT, "utf8"))?.[2]).toBe(example);
}

test("the conversation of a match is as it is documented", async () => {
  const match = await makeMatch(house, { seats: [human, human, human], seed: "docs/protocol.md" });
  const names = [[match.id, "MATCH"], ...match.tokens.map((token, seat) => [token, `TOKEN-${seat}`] as const)] as const;
  const changes = new Transcript(await follow(house, match), names);
  const whole = new Transcript(await follow(house, match), names);
  changes.say({ ...HELLO, token: match.tokens[0], views: "changes" });
  await changes.hear("state", "view", "log", "commitment", "content");
  whole.say(HELLO);
  await whole.hear("state", "view", "log", "commitment", "content");

  let [isMoved, isTold, isSealed] = [false, false, false];
  for (let command = 1; !(isMoved && isTold && isSealed); command++) {
    const states = await Promise.all(match.tokens.map((token) => look(house, match, token)));
    const asked = states.flatMap(({ moves }, seat) => (moves.length > 0 ? [seat] : []));
    const isAll = asked.length > 1;
    // Where several are asked at once seat 0 answers first: what it sees changes, and nobody hears of it.
    const seat = asked[0] as number;
    const { n, moves } = states[seat] as (typeof states)[number];
    const { decision, move } = moves[0] as (typeof moves)[number];
    const body = { command: `c-${command}`, n, decision, move };
    if (seat === 0 && (isAll ? !isSealed : !isMoved)) {
      changes.say({ type: "move", ...body });
      await changes.hear("answer");
      if (isAll) isSealed = true;
      else isMoved = true;
    } else {
      const { status } = await ask(house, `${match.path}/moves`, { token: match.tokens[seat] as string, body });
      expect(status).toBe(200);
      const isPublished = (await look(house, match)).n > n;
      if (isPublished && !isTold) {
        await changes.hear("entry");
        await whole.hear("entry", "view");
        isTold = true;
      } else if (isPublished) {
        // Heard, and not worth a second example.
        await changes.hear("entry");
        changes.lines.pop();
      }
    }
  }
  changes.say({ type: "move", command: "c-late", n: 1, decision: "turn:0:1", move: { do: "cannot" } });
  await changes.hear("answer");
  changes.say({ ...HELLO, views: "none" });
  await changes.hear("error");
  expectExample("a match, by changes", changes);
  expectExample("a match, by whole views", whole);
});

test("the conversation of a table is as it is documented", async () => {
  const ann = await comeIn(house, "Ann");
  const bob = await comeIn(house, "Bob");
  const { id } = await openTable(ann, { seats: 2 });
  const names = [
    [id, "TABLE"],
    [ann.token, "GUEST-TOKEN"],
    [ann.id, "ANN"],
    [bob.id, "BOB"],
  ] as const;
  const table = new Transcript(await follow(house, { path: `/api/tables/${id}` }), names);
  table.say({ type: "hello", token: ann.token });
  await table.hear("table", ...LEFT_OUT);
  await bob.at(`/${id}/join`, {});
  await table.hear("table", ...LEFT_OUT);
  await bob.ask(`/api/tables/${id}/messages`, { text: "Shall we?" });
  await table.hear("message");
  table.say({ type: "goodbye" });
  await table.hear("error");
  expectExample("a table", table);
});

test("the conversation of a screen is as it is documented", async () => {
  const { ann, id } = await startedTable(house);
  const names = [
    [id, "TABLE"],
    [ann.token, "GUEST-TOKEN"],
  ] as const;
  const phone = new Transcript(await follow(house, { path: `/api/tables/${id}` }), names);
  phone.say({ type: "hello", token: ann.token });
  await phone.hear("table");
  const screen = new Transcript(await follow(house, { path: `/api/tables/${id}` }), names);
  screen.say({ type: "hello", screen: true });
  const { match, seats } = await screen.hear("table");
  expect([match, seats]).not.toContain(null);
  screen.lines.pop();
  screen.say({ type: "shown", n: 1 });
  const told = await phone.hear("shown");
  expect(told).toEqual({ type: "shown", n: 1 });
  screen.say({ type: "shown", n: 99 });
  await screen.hear("error");
  expectExample("a screen", screen);
});

test("the conversation of a study is as it is documented", async () => {
  const file = new URL("../../games/klaumau/fixtures/plain-2-normal.json", import.meta.url);
  const record = JSON.parse(readFileSync(file, "utf8")) as object;
  const ann = await comeIn(house, "Ann");
  const study = { format: "safehouse-study-1", eyes: "open", title: "The end", pages: [], branches: [], record };
  const { id } = (await ann.ask("/api/studies", { study })).body as { id: string };
  const names = [
    [id, "STUDY"],
    [ann.token, "GUEST-TOKEN"],
    [ann.id, "ANN"],
  ] as const;
  const room = new Transcript(await follow(house, { path: `/api/studies/${id}` }), names);
  room.say({ type: "hello", token: ann.token });
  await room.hear("room");
  room.say({ type: "at", at: { branch: null, n: 12 } });
  await room.hear("room");
  room.say({ type: "goodbye" });
  await room.hear("error");
  expectExample("a study", room);
});
