import { loadPart } from "../src/games/index.ts";
import type { LessonStep } from "../src/lesson/lesson.ts";
import { lit, pressLit } from "./klaumau.ts";
import { expect, expectAccessible, type Locator, type Page, PHONE, test } from "./test.ts";

/** Longer than anybody at a lesson's table thinks. */
const PAUSE_MS = 2_000;

/** Does by the board's own things what the coach asks for, as far as one press goes; the task is in the coach's words. */
type Press = (board: Locator, task: string) => Promise<void>;

const GAMES: { readonly [game: string]: { readonly press: Press; readonly playsOn: string } } = {
  klaumau: { press: pressKlaumau, playsOn: "[data-part=hand-card]" },
  robnrun: { press: pressRobnrun, playsOn: "[data-part=member]" },
  clou: { press: pressClou, playsOn: "[data-part=die]" },
};

for (const [game, { press, playsOn }] of Object.entries(GAMES)) {
  test(`the first game of ${game} teaches by playing, from the first step to going on, on a phone`, async ({
    visit,
  }) => {
    // Nothing moves, so that nothing is judged while it is half there.
    const page = await visit({ viewport: PHONE, hasTouch: true });
    await page.clock.install();
    await page.goto(`/learn/${game}`);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    const coach = page.getByRole("complementary", { name: "Coach" });
    await expect(coach).toContainText("Step 1 of");
    // What the board does right after it is painted needs the clock that stands still here.
    await expect(page.locator("[data-board] button").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(500);
    await expectAccessible(page, "the first step");

    const steps = (await loadPart(game, "lesson"))?.steps ?? [];
    const explained = await takeLesson(page, steps, press);
    expect(explained).toEqual(steps.map((_, i) => `Step ${i + 1} of ${steps.length}`));
    await expectAccessible(page, "the end of the lesson");

    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.waitForURL(/\/local\//);
    await expect(page.locator(playsOn).first()).toBeVisible();
  });
}

/** Goes through all steps, and only presses what can be pressed by anybody. Returns how the coach counted them. */
async function takeLesson(page: Page, steps: readonly LessonStep[], press: Press): Promise<string[]> {
  const coach = page.getByRole("complementary", { name: "Coach" });
  const end = page.getByRole("heading", { name: "That was the lesson" });
  const explained: string[] = [];
  await expect(async () => {
    if (await end.isVisible()) return;
    const phase = (await coach.getAttribute("class")) ?? "";
    if (phase.includes("others")) await page.clock.fastForward(PAUSE_MS);
    else await goOn();
    expect(await end.isVisible()).toBe(true);
  }).toPass({ intervals: [30], timeout: 200_000 });
  return explained;

  async function goOn(): Promise<void> {
    const step = await coach.locator("[data-part=coach-step]").innerText();
    if (explained.at(-1) !== step) {
      // What a step talks about lies in front of the learner.
      const look = steps[explained.length]?.look;
      if (look !== undefined) await expect(page.locator("[data-coached]").first()).toBeInViewport({ timeout: 5_000 });
      explained.push(step);
    }
    const next = coach.getByRole("button", { name: "Next" });
    const task = (await coach.locator("[data-part=coach-task]").innerText()).replace("Now: ", "");
    if (await next.isVisible()) await next.click({ timeout: 1_000 });
    else if (task !== "") await press(page.locator("[data-board]"), task);
  }
}

/** What is lit is what is taught: whoever presses only that gets through. */
async function pressKlaumau(board: Locator): Promise<void> {
  if ((await lit(board.page()).count()) > 0) await pressLit(board.page());
}

async function pressRobnrun(board: Locator, task: string): Promise<void> {
  const lamp = board
    .locator("[data-part=hand-card][data-lit=true], [data-part=building][data-lit=true]")
    .filter({ visible: true });
  const answer = board.getByRole("button", { name: new RegExp(`^${task}`) }).and(board.locator("[data-prompt] button"));
  const hint = board.locator("[data-part=hint][data-lit=true]");
  if ((await answer.count()) > 0) return answer.first().click();
  if ((await hint.count()) === 0) return lamp.first().click();
  await hint.click();
  const blank = board.locator("[data-part=pick]:not([aria-disabled=true])");
  if ((await blank.count()) > 0) await blank.click();
  await board.getByRole("button", { name: "Tell the crew" }).click();
}

let tries = 0;

async function pressClou(board: Locator, task: string): Promise<void> {
  const button = (name: string | RegExp): Locator => board.getByRole("button", { name }).first();
  const dice = /^Use ([\d +]+) for /.exec(task)?.[1];
  if (dice !== undefined || task.startsWith("Cross ")) {
    for (const face of dice?.split(" + ") ?? []) {
      const die = board.locator(`[data-part=die][aria-pressed=false][aria-label^="Die ${face}"]`).first();
      if (await die.isVisible()) await die.click();
    }
    // Where several are lit, the coach tells whoever presses another, and it is tried again.
    const places = await board.locator(":is([data-part=cell], [data-part=symbol])[data-lit=true]").elementHandles();
    const place = places[tries++ % places.length];
    await place?.click();
    return place?.click();
  }
  if (task.startsWith("Count")) {
    await board.locator("[data-part=white][data-lit=true]").click();
    return button("+1").click();
  }
  return button(task.startsWith("take") ? "Undo" : new RegExp(`^${task}`)).click();
}
