import { batch, type Signal, signal } from "@preact/signals";
import { klaumau } from "@safehouse/games/klaumau";
import { sameJson, type Viewer } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { createLocalMatch } from "../../src/play/local/create.ts";
import { HotSeat } from "../../src/play/local/hot-seat.ts";
import type { FromHost } from "../../src/play/local/messages.ts";
import type { LocalSession } from "../../src/play/local/session.ts";
import type { Moment } from "../../src/play/session.ts";
import { type Device, isOver, makeDevice, until } from "./device.ts";

const moment = (n: number): Moment => ({ n, view: { seat: 0, silent: false }, pending: [], moves: [], outcome: null });
const person = (name: string) => ({ kind: "human", name }) as const;
const BOT = { kind: "bot", name: "Otto", level: "easy" } as const;
const round = { game: "klaumau", config: { bomb: "halve", receiver: true }, hotSeat: true } as const;

async function sitDown(device: Device, pin?: string): Promise<{ session: LocalSession; hotSeat: HotSeat }> {
  const seats = [person("Ada"), BOT, person("Ben"), person("Mina")];
  const id = await createLocalMatch({ ...round, seats, ...(pin !== undefined && { pin }) }, device.store);
  const session = await device.open(id);
  return { session, hotSeat: new HotSeat(session) };
}

/** Plays a whole match the way people do: lift the cover, answer, hand on. */
async function passAround(session: LocalSession, hotSeat: HotSeat, limit: number): Promise<number> {
  let moves = 0;
  while (moves < limit) {
    await until(() => isOver(session) || hotSeat.phase.value.type !== "table");
    if (isOver(session)) break;
    const phase = hotSeat.phase.value;
    if (phase.type === "cover") {
      await until(() => session.now.value !== null);
      expect(session.viewer.value).toBe("spectator");
      expect(await hotSeat.lift()).toBe(true);
      continue;
    }
    if (phase.type !== "hand") continue;
    if (phase.isDone) {
      hotSeat.cover();
      continue;
    }
    expect(session.viewer.value).toBe(phase.seat);
    const [first] = session.now.value?.moves ?? [];
    if (first === undefined) throw new Error("lifted for somebody who is not asked");
    await session.submit(first.decision, first.move);
    moves++;
  }
  return moves;
}

/** Everything in a message is what its viewer may know: told again for the same eyes it stays the same. */
function expectOnlyFor(viewer: Viewer, message: FromHost): void {
  if (message.type !== "state") return;
  expect(message.viewer).toBe(viewer);
  for (const { view } of message.moments) expect(view.seat).toBe(typeof viewer === "number" ? viewer : null);
  for (const { events } of message.rows) {
    for (const event of events) {
      expect(sameJson(klaumau.viewEvent(event as never, viewer), event)).toBe(true);
      const told = event as unknown as { type: string; seat: number; card?: unknown; cards?: unknown };
      if (told.type === "drew" && told.seat !== viewer) expect(told.card).toBeNull();
      if (told.type === "dealt" && told.seat !== viewer) expect(told.cards).toBeNull();
    }
  }
}

describe("a device that goes round", () => {
  test("three people and a bot play a whole match, and nobody is sent another's view", async () => {
    const device = makeDevice();
    const { session, hotSeat } = await sitDown(device);
    expect(await passAround(session, hotSeat, 5_000)).toBeGreaterThan(20);
    expect(isOver(session)).toBe(true);
    const wanted = device.asked.flatMap((message) => (message.type === "watch" ? [message.viewer] : []));
    let index = 0;
    for (const message of device.heard) {
      if (message.type !== "state") continue;
      while (wanted[index] !== message.viewer) index++;
      expectOnlyFor(wanted[index] as Viewer, message);
    }
    const seed = [...device.store.shelves.values()][0]?.secrets.seed ?? "-";
    expect(JSON.stringify(device.heard)).not.toContain(seed);
    hotSeat.stop();
  });

  test("between two people the page knows what a spectator knows", async () => {
    const device = makeDevice();
    const { session, hotSeat } = await sitDown(device);
    await passAround(session, hotSeat, 6);
    hotSeat.cover();
    await until(() => session.now.value !== null);
    expect(session.viewer.value).toBe("spectator");
    for (const { events } of session.log.value) {
      for (const event of events) expect(sameJson(klaumau.viewEvent(event as never, "spectator"), event)).toBe(true);
    }
    hotSeat.stop();
  });

  test("covering forgets at once, before anything else arrives", async () => {
    const device = makeDevice();
    const { session, hotSeat } = await sitDown(device);
    await until(() => hotSeat.phase.value.type === "cover");
    await hotSeat.lift();
    expect(session.now.value?.view.seat).toBe(hotSeat.phase.value.type === "hand" ? hotSeat.phase.value.seat : -1);
    hotSeat.cover();
    expect(session.now.value).toBeNull();
    expect(session.log.value).toEqual([]);
    expect(hotSeat.phase.value.type).toBe("cover");
    hotSeat.stop();
  });

  test("what only one person is told stays until they hand on, and a move taken back is theirs again", async () => {
    const at = moment(0);
    const fake = {
      now: signal<Moment | null>(at),
      next: signal<number | null>(0),
      isToldInPrivate: signal(false),
      mayUndo: signal(false),
      watch: async () => true,
    };
    const hotSeat = new HotSeat(fake as unknown as LocalSession);
    await hotSeat.lift();
    const move = (next: number | null, isToldInPrivate: boolean, mayUndo: boolean): void =>
      batch(() =>
        Object.entries({ next, isToldInPrivate, mayUndo, now: moment(1) }).forEach(([name, value]) => {
          (fake[name as keyof typeof fake] as Signal<unknown>).value = value;
        }),
      );
    expect(hotSeat.phase.value).toEqual({ type: "hand", seat: 0, isDone: false });
    move(2, true, false);
    expect(hotSeat.phase.value).toEqual({ type: "hand", seat: 0, isDone: true });
    move(2, false, false);
    expect(hotSeat.phase.value).toEqual({ type: "hand", seat: 0, isDone: true });
    move(0, false, false);
    expect(hotSeat.phase.value).toEqual({ type: "hand", seat: 0, isDone: false });
    move(2, false, true);
    expect(hotSeat.phase.value).toEqual({ type: "hand", seat: 0, isDone: true });
    hotSeat.cover();
    expect(hotSeat.phase.value).toEqual({ type: "cover", seat: 2 });
    await hotSeat.lift();
    move(null, false, false);
    expect(hotSeat.phase.value).toEqual({ type: "table" });
    hotSeat.stop();
  });

  test("who gets the device back sees what happened since their own last move, through their own eyes", async () => {
    const device = makeDevice();
    const { session, hotSeat } = await sitDown(device);
    const missed: number[] = [];
    for (let turns = 0; turns < 12; turns++) {
      await until(() => hotSeat.phase.value.type === "cover");
      await hotSeat.lift();
      const { value: viewer } = session.viewer;
      const own = session.log.value.findLast(({ seat }) => seat === viewer)?.n;
      const moments = session.missed?.value ?? [];
      if (own !== undefined) {
        expect(moments.map(({ n }) => n)).toEqual(
          Array.from({ length: (session.now.value?.n ?? 0) - own }, (_, i) => own + i),
        );
      }
      missed.push(moments.length);
      for (const { view } of moments) expect(view.seat).toBe(viewer);
      const [first] = session.now.value?.moves ?? [];
      if (first !== undefined) await session.submit(first.decision, first.move);
      hotSeat.cover();
    }
    expect(Math.max(...missed)).toBeGreaterThan(1);
    expect(missed[0]).toBe(0);
    hotSeat.stop();
  });

  test("the wrong PIN shows nothing", async () => {
    const device = makeDevice();
    const { session, hotSeat } = await sitDown(device, "1963");
    await until(() => hotSeat.phase.value.type === "cover");
    expect(await hotSeat.lift("1936")).toBe(false);
    expect(hotSeat.phase.value.type).toBe("cover");
    expect(device.heard.every((message) => message.type !== "state" || message.viewer === "spectator")).toBe(true);
    expect(await hotSeat.lift("1963")).toBe(true);
    expect(session.now.value?.view.seat).toBe(session.viewer.value);
    expect(JSON.stringify([...device.store.shelves.values()])).not.toContain("1963");
    hotSeat.stop();
  });

  test("of several who are asked at once the lowest seat comes first", async () => {
    const device = makeDevice();
    const { session, hotSeat } = await sitDown(device);
    const asked: number[][] = [];
    for (let covers = 0; covers < 120 && !isOver(session); covers++) {
      await until(() => isOver(session) || (hotSeat.phase.value.type === "cover" && session.now.value !== null));
      const phase = hotSeat.phase.value;
      if (phase.type !== "cover") break;
      const open = session.now.value?.pending ?? [];
      const people = open.map(({ seat }) => seat).filter((seat) => seat !== 1);
      if (new Set(people).size > 1) asked.push([phase.seat, ...people]);
      await passAround(session, hotSeat, 1);
      hotSeat.cover();
    }
    expect(asked.length).toBeGreaterThan(0);
    // Whoever is first of a group is its lowest seat; those after follow upwards until all have answered.
    for (const [first = -1, ...people] of asked) expect(people).toContain(first);
    hotSeat.stop();
  });
});
