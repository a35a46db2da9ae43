import { describe, expect, test } from "vitest";
import { z } from "zod";
import * as schemas from "../src/schemas.ts";

const passes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;
const fromText = (text: string): unknown => JSON.parse(text);

const move = { command: "c1", n: 3, decision: "play:0:1", move: { do: "draw" } };
const match = {
  game: "klaumau",
  seats: [
    { kind: "human", name: "Ada" },
    { kind: "bot", level: "easy" },
  ],
};

describe("requests", () => {
  test("are taken as design.md has them", () => {
    expect(schemas.createMatchRequest.parse(match)).toEqual({ ...match, config: {} });
    expect(passes(schemas.createMatchRequest, { ...match, config: { a: 1 }, seed: "s", contributions: ["00ff"] })).toBe(
      true,
    );
    expect(passes(schemas.moveRequest, move)).toBe(true);
    expect(passes(schemas.moveRequest, { ...move, move: null })).toBe(true);
    expect(passes(schemas.undoRequest, { command: "c1", n: 0 })).toBe(true);
    expect(schemas.matchQuery.parse({ from: "12" })).toEqual({ from: 12 });
  });

  test("name a table by exactly its 22 letters", () => {
    const id = "aZ09_-aZ09_-aZ09_-aZ09";
    expect(passes(schemas.tableId, id)).toBe(true);
    for (const wrong of [`${id}x`, `x${id}`, id.slice(1), `${id.slice(1)}.`, `${id}\n`]) {
      expect([wrong, passes(schemas.tableId, wrong)]).toEqual([wrong, false]);
    }
  });

  test("with anything else are refused", () => {
    const { move: _, ...without } = move;
    for (const wrong of [
      without,
      { ...move, extra: 1 },
      { ...move, n: -1 },
      { ...move, n: 1.5 },
      { ...move, n: "3" },
      { ...move, command: "" },
      { ...move, command: "x".repeat(65) },
      { ...move, command: "a\nb" },
      { ...move, command: "a\u202eb" },
      { ...move, decision: 7 },
      fromText(`{"command":"c","n":0,"decision":"d","move":1,"__proto__":{"x":1}}`),
      null,
      [],
      "move",
    ]) {
      expect(passes(schemas.moveRequest, wrong)).toBe(false);
    }
    for (const wrong of [
      { ...match, seats: [] },
      { ...match, seats: Array(17).fill({ kind: "bot" }) },
      { ...match, seats: [{ kind: "cat" }] },
      { ...match, seats: [{ kind: "human", token: "t" }] },
      { ...match, seats: [{ kind: "bot", level: "godlike" }] },
      { ...match, seed: "" },
      { ...match, contributions: ["0g"] },
      { ...match, contributions: ["0".repeat(66)] },
      { ...match, config: [] },
      { ...match, practice: false },
    ]) {
      expect(passes(schemas.createMatchRequest, wrong)).toBe(false);
    }
    for (const from of ["-1", "x", "1.5", ["1", "2"]]) expect(passes(schemas.matchQuery, { from })).toBe(false);
  });

  test("cannot reach the prototype through a configuration", () => {
    const { config } = schemas.createMatchRequest.parse({ ...match, config: fromText(`{"__proto__":{"x":1}}`) });
    expect("x" in config).toBe(false);
  });

  test("count a command in characters, not in bytes", () => {
    expect(passes(schemas.command, "🂡".repeat(64))).toBe(true);
    expect(passes(schemas.command, "🂡".repeat(65))).toBe(false);
  });
});

describe("names", () => {
  test("are trimmed and have 1 to 24 visible characters", () => {
    expect(schemas.playerName.parse("  Ada  ")).toBe("Ada");
    for (const name of [
      "A",
      "Ä".repeat(24),
      "Zoë O'Hara-Łuk 3",
      "李小龍",
      "❤️",
      "e\u0301".repeat(24),
      "🦊".repeat(24),
    ]) {
      expect([name, passes(schemas.playerName, name)]).toEqual([name, true]);
    }
  });

  test("that hide something are refused", () => {
    for (const name of [
      "",
      "   ",
      "x".repeat(25),
      "a\u0000",
      "a\tb",
      "a\nb",
      "\u202eevil",
      "a\u2066b",
      "a\u200bb",
      "a\u200db",
      "a\ufeffb",
      "a\u00adb",
      "\u3164",
      "\u2800",
      "\u0301",
      "\ud800",
      "a\u0332\u0333\u0334\u0335",
      "\u{e0041}",
    ]) {
      expect([JSON.stringify(name), passes(schemas.playerName, name)]).toEqual([JSON.stringify(name), false]);
    }
  });
});

describe("frames", () => {
  test("of clients are hello, move and undo", () => {
    expect(passes(schemas.clientFrame, { type: "hello", n: 0 })).toBe(true);
    expect(passes(schemas.clientFrame, { type: "hello", token: "t", n: 5 })).toBe(true);
    for (const views of ["whole", "changes", "steps"]) {
      expect(passes(schemas.clientFrame, { type: "hello", n: 5, views })).toBe(true);
    }
    for (const views of ["none", "", null, true, ["changes"], {}]) {
      expect(passes(schemas.clientFrame, { type: "hello", n: 5, views })).toBe(false);
    }
    expect(passes(schemas.clientFrame, { type: "move", ...move })).toBe(true);
    expect(passes(schemas.clientFrame, { type: "undo", command: "c", n: 5 })).toBe(true);
    for (const wrong of [{ type: "hello" }, { type: "state" }, { n: 0 }, { type: "undo", ...move }, 7, null]) {
      expect(passes(schemas.clientFrame, wrong)).toBe(false);
    }
  });

  test("of the server carry the status and the fields of the HTTP answer", () => {
    const answer = { type: "answer", command: "c" };
    expect(passes(schemas.serverFrame, { ...answer, status: 200, n: 4, events: [{ type: "played", card: 3 }] })).toBe(
      true,
    );
    expect(passes(schemas.serverFrame, { ...answer, status: 409, code: "decision.closed", n: 4 })).toBe(true);
    expect(passes(schemas.serverFrame, { ...answer, status: 422, code: "rules.refuse", rule: "K-1", why: "No." })).toBe(
      true,
    );
    expect(passes(schemas.serverFrame, { ...answer, status: 403, code: "decision.foreign", error: "No." })).toBe(true);
    expect(passes(schemas.serverFrame, { ...answer, status: 409, code: "decision.foreign", error: "No." })).toBe(false);
    expect(passes(schemas.serverFrame, { ...answer, status: 418, code: "decision.foreign", error: "No." })).toBe(false);
    expect(passes(schemas.serverFrame, { ...answer, status: 403, error: "No." })).toBe(false);
    expect(passes(schemas.serverFrame, { ...answer, status: 403, code: "tea", error: "No." })).toBe(false);
    const view = { seat: null, silent: false };
    const standpoint = { pending: [], moves: [], outcome: null };
    expect(passes(schemas.serverFrame, { type: "entry", n: 4, events: [], view, ...standpoint })).toBe(true);
    const entry = { n: 4, log: [{ n: 4, decision: "turn:0:1", seat: 0, events: [] }], changes: { view: 0 }, sum: 7 };
    expect(passes(schemas.serverFrame, { type: "entry", ...entry })).toBe(true);
    expect(passes(schemas.serverFrame, { ...answer, status: 200, n: 4, events: [], entry })).toBe(true);
    expect(passes(schemas.serverFrame, { type: "entry", ...entry, events: [] })).toBe(false);
    expect(passes(schemas.serverFrame, { type: "error", status: 401, code: "token.unknown", error: "Who?" })).toBe(
      true,
    );
  });
});

test("every schema can be documented", () => {
  for (const schema of Object.values(schemas)) {
    if (!(schema instanceof z.ZodType)) continue;
    for (const io of ["input", "output"] as const) expect(() => z.toJSONSchema(schema, { io })).not.toThrow();
  }
});

test("a client pulls in no zod", async () => {
  const { execFileSync } = await import("node:child_process");
  const index = new URL("../src/index.ts", import.meta.url).href;
  const program = `
    const { registerHooks } = await import("node:module");
    registerHooks({ resolve(name, context, next) {
      if (/zod/.test(name)) throw new Error("zod is imported");
      return next(name, context);
    } });
    await import(${JSON.stringify(index)});`;
  expect(() => execFileSync(process.execPath, ["--input-type=module", "-e", program])).not.toThrow();
});
