import { expect, test, vi } from "vitest";
import { fetchedBot } from "../bots/fetched.ts";

test("a bot that comes when it is asked is fetched once, prepared every time, and never asked before", async () => {
  const prepare = vi.fn(async () => {});
  const load = vi.fn(async () => ({ choose: () => "run", prepare }));
  const bot = fetchedBot<null, string, null>(load);
  const ask = (): string => bot.choose({} as never);
  expect(ask).toThrow(/waited/);
  await bot.prepare?.();
  await bot.prepare?.();
  expect(ask()).toBe("run");
  expect([load.mock.calls.length, prepare.mock.calls.length]).toEqual([1, 2]);
});
