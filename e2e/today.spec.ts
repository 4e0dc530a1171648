import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

test("today shows the day’s lessons and what waits; an outcome is recorded where it is missing", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "director", "/app/system/today");
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await expect(page.getByText(/\d+ lessons?, \d+ still to come/)).toBeVisible();
  await expectAccessible(page);

  const waiting = page.getByRole("region", { name: "Waiting for an outcome" });
  const all = waiting.getByRole("link", { name: /^All \d+$/ });
  const before = Number((await all.textContent())?.slice("All ".length));
  await waiting.getByRole("link", { name: "Complete" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What was covered").fill("Greetings and names.");
  await dialog.getByRole("button", { name: "Complete lesson" }).click();
  await expect(dialog).toBeHidden();
  await expect(all).toHaveText(`All ${before - 1}`);
});

test("today is narrowed to a region and to one’s own work, and says so in its address", async ({ page }) => {
  await open(page, "director", "/app/system/today");
  await page.getByRole("button", { name: "Region: All regions" }).click();
  await page.getByRole("menuitemradio", { name: "Nigeria" }).click();
  await page.getByRole("button", { name: /^Whose: / }).click();
  await page.getByRole("menuitemradio", { name: "My work" }).click();
  await expect(page).toHaveURL(/regionId=[0-9a-f]{24}&whose=mine$/);
  await page.reload();
  await expect(page.getByRole("button", { name: "Region: Nigeria" })).toBeVisible();
});
