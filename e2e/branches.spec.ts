import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

let made = 0;

/** A school curriculum of the UK of its own, with one subject in it. */
async function aSchool(): Promise<{ name: string; path: string }> {
  const token = await sessionOf("admin");
  const { regionByCode } = await ask<{ regionByCode: { id: string } }>(
    '{ regionByCode(code: "uk") { id } }',
    {},
    token,
  );
  const name = `Branches ${Date.now().toString(36)}${(made += 1)}`;
  const input = { name, subject: "Igbo", shape: "SCHOOL", regionId: regionByCode.id };
  const create =
    "mutation C($input: CurriculumCreateInput!) { curriculumCreate(input: $input) { curriculum { id slug } } }";
  const { curriculumCreate } = await ask<{ curriculumCreate: { curriculum: { id: string; slug: string } } }>(
    create,
    { input },
    token,
  );
  const { id, slug } = curriculumCreate.curriculum;
  const part =
    "mutation P($input: SubdivisionCreateInput!) { subdivisionCreate(input: $input) { subdivision { id } } }";
  await ask(part, { input: { curriculumId: id, type: "SUBJECT", name: "Listening" } }, token);
  return { name, path: `/app/tutoring/uk/${slug}` };
}

const dialog = (page: Page) => page.getByRole("dialog");

test("a content-manager copies a subject of one curriculum with its topics into another", async ({ page }) => {
  const { name } = await aSchool();
  await open(page, "content-manager", "/app/tutoring/uk/gcse-igbo");
  const subject = (await page.locator("[role=treeitem] [data-words] > span > span").first().textContent()) ?? "";
  await page.getByRole("treeitem").first().click();
  await expect(page.getByRole("heading", { level: 2, name: subject })).toBeVisible();
  await page.getByRole("article").getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Copy" }).click();
  await dialog(page).getByRole("combobox", { name: "Curriculum" }).fill(name);
  await page.getByRole("option", { name }).click();
  await expectAccessible(page);
  await dialog(page)
    .getByRole("button", { name: /^Copy \d+ parts$/ })
    .click();
  await expect(page.getByText(new RegExp(`^${subject} copied to ${name}: \\d+ parts\\.$`))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: subject })).toBeVisible();
});

test("a content-manager imports topics from a file, gets back the rows with problems, and undoes it after a reload", async ({
  page,
}) => {
  const { name, path } = await aSchool();
  await open(page, "content-manager", `${path}?do=import`);
  const [template] = await Promise.all([
    page.waitForEvent("download"),
    dialog(page).getByRole("button", { name: "Download template" }).click(),
  ]);
  expect(await readFile(await template.path(), "utf8")).toMatch(/^\uFEFFSubject,Topic,Description,Outcomes,Minutes/);
  await expectAccessible(page);

  const csv = "\uFEFFSubject;Topic;Outcomes\r\nListening;Ẹ̀kọ́ Ọ́nụ́;Greet | Answer\r\nIde;Aka;\r\nIde;;\r\n";
  const file = { name: "topics.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  await dialog(page).locator("input[type=file]").setInputFiles(file);
  await expect(page.getByText("topics.csv is uploaded.")).toBeAttached();
  await dialog(page).getByRole("button", { name: "Read file" }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();
  await page.getByRole("button", { name: "Check file" }).click();
  await expect(page.getByRole("status").filter({ hasText: "2 to add, 1 failed." })).toBeVisible();
  await expect(page.getByText("Topic is required.")).toBeVisible();
  await expectAccessible(page);
  const [problems] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the rows that cannot be imported" }).click(),
  ]);
  expect(await readFile(await problems.path(), "utf8")).toContain("Ide,,,Topic is required.");

  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await dialog(page).getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByText("2 added, 1 failed.")).toBeVisible();
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("treeitem", { name: /Ẹ̀kọ́ Ọ́nụ́/ })).toBeVisible();

  await page.reload();
  await page.getByRole("link", { name: "topics.csv" }).click();
  await page.getByRole("button", { name: "Undo import" }).click();
  await dialog(page).getByRole("button", { name: "Undo import" }).click();
  await expect(page.getByText("2 reversed.")).toBeVisible();
  await page.getByRole("link", { name }).click();
  await expect(page.getByText(/2 topics imported from topics\.csv by .*; undone\./)).toBeVisible();
  await expect(page.getByRole("treeitem", { name: /Ẹ̀kọ́ Ọ́nụ́/ })).toBeHidden();
});
