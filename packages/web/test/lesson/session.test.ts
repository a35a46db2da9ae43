import { signal } from "@preact/signals";
import { GAME_IDS, loadGame } from "@safehouse/games";
import { found, type Json, say } from "@safehouse/kernel";
import { findOnShelf } from "@safehouse/games/shelf";
import { describe, expect, it } from "vitest";
import { loadPart } from "../../src/games/index.ts";
import { type LessonSession, openLessonSession } from "../../src/lesson/session.ts";
import type { OpenMove } from "../../src/play/session.ts";

/** The others move when the test lets them. */
class Others {
  #waiting: (() => void)[] = [];
  readonly pause = (): Promise<void> => new Promise((resolve) => this.#waiting.push(resolve));

  async move(): Promise<void> {
    for (const resolve of this.#waiting.splice(0)) resolve();
    await settled();
  }

  async moveOn(session: LessonSession): Promise<void> {
    while (session.phase.value === "others") await this.move();
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function open(from = 0, id = "klaumau"): Promise<{ session: LessonSession; others: Others }> {
  const others = new Others();
  const lesson = await loadPart(id, "lesson");
  const game = await loadGame(id);
  if (game === null || lesson === null) throw new Error("no lesson");
  const seats = signal(lesson.seats.map(({ kind, name = "You" }) => ({ kind, name })));
  return { session: await openLessonSession({ game, lesson, seats, from, pause: others.pause }), others };
}

const lit = (session: LessonSession): readonly OpenMove[] => session.now.value?.moves ?? [];
const submit = async (session: LessonSession, move: Json): ReturnType<LessonSession["submit"]> => {
  const answer = await session.submit(session.task.value?.decision.id ?? "turn:0:1", move);
  await settled();
  return answer;
};
const at = (session: LessonSession): string => session.lesson.steps[session.step.value]?.id ?? "";

it("waits while a step is read, and lights nothing", async () => {
  const { session } = await open();
  expect([at(session), session.phase.value]).toEqual(["job", "reading"]);
  expect(session.now.value).toMatchObject({ pending: [], moves: [] });
  await session.next();
  await settled();
  expect([at(session), session.phase.value]).toEqual(["stone", "acting"]);
});

it("lights what the step asks for and nothing else", async () => {
  const { session } = await open(1);
  expect(lit(session)).toEqual([{ decision: "turn:0:1", move: { do: "play", card: "sapphire-2" } }]);
});

it("refuses what the rules forbid with their rule", async () => {
  const { session } = await open(1);
  const answer = await submit(session, { do: "play", card: "crook-emerald" });
  expect(answer).toMatchObject({ result: "refused", refusal: { rule: "K-3.1", why: { id: "no.no-match" } } });
});

it("refuses what the rules allow with what the step is about", async () => {
  const { session } = await open(1);
  const answer = await submit(session, { do: "cannot" });
  if (answer.result !== "refused") throw new Error("not refused");
  expect(answer.refusal.rule).toBe("K-3.1");
  const table = await session.game.texts.en();
  const speaker = { name: () => "", isYou: () => true };
  expect(say(table, answer.refusal.why, speaker)).toBe("That is allowed, but this step is about matching by stone.");
  expect(session.phase.value).toBe("acting");
});

it("refuses answers to questions that are not open", async () => {
  const { session } = await open();
  expect(await submit(session, { do: "cannot" })).toMatchObject({ result: "refused", refusal: { rule: "H-1" } });
});

it("goes on when the wanted move is made, and lets the others play", async () => {
  const { session, others } = await open(1);
  expect(await submit(session, { do: "play", card: "sapphire-2" })).toEqual({ result: "done" });
  expect([at(session), session.phase.value]).toEqual(["stone", "others"]);
  await others.move();
  expect([at(session), session.phase.value]).toEqual(["liar", "acting"]);
});

it("asks the learner and the others at the same time without a pause", async () => {
  const { session, others } = await open(4);
  await session.next();
  await others.move();
  expect([at(session), session.phase.value]).toEqual(["wrong", "acting"]);
  expect(session.now.value?.pending.map(({ seat }) => seat)).toEqual([0, 1]);
});

it("does a step for the learner, move by move", async () => {
  const { session, others } = await open(2);
  const tasks: Json[] = [];
  while (at(session) === "liar" && session.task.value !== null) {
    tasks.push(found(session.task.value.moves[0]));
    await session.showMe();
    await settled();
  }
  expect(tasks).toEqual([{ do: "doubt" }, { do: "force", card: "sapphire-4" }, { do: "draw" }]);
  await others.moveOn(session);
  expect(at(session)).toBe("cannot");
});

it("does it once, however often it is asked to", async () => {
  const { session } = await open(2);
  await Promise.all([session.showMe(), session.showMe()]);
  await settled();
  expect(session.task.value?.moves[0]).toEqual({ do: "force", card: "sapphire-4" });
});

it("skips a step at once, whatever is left of it", async () => {
  const { session } = await open(2);
  await session.showMe();
  await session.skip();
  expect([at(session), session.phase.value]).toEqual(["cannot", "acting"]);
  await session.skip();
  expect(at(session)).toBe("police");
});

it("goes back to the beginning of the step, then to the one before", async () => {
  const { session } = await open(3);
  await session.back();
  expect([at(session), session.task.value?.moves[0]]).toEqual(["liar", { do: "doubt" }]);
  await session.showMe();
  await settled();
  await session.back();
  expect([at(session), session.task.value?.moves[0]]).toEqual(["liar", { do: "doubt" }]);
  await session.back();
  expect(at(session)).toBe("stone");
  await session.back();
  await session.back();
  expect(at(session)).toBe("job");
});

it("is not overtaken by others who were still thinking when somebody went back", async () => {
  const { session, others } = await open(1);
  const dealt = session.entries.length;
  await submit(session, { do: "play", card: "sapphire-2" });
  await session.back();
  await others.move();
  expect([at(session), session.phase.value, session.entries.length]).toEqual(["stone", "acting", dealt]);
});

it("takes a move back where the step is about it, and nowhere else", async () => {
  const { session } = await open(12, "clou");
  expect(at(session)).toBe("rehearse");
  expect(await session.undo()).toMatchObject({ result: "refused", refusal: { rule: "H-4" } });
  const before = session.now.value?.view;
  await session.showMe();
  await settled();
  expect(session.mayUndo.value).toBe(true);
  expect(lit(session)).toEqual([]);
  expect(await submit(session, { do: "finish" })).toMatchObject({ refusal: { why: { id: "lesson.not-now" } } });
  expect(await session.undo()).toEqual({ result: "done" });
  await settled();
  expect([at(session), session.mayUndo.value]).toEqual(["grid", false]);
  expect(session.now.value?.view).toEqual(before);
  expect(session.log.value.at(-1)).toMatchObject({ decision: "undo", undoes: session.log.value.length - 1 });
});

describe.each(GAME_IDS.filter((id) => findOnShelf(id)?.has.includes("lesson")))("the lesson of %s", (id) => {
  it("comes to its end for whoever does what is asked, step by step", async () => {
    const { session, others } = await open(0, id);
    const steps = new Set<string>();
    while (session.phase.value !== "finished") {
      await others.moveOn(session);
      steps.add(at(session));
      const task = session.task.value;
      const [move] = task?.moves ?? [];
      if (task === null) await session.next();
      else if (move === undefined) expect(await session.undo()).toEqual({ result: "done" });
      else expect(await session.submit(task.decision.id, move)).toEqual({ result: "done" });
      await settled();
    }
    expect([...steps]).toEqual(session.lesson.steps.map((step) => step.id));
  });

  it("can be resumed at every step", async () => {
    const { session: whole } = await open(0, id);
    for (let step = 0; step < whole.lesson.steps.length; step++) {
      const { session } = await open(step, id);
      expect(session.step.value).toBe(step);
      expect(session.phase.value).toMatch(/reading|acting/);
    }
  });
});

it("ends with a match that can be played on", async () => {
  const { session } = await open();
  for (let i = 0; i < session.lesson.steps.length; i++) await session.skip();
  expect(session.phase.value).toBe("finished");
  const { session: played } = await open(session.lesson.steps.length - 1);
  expect(played.entries).toEqual(session.entries);
  await session.back();
  expect([at(session), session.phase.value]).toEqual(["score", "reading"]);
});

it("tells the learner what happened, and nobody else's cards", async () => {
  const { session } = await open(9);
  const told = session.log.value.flatMap(({ events }) => events);
  expect(told).toContainEqual({ type: "drew", seat: 0, card: "crook-amber" });
  expect(told.filter((event) => event.type === "dealt")).toMatchObject([{ seat: 0 }, { cards: null }, { cards: null }]);
});
