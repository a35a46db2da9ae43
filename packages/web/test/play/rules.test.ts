import { loadCore } from "@safehouse/games";
import type { AnyCore } from "@safehouse/kernel";
import { expect, test } from "vitest";
import { rulesLater } from "../../src/play/rules.ts";

test("rules are fetched when somebody wants them, and once", async () => {
  let times = 0;
  const rules = rulesLater(() => {
    times++;
    return loadCore("klaumau");
  });
  expect([rules.known.value, times]).toEqual([null, 0]);
  const [first, second] = await Promise.all([rules.fetch(), rules.fetch()]);
  expect(first?.meta.id).toBe("klaumau");
  expect([second, rules.known.value, times]).toEqual([first, first, 1]);
});

test("rules that could not be fetched are tried again", async () => {
  const core = (await loadCore("klaumau")) as AnyCore;
  const answers = [Promise.reject(new Error("offline")), Promise.resolve(core)];
  const rules = rulesLater(() => answers.shift() as Promise<AnyCore>);
  expect(await rules.fetch()).toBeNull();
  expect(rules.known.value).toBeNull();
  expect(await rules.fetch()).toBe(core);
});
