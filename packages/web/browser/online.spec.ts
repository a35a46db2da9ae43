import type { WebSocketRoute } from "@playwright/test";
import { logLength, playSome, playUntil, seatWords } from "./klaumau.ts";
import { openOnline, sitDown, theEnd } from "./tables.ts";
import { expect, expectAccessible, type Page, PHONE, test } from "./test.ts";

const LINE_DOWN = "The line is down. Trying again.";
const SMALL_SCREEN = { viewport: PHONE, hasTouch: true };

/** All sockets that a page opens from now on: a browser that goes offline keeps those it has. */
async function holdLines(page: Page): Promise<WebSocketRoute[]> {
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/live/, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  return lines;
}

/** Two people at one table, on two devices, until both have a hand. */
async function sitTogether(host: Page, guest: Page): Promise<void> {
  const link = await openOnline(host, "Ada");
  await sitDown(guest, link, "Bruno");
  await expect(host.locator("[data-part=lobby-seat]", { hasText: "Bruno" })).toBeVisible();
  await host.getByRole("button", { name: "Start", exact: true }).click();
  for (const page of [host, guest]) await expect(page.locator("[data-part=hand-card]").first()).toBeVisible();
}

test("two browsers meet by the join link, and each sees only the own hand", async ({ visit }) => {
  const host = await visit();
  const guest = await visit(SMALL_SCREEN);
  await sitTogether(host, guest);
  await expectAccessible(host, "an online table");
  await playSome([host, guest], 10);
  for (const page of [host, guest]) await expect(page.locator("[data-part=small-hand][data-open=true]")).toHaveCount(0);
  // What one sees of the other is a number, and it is the right one.
  await expect(async () => {
    // A question may show cards of the other, too: only those of the own hand count.
    const held = await guest.locator("[data-part=hand] [data-part=hand-card]").count();
    expect(await seatWords(host)).toMatch(new RegExp(`^Bruno: ${held === 0 ? "no" : held} card`));
  }).toPass();

  // Beside a big screen a phone is held as one likes.
  const screen = await visit();
  await screen.goto(host.url().replace("/table/", "/screen/"));
  await guest.getByRole("button", { name: "As my hand only" }).click();
  await guest.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expect(guest.locator("[data-part=hand]")).toBeInViewport({ ratio: 0.9 });
});

test("a code read aloud is as good as a link", async ({ visit }) => {
  const host = await visit();
  await openOnline(host, "Ada");
  const code = (await host.locator("[data-part=invite-code]").innerText()).split("\n").at(-1) ?? "";
  const guest = await visit();
  await guest.goto("/");
  await guest.getByRole("textbox", { name: "Someone sent you a code?" }).fill(code.toUpperCase().replaceAll("-", " "));
  await guest.getByRole("button", { name: "Sit down" }).click();
  await guest.getByRole("textbox", { name: "Your name" }).fill("Bruno");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(host.locator("[data-part=lobby-seat]", { hasText: "Bruno" })).toBeVisible();
});

test("reload, a broken line and a killed server in mid-game lose nothing", async ({ visit, house }) => {
  const host = await visit();
  const guest = await visit(SMALL_SCREEN);
  const lines = await holdLines(guest);
  await sitTogether(host, guest);
  await playSome([host, guest], 6);

  await guest.reload();
  await expect(guest.locator("[data-part=hand-card]").first()).toBeVisible();
  await playSome([host, guest], 6);

  await guest.context().setOffline(true);
  for (const line of lines.splice(0)) await line.close();
  await expect(guest.getByText(LINE_DOWN).first()).toBeVisible();
  await guest.context().setOffline(false);
  await expect(guest.getByText(LINE_DOWN)).toHaveCount(0);
  await playSome([host, guest], 6);

  await house.kill();
  await expect(host.getByText(LINE_DOWN).first()).toBeVisible();
  await house.start();
  await expect(host.getByText(LINE_DOWN)).toHaveCount(0);
  await expect(guest.getByText(LINE_DOWN)).toHaveCount(0);

  const told = await logLength(host);
  await playUntil([host, guest], async () => (await logLength(host)) > told || (await theEnd(host).isVisible()));
});
