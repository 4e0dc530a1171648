import { expect, type Page } from "@playwright/test";
import { realParameters } from "./support/addresses.ts";
import { open } from "./support/open.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

const topic = "/app/tutoring/curriculums/:curriculum/:ageGroup/:level/:topic";
const crumbs = (page: Page) => page.getByRole("navigation", { name: "Breadcrumb" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("a topic's breadcrumbs tell every level above it, those between behind one button", async ({ page }) => {
  const address = (await realParameters())(topic);
  await open(page, "super-admin", address);
  await expect(crumbs(page).getByRole("listitem").first()).toHaveText("Language app");
  await expect(crumbs(page).getByRole("listitem").last()).toHaveAttribute("aria-current", "page");
  const level = address.split("/").slice(0, -1).join("/");
  await expect(crumbs(page).getByRole("link").last()).toHaveAttribute("href", level);
  await crumbs(page).getByRole("button", { name: "Levels between" }).click();
  await expect(page.getByRole("menuitem")).toHaveCount(3);
  await page.getByRole("menuitem", { name: "Curriculums" }).click();
  await expect(page).toHaveURL(addressOf("/app/tutoring/curriculums"));
});

test("the entry of the menu is lit also on regional pages, and the person on what hangs on the account", async ({
  page,
}) => {
  const fill = await realParameters();
  await open(page, "super-admin", fill("/app/tutoring/:region/:curriculum"));
  const lit = menu(page).locator("[aria-current=page]");
  await expect(lit).toHaveText("Curriculums");
  for (const path of ["/app/system/mailbox", "/app/system/jobs", "/app/account"]) {
    await open(page, "super-admin", path);
    await expect(lit).toHaveCount(1);
    await expect(lit).toHaveAttribute("href", "/app/account");
  }
});

test.describe("1024 px wide", () => {
  test.use({ viewport: { width: 1024, height: 800 } });

  test("two levels are both told, and what a form says stands below its title", async ({ page }) => {
    await open(page, "super-admin", "/app/management/create/user");
    await expect(crumbs(page).getByText("Management")).toBeVisible();
    await expect(crumbs(page).getByText("Add staff member")).toBeVisible();
    const left = async (text: string) => (await page.getByText(text).first().boundingBox())?.x;
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(await left("They will get an email")).toBe(heading?.x);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the level above is one press away", async ({ page }) => {
    await open(page, "super-admin", "/app/system/jobs");
    await page.getByRole("link", { name: "Back to Account" }).click();
    await expect(page).toHaveURL(addressOf("/app/account"));
  });
});

for (const path of ["/app/tutoring/curriculums/nowhere", "/app/management/admin/64b000000000000000000001"]) {
  test(`menu and breadcrumbs stay around ${path}`, async ({ page }) => {
    await open(page, "super-admin", path);
    await expect(page.getByRole("heading", { level: 1, name: /not found\.$/ })).toBeVisible();
    await expect(menu(page)).toBeVisible();
    await expect(page).toHaveURL(addressOf(path));
  });
}
