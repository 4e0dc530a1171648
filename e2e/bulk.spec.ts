import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { addCustomers, editFirst, newSurname, taggedCount } from "./support/customers.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

/** A job over hundreds takes its time on a busy machine. */
const patience = { timeout: 120_000 };
const listOf = (lastName: string) => `/app/tutoring/customers?q=${lastName}`;
const dialog = (page: Page, name?: string) => page.getByRole("dialog", name === undefined ? {} : { name });
const rowBox = (page: Page, n: number) => page.getByRole("row").nth(n).getByRole("checkbox");

/** Ticks a row, then everything that matches. */
async function chooseAll(page: Page, count: number): Promise<void> {
  await rowBox(page, 1).check();
  await page.getByRole("button", { name: `Select all ${count} matching` }).click();
  await expect(page.getByText(`All ${count} matching`)).toBeVisible();
}

/** Opens the job that was just begun, where its owner follows it. */
const openJob = (page: Page) => page.getByRole("button", { name: "View", exact: true }).last().click();
const records = (page: Page) => dialog(page).getByRole("list", { name: "Records" }).getByRole("listitem");

test("all 300 matching but two are tagged by a job that is cancelled half-way and gone on with, and 40 edited meanwhile are listed and tried again", async ({
  page,
}) => {
  test.setTimeout(480_000);
  const lastName = newSurname("Bulk");
  await addCustomers(lastName, 300);
  await open(page, "super-admin", listOf(lastName));
  await chooseAll(page, 300);
  await rowBox(page, 2).uncheck();
  await rowBox(page, 3).uncheck();
  await expect(page.getByText("298 of 300 matching")).toBeVisible();
  await page.getByRole("button", { name: "Add tag" }).click();
  await dialog(page).getByLabel("Tag").fill("Choir");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Add a tag to 298 customers" }).click();
  await openJob(page);
  // Half-way: one that is cancelled as soon as it was asked for has done nothing yet.
  await expect.poll(() => taggedCount(lastName, "Choir"), { intervals: [100] }).toBeGreaterThan(0);
  await dialog(page).getByRole("button", { name: "Cancel job" }).click();
  // It says how far it is while it goes on, too: only what was cancelled can be gone on with.
  await expect(dialog(page).getByRole("button", { name: "Do the rest" })).toBeVisible();
  await expect(dialog(page).getByText(/\d+ done, \d+ not started\./)).toBeVisible();
  const done = await taggedCount(lastName, "Choir");
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(298);

  await dialog(page).getByRole("button", { name: "Do the rest" }).click();
  await expect(dialog(page, `Add a tag to ${298 - done} customers`)).toBeVisible();
  await expect(dialog(page).getByText(`${298 - done} done.`)).toBeVisible(patience);
  expect(await taggedCount(lastName, "Choir")).toBe(298);
  await expectAccessible(page);

  await page.goto(page.url().replace(/\/app\/.*/, listOf(lastName)));
  await chooseAll(page, 300);
  await page.getByRole("button", { name: "Assign owner" }).click();
  await dialog(page).getByRole("combobox", { name: "Owner" }).click();
  await page.getByRole("option").nth(1).click();
  await dialog(page).getByRole("button", { name: "Change the owner of 300 customers" }).click();
  await expect(page.getByText("Change the owner of 300 customers: started.")).toBeVisible();
  await openJob(page);
  // The last in the list have their turn last.
  await editFirst(lastName, 40);
  await expect(dialog(page).getByText("260 done, 40 failed.")).toBeVisible(patience);
  await expect(records(page)).toHaveCount(25);
  await expect(records(page).first()).toContainText("This record was changed by");
  await dialog(page).getByRole("button", { name: "Retry the failed" }).click();
  await expect(dialog(page, "Change the owner of 40 customers")).toBeVisible();
  await expect(dialog(page).getByText("40 done.")).toBeVisible(patience);
});

test("a list that has moved is asked about again with both numbers, and begun with the new one", async ({ page }) => {
  const lastName = newSurname("Moving");
  await addCustomers(lastName, 30);
  await open(page, "super-admin", listOf(lastName));
  await chooseAll(page, 30);
  await page.getByRole("button", { name: "Add tag" }).click();
  await dialog(page).getByLabel("Tag").fill("Choir");
  let isAdded = false;
  await page.route("**/graphql", async (route) => {
    // Somebody adds one more just before the job is asked for.
    if (route.request().postData()?.includes("CustomersBulkAction") && !isAdded) {
      isAdded = true;
      await addCustomers(lastName, 1);
    }
    await route.fallback();
  });
  await dialog(page).getByRole("button", { name: "Add a tag to 30 customers" }).click();
  await expect(
    dialog(page).getByText("You chose 30 customers, but 31 match now. Check the list and try again."),
  ).toBeVisible();
  await expect(dialog(page).getByLabel("Tag")).toHaveValue("Choir");
  await dialog(page).getByRole("button", { name: "Add a tag to 31 customers" }).click();
  await page.getByText("Add a tag to 31 customers: 31 done.").waitFor();
  expect(await taggedCount(lastName, "Choir")).toBe(31);
});

test("an email goes to many from a template, and those who cannot have one are listed with the reason", async ({
  page,
}) => {
  const lastName = newSurname("Mailing");
  await addCustomers(lastName, 3);
  await open(page, "admin", listOf(lastName));
  await chooseTwo(page);
  await page.getByRole("button", { name: "Send email" }).click();
  await dialog(page)
    .getByRole("button", { name: /^Template/ })
    .click();
  await page.getByRole("menuitemradio").nth(1).click();
  await expect(dialog(page).getByRole("region", { name: "Preview" })).toContainText("Ada");
  await dialog(page).getByLabel("Subject").fill("Hello {{firstName}}");
  await expect(dialog(page).getByRole("heading", { name: /^Hello Ada \d$/ })).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Send an email to 2 customers" }).click();
  await page.getByText("Send an email to 2 customers: 0 done, 2 failed.").waitFor();
  await openJob(page);
  await expect(records(page).first()).toContainText("They have no email address.");
});

test("two customers are archived together, found among the archived and restored", async ({ page }) => {
  const lastName = newSurname("Archiving");
  await addCustomers(lastName, 3);
  await open(page, "admin", listOf(lastName));
  await chooseTwo(page);
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Archive 2 customers" }).click();
  await page.getByText("Archive 2 customers: 2 done.").waitFor();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.goto(page.url().replace(/\/app\/.*/, `${listOf(lastName)}&archived=true`));
  await expect(page.getByRole("row")).toHaveCount(3);
  await expectAccessible(page);
  await chooseTwo(page);
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Restore 2 customers" }).click();
  await page.getByText("Restore 2 customers: 2 done.").waitFor();
  await expect(page.getByText("Nothing matches")).toBeVisible();
});

async function chooseTwo(page: Page): Promise<void> {
  await rowBox(page, 1).check();
  await rowBox(page, 2).check();
}
