import { HELD, WITHIN_A_ROUND } from "./clou.ts";
import { goOnUntil, pressFirstKind } from "./press.ts";
import { openOnline, sitDown } from "./tables.ts";
import { expect, expectAccessible, type Page, PHONE, test } from "./test.ts";

const SMALL = { viewport: PHONE, hasTouch: true };
const WIDE = { viewport: { width: 1920, height: 1080 } };

/** Gives the free seat to somebody with a pencil, and returns where their sheet is entered. */
async function giveSheet(page: Page, name: string): Promise<string> {
  await page.locator("[data-part=add-sheet]").last().click();
  await page.getByRole("dialog").getByRole("textbox").fill(name);
  await page.locator("[data-part=give-sheet]").click();
  const seat = page.locator("[data-part=lobby-seat]", { hasText: name }).last();
  await seat.locator("[data-part=sheet-of-seat]").click();
  const code = await page.locator("[data-part=sheet-code]").innerText();
  await page.keyboard.press("Escape");
  return `./paper#${code}`;
}

/** Enters what is likeliest, and says that the round is done; stays. Nothing while nothing is asked. */
const ENTERS = [
  "[data-part=entry][data-busy=false] [data-kind=turn] + [data-part=proposal-end]",
  "[data-part=entry][data-busy=false] [data-part=proposal-end]",
  "[data-part=entry][data-busy=false] [data-part=proposal]",
  "[data-part=entry][data-busy=false] [data-part=round-done][data-tone=lit]",
  "[data-part=entry][data-busy=false] [data-part=entry-answer]",
];

const enterOne = (page: Page): Promise<boolean> => pressFirstKind(page, ENTERS);
const SEATED = ["[data-part=answer]:first-child", HELD, ...WITHIN_A_ROUND];
const isOver = (screen: Page): Promise<boolean> => screen.locator("[data-part=screen-reel]").isVisible();

test("an evening: a big screen, two phones, a sheet of paper, somebody far away and a bot play one heist", async ({
  visit,
}) => {
  test.setTimeout(240_000);
  const screen = await visit(WIDE);
  const ann = await visit(SMALL);
  const pen = await visit(SMALL);
  const far = await visit();
  const link = await openOnline(ann, "Ann", 3, "clou");
  await sitDown(far, link, "Bob");
  await ann.goto(link);
  const sheet = await giveSheet(ann, "Karl");
  await screen.goto(link.replace("/table/", "/screen/"));
  await expect(screen.locator("[data-part=screen-lobby]")).toContainText("Karl");
  await pen.goto(sheet);
  await expect(pen.getByRole("heading", { name: /Karl/ })).toBeVisible();
  await ann
    .getByRole("button", { name: "Begin" })
    .or(ann.getByRole("button", { name: "Start", exact: true }))
    .click();
  await expect(pen.locator("[data-part=entry]")).toBeVisible();
  await ann.getByRole("button", { name: "As my hand only" }).click();
  const crew = screen.locator("[data-part=screen-crew] li");
  await expect(crew).toContainText([/phone/, /far away/, /on paper/]);
  await expectAccessible(pen, "a sheet that is entered");

  // One round, everybody on their own device.
  const pages = [ann, far];
  const hasBegunAnew = async (): Promise<boolean> => (await roundOnSheet(pen)) >= 2 || (await isOver(screen));
  await goOnUntil([...pages, pen], hasBegunAnew, async () => {
    let isOn = await enterOne(pen);
    for (const page of pages) isOn = (await pressFirstKind(page, SEATED)) || isOn;
    return isOn;
  });
  expect(Number(await pen.locator("[data-part=presses]").getAttribute("data-presses"))).toBeLessThanOrEqual(4);

  // Far away it is late: a bot plays on there. Ann's own seat is handed on, too, so that the night goes by.
  for (const page of pages) {
    await page.getByRole("button", { name: "Menu" }).first().click();
    await page.getByRole("menuitem", { name: /bot/ }).click();
  }
  await goOnUntil(
    [pen],
    () => isOver(screen),
    () => enterOne(pen),
  );
  await expect(pen.getByRole("heading", { name: "The night is over" })).toBeVisible();
  await expect(pen.locator("[data-part=entry]")).toContainText(/: -?\d+ points?\./);
});

async function roundOnSheet(page: Page): Promise<number> {
  const text = await page
    .locator("[data-part=entry] header p")
    .innerText()
    .catch(() => "");
  return Number(/(\d+)\D*$/.exec(text)?.[1] ?? 0);
}
