import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { remember, type Account } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

async function open(page: Page, as: Account): Promise<void> {
  await remember(page, as);
  await page.goto(addressOf("/playground"));
  await expect(page.getByRole("button", { name: /^Who you are/ })).toBeEnabled();
  await page.getByRole("button", { name: "Show Saved operations" }).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();
}

const panel = (page: Page) => page.getByRole("region", { name: "Saved operations" });
const saved = (page: Page, name: string) =>
  panel(page).getByRole("button", { name: new RegExp(`^${name} ?(Yours|Shared)`) });

test("an operation is saved, shared with a role, opened by somebody of it, renamed and deleted", async ({
  page,
  browser,
}) => {
  await open(page, "director");
  await page.locator(".graphiql-tab-button").filter({ hasText: "CurriculaWithTrees" }).click();
  await panel(page).getByRole("button", { name: "Save the open tab" }).click();
  await expect(panel(page).locator("p[role=alert]").first()).toHaveText("Name is required.");
  await panel(page).getByLabel("Name").fill("Our curricula");
  await panel(page).getByLabel("For").selectOption("Everybody who is content-creator");
  await panel(page).getByRole("button", { name: "Save the open tab" }).press("Enter");
  await expect(panel(page).getByText("“Our curricula” has been saved.")).toBeVisible();
  await expect(saved(page, "Our curricula")).toContainText("Yours · for content-creator");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1440, height: 844 });

  const other = await (await browser.newContext()).newPage();
  await open(other, "content-creator");
  await saved(other, "Our curricula").click();
  await expect(other.locator(".graphiql-tab-button[aria-current=true]")).toContainText("CurriculaWithTrees");
  await expect(other.getByRole("region", { name: "Variables" })).toContainText('"size": 5');
  await expect(panel(other).getByRole("button", { name: "Change Our curricula" })).toHaveCount(0);
  await expect(panel(other).getByLabel("For")).toHaveCount(0);
  await other.context().close();

  await panel(page).getByRole("button", { name: "Change Our curricula" }).click();
  await expect(panel(page).getByLabel("Name").nth(1)).toBeFocused();
  await panel(page).getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(saved(page, "Our curricula")).toBeFocused();
  await panel(page).getByRole("button", { name: "Change Our curricula" }).press("Enter");
  await panel(page).getByLabel("Name").nth(1).fill("Curricula");
  await panel(page).getByRole("button", { name: "Save changes" }).click();
  await expect(saved(page, "Curricula")).toContainText("for content-creator");
  await panel(page).getByRole("button", { name: "Delete Curricula" }).click();
  await panel(page).getByRole("button", { name: "Delete", exact: true }).click();
  await expect(panel(page).getByText("“Curricula” has been deleted.")).toBeVisible();
  await expect(saved(page, "Curricula")).toHaveCount(0);
  await expect(panel(page).getByRole("status")).toBeFocused();
});
