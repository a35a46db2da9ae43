import type { AnyGame } from "@safehouse/kernel";
import { describe, expect, test } from "vitest";
import { BrokenJournal, guardRules, RulesFailure } from "../src/index.ts";
import { people, robots, send, sit } from "./table.ts";
import { vault } from "./vault.ts";

function broken(rules: Partial<AnyGame>): AnyGame {
  return guardRules({ ...(vault as AnyGame), ...rules });
}
const fall = (): never => {
  throw new TypeError("a rule fell over");
};

describe("rules that throw", () => {
  test.each(["check", "apply", "clone", "viewEvent"] as const)("in %s are told by name", async (name) => {
    let isFalling = false;
    const rule = vault[name] as (...given: unknown[]) => unknown;
    const match = await sit({
      game: broken({ [name]: (...given: unknown[]) => (isFalling ? fall() : rule(...given)) }),
      seats: people(2),
    });
    match.subscribe("spectator", () => {});
    isFalling = true;
    const moved = send(match, "mark:0:1", { cell: 0 });
    await expect(moved).rejects.toThrow(RulesFailure);
    await expect(moved).rejects.toMatchObject({ message: "a rule fell over", cause: expect.any(TypeError) });
  });

  test.each(["setup", "pending", "configure"])("in %s are told by name when the match is opened", async (name) => {
    await expect(sit({ game: broken({ [name]: fall }) })).rejects.toThrow(RulesFailure);
  });

  test("ask for what cannot be drawn, or refuse what they list", async () => {
    const pending = () => [{ kind: "chance", label: "x", seat: null, draw: { shuffle: -1 } }];
    await expect(sit({ game: broken({ pending } as never) })).rejects.toThrow(RulesFailure);
    const stuck = broken({ check: () => ({ rule: "V-1", why: { id: "no" } }) });
    const match = await sit({ game: stuck, seats: robots(2), onError: () => {} });
    await expect(match.idle()).rejects.toThrow(RulesFailure);
  });
});

test("a journal that does not fit the rules is told from rules that fail", async () => {
  const entries = [{ n: 1, decision: "mark:0:1", seat: 0, move: { cell: 77 } }];
  await expect(sit({ entries })).rejects.toThrow(BrokenJournal);
  await expect(sit({ config: { rounds: "many" } })).rejects.toThrow(BrokenJournal);
});

test("a journal that fails, or a seat that is not there, is no fault of the rules", async () => {
  const game = guardRules(vault as AnyGame);
  const journal = { append: () => Promise.reject(new Error("the disk is full")) };
  await expect(sit({ game, journal })).rejects.not.toBeInstanceOf(RulesFailure);
  const match = await sit({ game });
  expect(() => match.snapshot(9)).not.toThrow(RulesFailure);
});
