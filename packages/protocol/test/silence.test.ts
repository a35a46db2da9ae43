import { expect, test } from "vitest";
import { openClient, type Socket } from "../src/index.ts";

/** Time that passes when the test says so; of two timers of one moment the first that was set comes first. */
function ownTime() {
  let now = 0;
  let timers: { readonly at: number; readonly act: () => void }[] = [];
  const after = (milliseconds: number, act: () => void): (() => void) => {
    const timer = { at: now + milliseconds, act };
    timers.push(timer);
    return () => void (timers = timers.filter((each) => each !== timer));
  };
  const pass = (milliseconds: number): void => {
    for (const end = now + milliseconds; ;) {
      const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined) return void (now = end);
      timers = timers.filter((each) => each !== next);
      now = next.at;
      next.act();
    }
  };
  return { clock: { after }, pass };
}

const sockets: DeafSocket[] = [];

/** Opens at once, and never says anything again. */
class DeafSocket implements Socket {
  readonly #listeners = new Map<string, (event: { readonly data: unknown }) => void>();

  constructor() {
    sockets.push(this);
  }

  addEventListener(type: string, listener: (event: { readonly data: unknown }) => void): void {
    this.#listeners.set(type, listener);
  }

  tell(type: string, data: unknown = null): void {
    this.#listeners.get(type)?.({ data });
  }

  send(): void {}
  close(): void {}
}

const state = { type: "state", id: "m", n: 0, view: {}, pending: [], moves: [], outcome: null, log: [], next: null };
const STATE = JSON.stringify(state);

/** Through sockets that say nothing by themselves. */
function follow(clock: { after(milliseconds: number, act: () => void): () => void }) {
  sockets.length = 0;
  const fetch = (): Promise<never> => new Promise(() => {});
  const client = openClient({ server: "http://house.example", WebSocket: DeafSocket, clock, fetch });
  return client.match("m", "token");
}

test("a dead line is noticed, however many commands wait for an answer", () => {
  const { clock, pass } = ownTime();
  const match = follow(clock);
  const [socket] = sockets as [DeafSocket];
  socket.tell("open");
  socket.tell("message", STATE);
  expect(match.connection.status).toBe("open");
  void match.undo();
  pass(1_000);
  void match.undo();
  pass(20_000);
  expect(sockets.length).toBeGreaterThan(1);
  match.close();
});

test("a house that is too busy to answer in time is given more time at each attempt, until it has enough", () => {
  const { clock, pass } = ownTime();
  const match = follow(clock);
  const answers = new Set<DeafSocket>();
  for (let second = 0; second < 120 && match.connection.status !== "open"; second++) {
    for (const socket of sockets) {
      if (answers.has(socket)) continue;
      answers.add(socket);
      socket.tell("open");
      clock.after(15_000, () => socket.tell("message", STATE));
    }
    pass(1_000);
  }
  expect(match.connection.status).toBe("open");
  match.close();
});
