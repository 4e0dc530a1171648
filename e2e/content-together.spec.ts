import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { test } from "./support/elsewhere.ts";
import { ownLesson, textBlock } from "./support/lessons.ts";
import { open } from "./support/open.ts";

const row = (page: Page, place: number) =>
  page.getByRole("list", { name: "Blocks" }).getByRole("listitem").nth(place).getByRole("button");
const question = (page: Page) => page.getByRole("textbox", { name: "Question", exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

/** Opens a block and asks something else in it. */
async function write(page: Page, place: number, text: string) {
  await row(page, place).click();
  await question(page).fill(text);
}
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

test("two people who write one session see each other, and their blocks are put together", async ({
  page,
  elsewhere,
}) => {
  const builder = `${await ownLesson(["Ọ̀kan?", "Èjì?", "Ẹ̀ta?"].map(textBlock))}/edit-session`;
  await open(page, "content-creator", builder);
  await open(elsewhere, "content-manager", builder);
  await expect(elsewhere.getByText(/ is also editing/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/ is also editing/)).toBeVisible();

  // Each in a block of their own: nobody is asked anything.
  await write(page, 0, "Ọ̀kan ni?");
  await write(elsewhere, 1, "Èjì ni?");
  await save(page);
  await expect(page.getByText(/^All changes saved/)).toBeVisible();
  await save(elsewhere);
  await expect(elsewhere.getByText(/^Merged with .+ change to block 1\.$/)).toBeVisible();
  await expect(row(elsewhere, 0)).toContainText("Ọ̀kan ni?");

  // Both in one: whoever comes second chooses.
  await page.reload();
  await write(page, 2, "Ẹ̀ta ni tèmi?");
  await write(elsewhere, 2, "Ẹ̀ta ni tiwọn?");
  await save(page);
  await expect(page.getByText(/^All changes saved/)).toBeVisible();
  await save(elsewhere);
  await expect(dialog(elsewhere)).toContainText("Block 3");
  await expect(dialog(elsewhere)).toContainText("Question: Ẹ̀ta ni tèmi?");
  // What both say alike is not put before anybody to choose.
  await expect(dialog(elsewhere)).not.toContainText("ọ̀rọ̀ (correct)");
  await expectAccessible(elsewhere);
  await dialog(elsewhere)
    .getByRole("radio", { name: /Ẹ̀ta ni tèmi/ })
    .check({ force: true });
  await dialog(elsewhere).getByRole("button", { name: /^Save/ }).click();
  await expect(row(elsewhere, 2)).toContainText("Ẹ̀ta ni tèmi?");
  await expect(elsewhere.getByText(/^All changes saved/)).toBeVisible();

  // Whoever leaves is no longer said to be there.
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
  await elsewhere.reload();
  await expect(row(elsewhere, 2)).toBeVisible();
  await expect(elsewhere.getByText(/ is also editing/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("list", { name: "Blocks" })).toHaveText(/Ọ̀kan ni\?.*Èjì ni\?.*Ẹ̀ta ni tèmi\?/s);
});

test("a session goes out as a file and comes back, block by block", async ({ page }) => {
  const lesson = await ownLesson(["Ọ̀kan?", "Èjì?"].map(textBlock));
  await open(page, "content-manager", lesson);
  const act = async (name: string) => {
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  const [file] = await Promise.all([page.waitForEvent("download"), act("Export session")]);
  const text = await readFile(await file.path(), "utf8");
  const changed = text.replace("Èjì?", "Èjì ni?");

  await act("Import blocks");
  await dialog(page).getByRole("combobox", { name: "What is in the file" }).click();
  await page.getByRole("option", { name: "A session that was exported" }).click();
  await expectAccessible(page);
  const upload = { name: "session.json", mimeType: "application/json", buffer: Buffer.from(changed) };
  await page.locator("input[type=file]").setInputFiles(upload);
  await expect(page.getByText("session.json is uploaded.")).toBeAttached();
  await page.getByRole("button", { name: "Read file" }).click();
  await page.getByRole("button", { name: "Check file" }).click();
  await expect(page.getByText("1 to change, 1 unchanged.")).toBeVisible();
  await expect(page.getByText("Block 2 · Short text · Èjì ni?")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await expect(page.getByText("1 changed, 1 unchanged.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: /^Ẹ̀kọ́/ }).click();
  await expect(page.getByRole("list", { name: "Blocks" })).toContainText("Èjì ni?");
});
