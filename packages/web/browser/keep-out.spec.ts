import { expect, expectAccessible, PHONE, test } from "./test.ts";
import { openOnline, sitDown } from "./tables.ts";

test("a host sends somebody away, keeps them out, and lets them in again, by keyboard", async ({ visit }) => {
  const [host, guest] = [await visit(), await visit({ viewport: PHONE })];
  const link = await openOnline(host, "Ann", 3);
  await sitDown(guest, link, "Bob");
  const dialog = host.getByRole("dialog", { name: "Send Bob away?" });
  await host.getByRole("button", { name: "Remove Bob" }).click();
  await expectAccessible(host, "sending somebody away");
  await dialog.getByRole("button", { name: "Send away", exact: true }).press("Enter");
  await expect(guest.getByText("The host sent you away from your seat.")).toBeVisible();

  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.getByRole("button", { name: "Remove Bob" }).click();
  await dialog.getByRole("button", { name: "Keep out" }).press("Enter");
  const keptOut = host.getByRole("region", { name: "Kept out" });
  await expect(keptOut.getByRole("listitem")).toContainText("Bob");
  await expectAccessible(host, "somebody is kept out");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(guest.getByText("The host of this table does not let you in.")).toBeVisible();

  await keptOut.getByRole("button", { name: "Let in again Bob" }).press("Enter");
  await expect(keptOut).toHaveCount(0);
  await expect(host.locator("[data-part=seat-tools] button:focus")).toHaveCount(1);
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(host.locator("[data-part=lobby-seat]", { hasText: "Bob" })).toBeVisible();
});
