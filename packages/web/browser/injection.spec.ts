import { openOnline, sitDown } from "./tables.ts";
import { expect, test } from "./test.ts";

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
  for (const name of NAMES) {
    const host = await visit();
    const guest = await visit();
    for (const page of [host, guest]) {
      await page.addInitScript(() => {
        Object.assign(globalThis, { pwn: () => document.body.setAttribute("data-pwned", "yes") });
      });
    }
    const link = await openOnline(host, name);
    await sitDown(guest, link, "Bruno");
    await expect(guest.locator(".lobby-seat", { hasText: name })).toBeVisible();
    await host.getByRole("button", { name: "Start", exact: true }).click();
    await expect(host.locator(".klau-hand-card").first()).toBeVisible();
    await expect(guest.locator(".klau-hand-card").first()).toBeVisible();

    const box = host.locator(".chat").getByRole("textbox");
    for (const line of LINES) {
      await box.fill(line);
      await box.press("Enter");
      await expect(guest.locator(".chat")).toContainText(line);
    }
    for (const page of [host, guest]) {
      expect(await page.locator("body").getAttribute("data-pwned")).toBeNull();
      expect(await page.locator(".chat :is(img, script, iframe, svg[onload], a)").count()).toBe(0);
    }
  }
});
