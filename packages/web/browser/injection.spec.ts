import { found } from "@safehouse/kernel";
import { openOnline, sitDown } from "./tables.ts";
import { expect, type Page, test } from "./test.ts";

const NAMES = ["<img src onerror=pwn()>", "<b>Ada</b>", "{{7*7}}${7*7}"];
const LINES = [
  "<script>pwn()</script>",
  "<svg onload=pwn()>",
  "\"><iframe srcdoc='<script>parent.pwn()</script>'>",
  "javascript:pwn()",
  '<a href="javascript:pwn()">here</a>',
  "__proto__ constructor toString",
  "{{constructor.constructor('pwn()')()}}",
  "a".repeat(300),
];

test("names and chat are words, whatever they look like", async ({ visit }) => {
  const pages: Page[] = [];
  for (const _ of NAMES) {
    const page = await visit();
    await page.addInitScript(() => {
      Object.assign(globalThis, { pwn: () => document.body.setAttribute("data-pwned", "yes") });
    });
    pages.push(page);
  }
  const host = found(pages[0]);
  const guests = pages.slice(1);
  const link = await openOnline(host, found(NAMES[0]), NAMES.length);
  for (const [i, guest] of guests.entries()) await sitDown(guest, link, found(NAMES[i + 1]));
  for (const name of NAMES)
    await expect(found(guests[0]).locator("[data-part=lobby-seat]", { hasText: name })).toBeVisible();
  await host.getByRole("button", { name: "Start", exact: true }).click();
  for (const page of pages) await expect(page.locator("[data-part=hand-card]").first()).toBeVisible();

  const box = host.locator("[data-part=chat]").getByRole("textbox");
  for (const line of LINES) {
    await box.fill(line);
    await box.press("Enter");
    for (const guest of guests) await expect(guest.locator("[data-part=chat]")).toContainText(line);
  }
  for (const page of pages) {
    expect(await page.locator("body").getAttribute("data-pwned")).toBeNull();
    expect(await page.locator("[data-part=chat] :is(img, script, iframe, svg[onload], a)").count()).toBe(0);
  }
});
