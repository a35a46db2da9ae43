import { fastRandom } from "@safehouse/chance";
import type { Study } from "@safehouse/kernel";
import { expect, it } from "vitest";
import { BASE } from "../content/base.ts";
import { makeExpert } from "../bots/expert.ts";
import { readWeights } from "../bots/lore/text.ts";
import { layoutOf } from "../bots/lore/features.ts";
import { clou } from "../game.ts";
import type { Config } from "../meta.ts";
import { writeHeist } from "../own/code.ts";
import { OWN } from "../own/own.ts";
import { OLD_CODES } from "./old-codes.ts";
import type { View } from "../view.ts";

const [mansion] = BASE.plans;
const expertOf = () => makeExpert(clou.tableOf, async () => ({}));

function viewOf(input: object): View {
  const config = clou.configure(input, 1);
  if (!config.ok) throw new Error(config.error.problem);
  return clou.view(clou.setup(config.value, 1), 0);
}

/** A small house, where a heist is soon over. */
const [, code] = OLD_CODES;
const own = { scenario: OWN, code, thief1: "janet" };

/** As much as a slow machine has time for. */
function learnShortly(study: Study, steps: number): string {
  let taken = 0;
  const learning = study.learn(fastRandom(3), () => taken / steps);
  for (;;) {
    const { done, value } = learning.next();
    if (done === true) return value;
    taken++;
  }
}

it("an expert can learn a plan of one's own, the same every time, and then lacks nothing", () => {
  const view = viewOf(own);
  const expert = expertOf();
  const study = expert.study?.(view) as Study;
  const learned = learnShortly(study, 200);
  expect(learnShortly(expertOf().study?.(view) as Study, 200)).toBe(learned);
  const table = clou.tableOf(view.config as Config, 1);
  expect(readWeights(learned, layoutOf(table).names.length)).not.toBe(null);
  expect(learned.length).toBeLessThan(1_000);
  expect(study.take(learned)).toBe(true);
  expect(expert.study?.(view)).toBe(null);
});

it("what does not help, or was learned of something else, is not played by", () => {
  const expert = expertOf();
  const study = expert.study?.(viewOf(own)) as Study;
  // With hardly any trial nobody knows whether it helps.
  expect(learnShortly(study, 20)).toBe("");
  expect(study.take("0.1:AAAA")).toBe(false);
  expect(expert.study?.(viewOf(own))).not.toBe(null);
  expect(study.take("")).toBe(true);
  expect(expert.study?.(viewOf(own))).toBe(null);
});

it("is named by what there is to learn: the plan and who breaks in", () => {
  const expert = expertOf();
  const nameOf = (input: object): string | undefined => expert.study?.(viewOf(input))?.name;
  expect(nameOf({ ...own })).toBe(nameOf(own));
  expect(nameOf({ ...own, thief1: "matt" })).not.toBe(nameOf(own));
  const dear = { ...mansion, loot: mansion.loot.map((loot) => ({ ...loot, value: 9 })) };
  expect(nameOf({ ...own, code: writeHeist({ plan: dear, sheets: [] }) })).not.toBe(nameOf(own));
  expect(nameOf({ scenario: mansion.id })).toBe(undefined);
});
