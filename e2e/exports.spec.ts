import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import readSheet from "read-excel-file/node";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { addCustomers, newSurname } from "./support/customers.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");

/** Has the list that is open written to a file, and fetches it. */
async function fileOf(page: Page, format: "CSV" | "Excel (XLSX)"): Promise<Buffer> {
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await choose(dialog(page).getByLabel("Format"), format);
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Export", exact: true }).click();
  // A job takes its time on a busy machine.
  await expect(dialog(page).getByText("30 rows, ready to download for 7 days.")).toBeVisible({ timeout: 60_000 });
  const downloading = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "Download" }).click();
  const content = await readFile(await (await downloading).path());
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  return content;
}

test("a filtered list is fetched as CSV and as a workbook, with what it shows and its filter in the last line", async ({
  page,
}) => {
  const lastName = newSurname("Exporting");
  await addCustomers(lastName, 30);
  await open(page, "admin", `/app/tutoring/customers?q=${lastName}&status=lead&sort=NUMBER_ASC`);
  await expect(page.getByText("1–25 of 30")).toBeVisible();
  const firstNumber = await page.getByRole("row").nth(1).getByRole("cell").nth(2).textContent();

  const lines = (await fileOf(page, "CSV")).toString().trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFName,Number,Region,Status,Learners/);
  expect(lines).toHaveLength(32);
  expect(lines[1]).toContain(`${firstNumber},UK,Lead`);
  expect(lines[31]).toContain(`30 rows. Filtered by “${lastName}”; Status: Lead.`);

  const [sheet] = await readSheet(await fileOf(page, "Excel (XLSX)"));
  const rows = sheet?.data ?? [];
  expect(rows).toHaveLength(32);
  expect(rows.map(([name]) => String(name).split(" ").at(-1)).slice(1, 31)).toEqual(Array(30).fill(lastName));
  expect(rows.slice(1, 31).map(([, number]) => number)).toEqual(lines.slice(1, 31).map((line) => line.split(",")[1]));
  expect(rows[31]?.[0]).toContain(`Filtered by “${lastName}”; Status: Lead.`);
});

const exportedLists = [
  "/app/content/lesson-status",
  "/app/conversation-practices",
  "/app/langauge-app/sentence-construction",
  "/app/langauge-app/words-list",
  "/app/management/users",
  "/app/partner-users",
  "/app/partners",
  "/app/story-time/list",
  "/app/system/mailbox",
  "/app/system/policies",
  "/app/tutoring/admin-booked-lessons",
  "/app/tutoring/admin-confirmed-lessons",
  "/app/tutoring/admin-lesson-requests",
  "/app/tutoring/curriculums",
  "/app/tutoring/customer-pods",
  "/app/tutoring/customers",
  "/app/tutoring/dependents",
  "/app/tutoring/feedbacks",
  "/app/tutoring/group-lessons",
  "/app/tutoring/invoice/promos",
  "/app/tutoring/ongoing-customer-invoice",
  "/app/tutoring/pre-payment-invoice",
  "/app/tutoring/regions",
  "/app/tutoring/rejected-tutors",
  "/app/tutoring/reports/customer-leads",
  "/app/tutoring/tutor-feedbacks",
  "/app/tutoring/tutor-journal",
  "/app/tutoring/tutors",
  "/app/tutoring/virtual-immersion",
];

/** What the server says of an export of the list that is open, with every column that it can show. */
async function refusedOf(page: Page): Promise<string[]> {
  const button = page.getByRole("button", { name: "Export", exact: true });
  const more = page.getByRole("button", { name: "More actions", exact: true });
  await expect(button.or(more).first()).toBeVisible();
  if (!(await button.isVisible())) await more.first().click();
  await button.or(page.getByRole("menuitem", { name: "Export" })).click();
  const answer = page.waitForResponse((response) =>
    /"operationName":"\w+Export"/.test(response.request().postData() ?? ""),
  );
  await dialog(page).getByRole("button", { name: "Export", exact: true }).click();
  const { data } = (await (await answer).json()) as { data: { started: { userErrors: { message: string }[] } } };
  return data.started.userErrors.map(({ message }) => message);
}

test("every column that a list shows is one of its file", async ({ page }) => {
  test.slow();
  const refused: Record<string, string[]> = {};
  for (const path of exportedLists) {
    await open(page, "super-admin", path);
    const said = await refusedOf(page);
    if (said.length > 0) refused[path] = said;
  }
  expect(refused).toEqual({});
});
