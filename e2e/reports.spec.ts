import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

test("the dashboard opens the records behind a figure, with as many as it says, and leads back", async ({ page }) => {
  await open(page, "director", "/app/reports/dashboard");
  const figure = page.getByRole("link", { name: /^Lessons delivered: [\d,]+\. Show the lessons$/ });
  const said = (await figure.textContent()) ?? "";
  await expectAccessible(page);
  await figure.click();
  await expect(page.getByText(`${said} records`, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Export ${said} rows?` });
  await expect(dialog).toContainText("The file holds all lessons behind this figure");
  await dialog.getByRole("button", { name: "Export" }).click();
  await expect(page.getByRole("button", { name: /^Download/ })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Back to the report" }).click();
  await expect(figure).toHaveText(said);
});

test("the dashboard opens as it was left", async ({ page }) => {
  await open(page, "director", "/app/reports/dashboard?period=last-month&currency=GBP");
  await expect(page.getByRole("heading", { name: "Today’s desk" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "NGN" })).toHaveCount(0);
  await open(page, "director", "/app/reports/dashboard");
  await expect(page).toHaveURL(/period=last-month&currency=GBP/);
});

test("a matter on the desk leads to a list with as many of it", async ({ page }) => {
  await open(page, "director", "/app/reports/dashboard");
  const matter = page.getByRole("link", { name: "Learners at risk" });
  const count = Number.parseInt((await matter.textContent()) ?? "", 10);
  await matter.click();
  await expect(page.getByText(`${count} records`, { exact: true })).toBeVisible();
});

test("a learner who may leave is a step away from a message", async ({ page }) => {
  await open(page, "admin", "/app/tutoring/reports/student-retention");
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /^Write a message: / })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: "Write an email" })).toBeVisible();
});

test("the leads funnel keeps its views apart from the list of leads, and they can be emailed", async ({ page }) => {
  const name = `Partners ${Date.now().toString(36)}`;
  const views = page.getByRole("menu", { name: "Views" });
  const openViews = () => page.getByRole("button", { name: "Views", exact: true }).click();
  await open(page, "director", "/app/tutoring/reports/customer-leads?funnel&compare=before");
  await expect(page).toHaveURL(/\/customer-leads\/funnel\?compare=before$/);
  await openViews();
  await views.getByRole("menuitem", { name: "Save as a view…" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Save view" }).click();
  await expect(page.getByText(`${name} saved.`)).toBeVisible();
  await openViews();
  await views.getByRole("menuitem", { name: "Email me weekly…" }).click();
  await expect(page.getByRole("dialog", { name: new RegExp(`Email me “${name}”`) })).toContainText("Leads funnel");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Back to the list of leads" }).click();
  await openViews();
  await expect(views.getByRole("menuitem", { name: "Save as a view…" })).toBeVisible();
  await expect(views.getByText(name)).toHaveCount(0);
});
