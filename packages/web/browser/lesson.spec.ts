import { GAME_IDS } from "@safehouse/games";
import { loadPart } from "../src/games/index.ts";
import type { LessonStep } from "../src/lesson/lesson.ts";
import { pressFirstKind } from "./press.ts";
import { DESK, expect, expectAccessible, type Locator, type Page, PHONE, test } from "./test.ts";

/** What is lit is what is taught: whoever presses only that gets through. What hands a move in comes before what begins one. */
const LIT = [
  "[data-part=prompt-body] button:not([aria-disabled=true])",
  "[data-part=answers] button:not([aria-disabled=true], [data-part=undo])",
  "[data-part=answer]:not([aria-disabled=true])",
  "[data-part=act][data-tone=lit]",
  "[data-part=cannot][data-tone=lit]",
  "[data-part=agree]:not([aria-disabled=true])",
  "[data-part=number][data-lit=true]",
  "[data-part=pick]:not([aria-disabled=true])",
  "[data-part=hint][data-lit=true]:not([aria-pressed=true])",
  "[data-part=seat-body][data-lit=true]",
  "[data-part=thief-card][data-lit=true]",
  "[data-part=box][data-lit=true]",
  "[data-part=white][data-lit=true]",
  ":is([data-part=cell], [data-part=symbol])[data-lit=true]",
  "[data-part=die][data-lit=true][aria-pressed=false]",
  "[data-part=hand-card][data-lit=true]",
  "button[data-part=building][data-lit=true]",
  "[data-part=finish][data-tone=lit]",
].map((kind) => `[data-board] ${kind}`);

for (const game of GAME_IDS) {
  test(`the first game of ${game} teaches by playing, on a phone and at a desk`, async ({ visit }) => {
    const steps = (await loadPart(game, "lesson"))?.steps ?? [];
    for (const viewport of [PHONE, DESK]) {
      const page = await visit({ viewport });
      // The others need no time to think, so nobody waits for them.
      await page.addInitScript(() => localStorage.setItem("safehouse.pace", "at-once"));
      await page.goto(`/learn/${game}`);
      await page.getByRole("button", { name: "Start", exact: true }).click();
      expect(await takeLesson(page, steps)).toEqual(steps.map((_, i) => `Step ${i + 1} of ${steps.length}`));
      await expectAccessible(page, "the end of the lesson");
      await page.getByRole("button", { name: "Play on from here" }).click();
      await page.waitForURL(/\/local\//);
      await expect(page.locator("[data-thing]").filter({ visible: true }).first()).toBeVisible();
    }
  });
}

const coachStep = (page: Page): Locator => page.locator("[data-part=coach-step]");

/** Goes through all steps, and only presses what can be pressed by anybody. Returns how the coach counted them. */
async function takeLesson(page: Page, steps: readonly LessonStep[]): Promise<string[]> {
  const explained: string[] = [];
  await expect(async () => {
    for (;;) {
      const { title, step, isRead, task } = await coachState(page);
      if (title === "That was the lesson") return;
      // Between two steps the others are at it, and the coach is silent.
      expect(step, "the coach's step").not.toBe("");
      if (explained.at(-1) !== step) {
        // What a step talks about lies in front of the learner.
        const look = steps[explained.length]?.look;
        if (look !== undefined) await expect(page.locator("[data-coached]").first()).toBeInViewport({ timeout: 5_000 });
        explained.push(step);
      }
      if (isRead) {
        await page.locator("[data-part=coach-next]").click();
        await expect(coachStep(page).filter({ hasText: step })).toHaveCount(0);
      } else if (task.includes("take the last move back"))
        await page
          .getByRole("button", { name: /^(Undo|Take back)/ })
          .first()
          .click({ timeout: 3_000 });
      else {
        expect(await pressFirstKind(page, LIT), "there is something to press").toBe(true);
        // What is said about the thing that a pointer rests on would lie over the next one.
        await page.mouse.move(0, 0);
      }
    }
  }).toPass({ intervals: [40] });
  return explained;
}

interface CoachState {
  readonly title: string;
  readonly step: string;
  /** There is nothing to do but to go on. */
  readonly isRead: boolean;
  readonly task: string;
}

function coachState(page: Page): Promise<CoachState> {
  return page.evaluate(() => {
    const part = (name: string): HTMLElement | null => document.querySelector(`[data-part=${name}]`);
    return {
      title: part("coach-title")?.innerText ?? "",
      step: part("coach-step")?.innerText ?? "",
      isRead: part("coach-next") !== null,
      task: part("coach-task")?.innerText ?? "",
    };
  });
}
