import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { House } from "./house.ts";
import { expect, expectAccessibleDayAndNight, PHONE, test } from "./test.ts";

test("the operator's words are one press away from every page, and the house says what it keeps", async ({ visit }) => {
  const texts = mkdtempSync(join(tmpdir(), "safehouse-texts-"));
  writeFileSync(join(texts, "imprint.md"), "Rob Inc.\n1 Lamp Street\n\nrob@example.org <script>alert(1)</script>");
  writeFileSync(join(texts, "privacy.de.md"), "## Wer\n\n- Niemand sonst");
  const house = await House.open({ settings: ["--texts", texts, "--keep", "chats=14d"] });
  const page = await visit({ baseURL: house.address, viewport: PHONE });
  await page.goto("./settings");
  await page.getByRole("contentinfo").getByRole("link", { name: "Imprint" }).click();
  const imprint = page.locator("#operator-imprint");
  await expect(imprint).toBeInViewport();
  await expect(imprint).toContainText("<script>alert(1)</script>");
  await expect(imprint.getByRole("link")).toHaveAttribute("href", "mailto:rob@example.org");
  await expect(page.locator("#privacy")).toContainText(
    "the last 200 messages there, for 14 days after the last of them",
  );
  await expectAccessibleDayAndNight(page, "the page about a house with an imprint");

  const german = await visit({ baseURL: house.address, locale: "de-DE" });
  await german.goto("./about");
  await expect(german.locator("#privacy")).toContainText("die letzten 200 Nachrichten, 14 Tage lang nach der letzten");
  await expect(german.locator("#operator-privacy li")).toHaveText("Niemand sonst");
  await house.close();
  rmSync(texts, { recursive: true });
});
