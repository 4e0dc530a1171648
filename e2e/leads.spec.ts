import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";

const leads = "/app/tutoring/reports/customer-leads";
const dialog = (page: Page) => page.getByRole("dialog");
const word = () => `Zikọra${Date.now().toString(36)}`;

/** Chooses an action of a page, whether it stands beside the title or in its menu. */
async function act(page: Page, name: string) {
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
  const shown = page.getByRole("main").getByRole("link", { name, exact: true });
  if (!(await shown.isVisible())) await page.getByRole("button", { name: "More actions" }).click();
  await page
    .getByRole("link", { name, exact: true })
    .or(page.getByRole("menuitem", { name, exact: true }))
    .first()
    .click();
}

test("a lead is added, contacted, converted with the dependent the lessons are for, and leads to the customer", async ({
  page,
}) => {
  const name = word();
  await open(page, "admin", leads);
  await page.getByRole("link", { name: "Add lead" }).click();
  await dialog(page).getByLabel("First name").fill(name);
  await dialog(page).getByLabel("Email").fill(`${Date.now()}@example.org`);
  await dialog(page).getByLabel("Region").click();
  await page.getByRole("option", { name: "United Kingdom" }).click();
  await dialog(page).getByLabel("Lessons for").click();
  await page.getByRole("option", { name: "A dependent" }).click();
  await dialog(page).getByLabel("Source", { exact: true }).click();
  await page.getByRole("option", { name: "Organic" }).click();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Add lead" }).click();
  await expect(dialog(page)).toBeHidden();

  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${page.url()}?contact=${page.url().split("/").pop()}`);
  await dialog(page).getByRole("button", { name: "Mark as contacted" }).click();
  const contacted = page.getByRole("listitem").filter({ hasText: "Contacted" });
  await expect(contacted).toHaveAttribute("aria-current", "step");

  await act(page, "Convert to customer");
  await dialog(page).getByLabel("Last name").fill("Obi");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Convert to customer" }).click();
  await page.getByRole("button", { name: "Add dependents" }).click();
  await expect(page).toHaveURL(/\/app\/tutoring\/customers\/[0-9a-f]{24}\?/);
  await expect(dialog(page)).toContainText("dependent");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: `${name} Obi`, level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Activity" }).click();
  await expect(page.getByText("Converted from a lead.")).toBeVisible();
});

test("a lead is given up for a reason, found among the lost, and reopened", async ({ page }) => {
  await open(page, "director", `${leads}?stage=trial-booked`);
  const row = page.getByRole("row").nth(1);
  const name = (await row.getByRole("link").first().textContent()) ?? "";
  await row.getByRole("link").first().click();
  await act(page, "Mark as lost");
  await dialog(page).getByRole("button", { name: "Mark as lost" }).click();
  await expect(dialog(page).getByText("Choose why this lead was lost.")).toBeVisible();
  await dialog(page).getByLabel("Reason").click();
  await page.getByRole("option", { name: "Too expensive" }).click();
  await dialog(page).getByRole("button", { name: "Mark as lost" }).click();
  await expect(page.getByText("Too expensive")).toBeVisible();
  await open(page, "director", `${leads}?stage=lost&lostReason=price&q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("link", { name, exact: true }).first()).toBeVisible();
  await page.getByRole("link", { name, exact: true }).first().click();
  await act(page, "Reopen");
  await dialog(page).getByRole("button", { name: "Reopen lead" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Contacted" })).toHaveAttribute("aria-current", "step");
});
