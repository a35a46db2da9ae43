import { expect, test } from "vitest";
import { createLocalMatch } from "../../src/play/local/create.ts";
import { isNewTo } from "../../src/play/local/newcomer.ts";
import { MemoryStore } from "./memory-store.ts";

test("somebody is new to a game until a match of it was played to its end here", async () => {
  const store = new MemoryStore();
  expect(await isNewTo("klaumau", store)).toBe(true);
  const seats = [{ kind: "human" }, { kind: "bot", level: "easy" }] as const;
  const id = await createLocalMatch({ game: "klaumau", config: {}, seats, hotSeat: false }, store);
  expect(await isNewTo("klaumau", store)).toBe(true);
  await store.change(id, { isOver: true });
  expect(await isNewTo("klaumau", store)).toBe(false);
  expect(await isNewTo("clou", store)).toBe(true);
});
