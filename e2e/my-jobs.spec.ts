import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { aRegion } from "./support/regions.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");

test("everything that matches but one is archived as a job, whose owner follows it and sees each record", async ({
  page,
}) => {
  const name = `Bulk ${Date.now().toString(36)}`;
  for (const n of [1, 2, 3]) await aRegion(`${name} ${n}`);
  await open(page, "super-admin", `/app/tutoring/regions?q=${encodeURIComponent(name)}`);
  const box = (n: number) => page.getByRole("row", { name: `${name} ${n}` }).getByRole("checkbox");
  await box(1).check();
  await page.getByRole("button", { name: "Select all 3 matching" }).click();
  await box(2).uncheck();
  await expect(page.getByText("2 of 3 matching")).toBeVisible();
  await page.getByRole("button", { name: "Archive" }).click();
  const question = page.getByRole("dialog", { name: "Archive 2 regions?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Archive 2 regions" }).click();
  await page.getByText("Archive 2 regions: 2 done.").waitFor();
  await expect(page.getByRole("row", { name: `${name} 2` })).toContainText("Active");
  await expect(page.getByRole("row", { name: `${name} 3` })).toContainText("Archived");
  await page.getByRole("button", { name: "View" }).last().click();
  await expect(dialog(page).getByRole("list", { name: "Records" }).getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
});

test("a filter that matches another number by now is asked about again, with both", async ({ page }) => {
  const name = `Moved ${Date.now().toString(36)}`;
  await aRegion(`${name} 1`);
  await aRegion(`${name} 2`);
  await open(page, "super-admin", `/app/tutoring/regions?q=${encodeURIComponent(name)}`);
  await page
    .getByRole("row", { name: `${name} 1` })
    .getByRole("checkbox")
    .check();
  await page.getByRole("button", { name: "Select all 2 matching" }).click();
  await page.getByRole("button", { name: "Archive" }).click();
  const button = dialog(page).getByRole("button", { name: "Archive 2 regions" });
  await expect(button).toBeVisible();
  const start = `mutation Start($choice: BulkChoice!, $filter: RegionFilter!) {
    regionsBulkAction(kind: REGIONS_ARCHIVE, choice: $choice, filter: $filter) { job { id } userErrors { message } }
  }`;
  const token = await sessionOf("super-admin");
  const variables = { choice: { count: 3 }, filter: { search: name } };
  const { regionsBulkAction } = await ask<{ regionsBulkAction: { userErrors: { message: string }[] } }>(
    start,
    variables,
    token,
  );
  expect(regionsBulkAction.userErrors).toEqual([
    { message: "You chose 3 regions, but 2 match now. Check the list and try again." },
  ]);
});

test("an administrator, who may not archive regions, ticks none", async ({ page }) => {
  await open(page, "admin", "/app/tutoring/regions");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
});

test("whoever has asked for nothing has a page of their own jobs that says so", async ({ page }) => {
  await open(page, "content-creator", "/app/system/my-jobs");
  await expect(page.getByText("You have no jobs yet.")).toBeVisible();
});
