import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pressOne } from "./press.ts";
import { expect, expectAccessible, expectAccessibleDayAndNight, type Page, PHONE, test } from "./test.ts";

const GAMES = join(import.meta.dirname, "../../games");
const record = (file: string): Buffer => readFileSync(join(GAMES, file));
const KLAUMAU = record("klaumau/fixtures/plain-2-normal.json");
const CLOU = record("clou/fixtures/mansion-2-normal.json");

/** Makes a study of a record, at a moment, through these eyes. */
async function study(page: Page, buffer: Buffer, n: number, eyes: "open" | number): Promise<void> {
  await page.goto("/replay");
  await page.locator("input[type=file]").setInputFiles({ name: "match.json", mimeType: "application/json", buffer });
  await page.waitForURL(/\/replay\/file\//);
  await page.goto(`${page.url().split("?")[0]}?n=${n}&eyes=${eyes}`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Make a study" }).click();
  const dialog = page.getByRole("dialog", { name: "Make a study" });
  await dialog.getByRole("textbox", { name: "Title" }).fill("What went wrong");
  await dialog.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/study\/local\//);
  await expectPlace(page, `match:${n}`);
}

const expectPlace = (page: Page, place: string): Promise<void> =>
  expect(page.locator("[data-part=study]")).toHaveAttribute("data-place", place);

async function write(page: Page, note: string): Promise<void> {
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "Note for this moment" });
  await dialog.getByRole("textbox", { name: "Note" }).fill(note);
  await dialog.getByRole("button", { name: "Keep" }).click();
  await expect(page.locator("[data-part=study-note]")).toHaveText(note);
}

test("a study is made from a record, written and drawn in, kept, shared in a link and read by somebody else", async ({
  visit,
}) => {
  const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
  await study(page, KLAUMAU, 12, "open");
  await write(page, "<b>Here</b> it went wrong.");

  // An arrow by keyboard and name, and a ring on the board itself.
  await page.keyboard.press("m");
  const marks = page.getByRole("dialog", { name: "Rings and arrows" });
  await expectAccessible(page, "rings and arrows");
  await marks.getByRole("combobox", { name: "What" }).selectOption("pile:draw");
  await marks.getByRole("combobox", { name: "Arrow to" }).selectOption("seat:1");
  await marks.getByRole("button", { name: "Draw", exact: true }).click();
  await expect(page.locator("[data-part=study-mark]")).toHaveCount(1);
  await marks.getByRole("button", { name: "Draw on the board" }).click();
  const pile = page.locator("[data-board] [data-thing='pile:discard']");
  await pile.click();
  await pile.click();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-part=study-mark]")).toHaveCount(2);
  await expect(page.locator("[data-part=study-marked]")).toContainText(/Arrow from .+ to .+ · Ring around/);

  // What if: one press of the rules' first answers, and back.
  await page.keyboard.press("b");
  await expect(page.locator("[data-part=what-if]")).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "All moves as a list" }).click();
  const all = page.getByRole("dialog", { name: "All moves" });
  await expect(all).toBeVisible();
  // Many moves are groups, one within the other.
  await expect(async () => {
    if (await all.isVisible()) await pressOne(all.getByRole("listitem").first().getByRole("button"));
    await expect(all).toBeHidden({ timeout: 500 });
  }).toPass();
  await page.getByRole("button", { name: "Keep and go back" }).click();
  await expect(page.locator("[data-part=study]")).toHaveAttribute("data-place", /^1:\d+$/);
  await write(page, "This would have been better.");
  await expectAccessibleDayAndNight(page, "a study");

  // It is there after a reload, and in the list.
  await page.goto("/studies");
  await expect(page.locator("[data-part=study-row]")).toHaveCount(1);
  await expectAccessible(page, "studies");
  await page.getByRole("link", { name: "What went wrong" }).click();
  await expect(page.locator("[data-part=study-branch]")).toHaveCount(1);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Share" }).click();
  const share = page.getByRole("dialog", { name: "Share this study" });
  await expect(share).toContainText("The whole study is in this link");
  await expectAccessible(page, "sharing a study");
  await share.getByRole("button", { name: "Copy the link" }).click();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  const reader = await visit();
  await reader.goto(`${link.pathname}${link.hash}`);
  await expect(reader.locator("[data-part=study-entry]")).toHaveCount(2);
  await reader.locator("[data-part=study-entry]").first().click();
  await expectPlace(reader, "match:12");
  await expect(reader.locator("[data-part=study-note]")).toHaveText("<b>Here</b> it went wrong.");
  await expect(reader.locator("[data-part=study-mark]")).toHaveCount(2);
  await expect(reader.locator("[data-part=study-write]")).toHaveCount(0);
  await reader.locator("[data-part=study-branch]").click();
  await expect(reader.locator("[data-part=study-note]")).toHaveText("This would have been better.");

  await reader.goto(`${link.pathname}${link.hash.slice(0, -40)}`);
  await reader.reload();
  await expect(reader.getByText("This is no study, or it is cut off.")).toBeVisible();
  await expect(reader.getByRole("link", { name: "Safehouse" })).toHaveCount(1);
});

test("a study through one seat's eyes shows no more than that seat saw, also in a what-if, and is refused when edited", async ({
  visit,
}) => {
  const page = await visit(PHONE_VISIT);
  await study(page, KLAUMAU, 20, 0);
  await expect(page.getByRole("combobox", { name: "Eyes" })).toHaveCount(0);
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await expect(page.locator("[data-part=small-hand][data-open=true]")).toHaveCount(0);
  await expectAccessible(page, "a study on a phone");

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Share" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const file = readFileSync(await (await saved).path(), "utf8");
  const parsed = JSON.parse(file) as { seen: { first: { view: Record<string, unknown> } } };
  expect(parsed).not.toHaveProperty("record");
  expect(file).not.toContain('"seed"');

  const reader = await visit();
  const open = async (text: string): Promise<void> => {
    await reader.goto("/studies");
    const buffer = Buffer.from(text);
    await reader.locator("input[type=file]").setInputFiles({ name: "s.json", mimeType: "application/json", buffer });
  };
  await open(file.replace(/"deck":\d+/, '"deck":1'));
  await open(file.slice(0, -9));
  await expect(reader.getByText("This is no study, or it is cut off.")).toBeVisible();
  await expect(reader.getByRole("link", { name: "Safehouse" })).toHaveCount(1);
  await open(file.replace('"safehouse-study-1"', '"safehouse-study-2"'));
  await expect(reader.getByText("made by a newer version")).toBeVisible();
  await open(file.replace('"type":"dealt"', '"type":"stolen"'));
  await expect(reader.getByText(/does not hold: entry \d+ cannot have happened/)).toBeVisible();
  await open(file);
  await reader.waitForURL(/\/study\/local\//);
});

const PHONE_VISIT = { viewport: PHONE };

test("one leads and another follows, looks around, comes back, and takes the lead when it is free", async ({
  visit,
}) => {
  const leader = await visit();
  await study(leader, CLOU, 30, "open");
  await write(leader, "Look at this.");
  await leader.getByRole("button", { name: "Menu" }).click();
  await leader.getByRole("menuitem", { name: "Share" }).click();
  await leader.getByRole("textbox", { name: "What shall we call you?" }).fill("Ada");
  await leader.getByRole("button", { name: "Put it into the house" }).click();
  await leader.getByRole("link", { name: "Look at it together" }).click();
  await leader.waitForURL(/\/study\/online\//);
  await expect(leader.locator("[data-part=study-strip]")).toContainText("You lead. Nobody else is here.");

  const follower = await visit();
  await follower.goto(leader.url());
  await expect(follower.locator("[data-part=study-strip]")).toContainText("Ada leads, you follow.");
  await expect(leader.locator("[data-part=study-strip]")).toContainText("One other is here.");
  await leader.getByRole("button", { name: "Log, Study (1)" }).click();
  await leader.locator("[data-part=study-entry]").first().click();
  await leader.keyboard.press("Escape");
  await expectPlace(follower, "match:30");
  await expect(follower.locator("[data-part=study-note]")).toHaveText("Look at this.");
  await expectAccessible(follower, "following a study");

  await leader.keyboard.press("ArrowRight");
  await expectPlace(follower, "match:31");
  await write(leader, "And now this.");
  await expect(follower.locator("[data-part=study-note]")).toHaveText("And now this.");

  await follower.keyboard.press("ArrowLeft");
  await expect(follower.locator("[data-part=study-strip]")).toContainText("You look by yourself; Ada leads.");
  await leader.keyboard.press("ArrowRight");
  await expectPlace(leader, "match:32");
  await expectPlace(follower, "match:30");
  await follower.getByRole("button", { name: "Back to the leader" }).click();
  await expectPlace(follower, "match:32");
  await leader.context().close();
  await expect(follower.locator("[data-part=study-strip]")).toContainText("Ada is gone.");
  await follower.getByRole("button", { name: "Lead" }).click();
  await follower.getByRole("textbox", { name: "What shall we call you?" }).fill("Bruno");
  await follower.getByRole("dialog").getByRole("button", { name: "Lead" }).click();
  await expect(follower.locator("[data-part=study-strip]")).toContainText("You lead.");
  await write(follower, "Bruno goes on.");
});
