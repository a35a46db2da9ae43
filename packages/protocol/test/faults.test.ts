import { array, assert, asyncProperty, constant, constantFrom, integer, oneof } from "fast-check";
import { expect, test } from "vitest";
import { type CommandAnswer, openClient } from "../src/index.ts";
import { FakeTable, MATCH, TOKENS } from "./fake-table.ts";
import { type Fate, fetchFrom, socketClass, TestClock, type World } from "./faulty-world.ts";

const fates = array(
  oneof(
    { weight: 6, arbitrary: constant<Fate>("arrives") },
    { weight: 4, arbitrary: constantFrom<Fate>("late", "twice", "lost", "cut") },
  ),
  { maxLength: 300 },
);

/** What happens at the table, in order: the client moves once or twice at the same time, or the other seat does. */
const plans = array(constantFrom("move", "race", "other", "burst"), { minLength: 1, maxLength: 12 });

/** Longer than any match of the test can take, unless it is stuck. */
const MOST_STEPS = 20_000;

async function settle(clock: TestClock, isDone: () => boolean): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    // Promises, and the streams inside a Response, take several turns.
    await new Promise((resolve) => setImmediate(resolve));
    if (isDone()) return;
    clock.step();
  }
  throw new Error("the client is stuck");
}

test("on any line every command is answered once and has one effect, and entries come in order without gaps", async () => {
  await assert(
    asyncProperty(fates, plans, integer({ min: 2, max: 30 }), async (plan, actions, longestLog) => {
      const clock = new TestClock();
      const table = new FakeTable();
      table.longestLog = longestLog;
      let frame = 0;
      // Faults end: a line that never works again brings no answer to anybody.
      const world: World = { clock, table, fate: () => plan[frame++] ?? "arrives" };
      const client = openClient({
        server: "http://table.test",
        clock,
        WebSocket: socketClass(world),
        fetch: fetchFrom(world),
        patience: { firstWait: 10, longestWait: 100, answer: 50, silence: 200 },
      });
      const match = client.match(MATCH, TOKENS[0]);
      const told: number[] = [];
      let first: number | null = null;
      match.subscribe((news) => {
        if (news.type === "state") first ??= news.state.n;
        if (news.type === "entry") told.push(news.entry.n);
        if (news.type === "rewound") throw new Error("nothing was forgotten");
      });

      const answers: CommandAnswer[] = [];
      let sent = 0;
      const submit = (): void => {
        sent++;
        void match.submit(table.question(0), "ok").then((answer) => answers.push(answer));
      };
      for (const action of actions) {
        if (action === "other") table.add(1, "other");
        if (action === "burst") for (let i = 0; i < 5; i++) table.add(1, "burst");
        if (action === "move" || action === "race") submit();
        if (action === "race") submit();
        if (action !== "burst") await settle(clock, () => answers.length === sent);
      }
      await settle(clock, () => answers.length === sent && match.isCurrent && match.state?.n === table.rows.length);

      expect(answers).toHaveLength(sent);
      // Of two answers to one question one wins; the other is told that it is closed.
      expect(answers.every(({ result }) => result === "done" || result === "closed")).toBe(true);
      expect(answers.filter(({ result }) => result === "done")).toHaveLength(
        actions.filter((action) => action === "move" || action === "race").length,
      );
      expect([...table.effects.values()].every((effects) => effects === 1)).toBe(true);
      expect(told).toEqual(Array.from({ length: table.rows.length - (first ?? 0) }, (_, i) => (first ?? 0) + i + 1));
      const { log: _, next: __, ...whole } = table.snapshot(0, 1);
      expect(match.state).toMatchObject(whole);
      expect(match.log.map(({ n }) => n)).toEqual(table.rows.slice(-match.log.length || Infinity).map(({ n }) => n));

      match.close();
      await new Promise((resolve) => setImmediate(resolve));
      // What is left are the line's own frames, still under way.
      while (clock.step());
      expect(clock.pending).toBe(0);
      expect(match.connection.status).toBe("closed");
    }),
    { numRuns: 500 },
  );
});
