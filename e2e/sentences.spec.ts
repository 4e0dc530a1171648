import { expect } from "@playwright/test";
import { act } from "./support/act.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

test("a creator writes a session of sentences, tries it as learners do, and hands it in", async ({ page }) => {
  const title = `Greetings ${Date.now().toString(36)}`;
  await open(page, "content-creator", "/app/langauge-app/sentence-construction");
  await page.getByRole("link", { name: "Add session" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Add sentence session" })).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByRole("combobox", { name: "Language" }).click();
  await page.getByRole("option", { name: "Yoruba" }).click();
  await page.getByRole("button", { name: "Add sentence" }).click();
  const edit = page.locator("#panel-edit");
  await edit.getByLabel("Prompt").fill("I am going home.");
  await edit.getByLabel("Type the sentence").fill("Mo lọ ń sí ilé.");
  await page.keyboard.press("Enter");
  const tiles = edit.getByRole("list", { name: "Tiles of sentence 1" });
  await expect(tiles.getByRole("button")).toHaveText(["Mo", "lọ", "ń", "sí", "ilé"]);
  // One tile is moved by its keys, and then back and forth by the mouse.
  await tiles.getByRole("button", { name: "ń" }).focus();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(tiles.getByRole("button")).toHaveText(["Mo", "ń", "lọ", "sí", "ilé"]);
  await tiles.getByRole("button", { name: "Mo" }).dragTo(tiles.getByRole("button", { name: "ilé" }));
  await expect(tiles.getByRole("button")).toHaveText(["ń", "lọ", "sí", "ilé", "Mo"]);
  await tiles.getByRole("button", { name: "Mo" }).dragTo(tiles.getByRole("button", { name: "ń" }));
  await expect(tiles.getByRole("button")).toHaveText(["Mo", "ń", "lọ", "sí", "ilé"]);
  await edit.getByLabel("Words that do not belong").fill("n");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Add session" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  const tried = page.getByRole("region", { name: "As the learner sees it" });
  const answer = async (...words: string[]) => {
    for (const word of words)
      await tried.getByRole("group", { name: "Words" }).getByRole("button", { name: word, exact: true }).click();
    await tried.getByRole("button", { name: "Check answer" }).click();
  };
  await answer("Mo", "n", "lọ", "sí", "ilé");
  await expect(tried.getByText("Nearly: check the tone marks.")).toBeVisible();
  await tried.getByRole("button", { name: "n, take back" }).click();
  await tried.getByRole("button", { name: "lọ, take back" }).click();
  await tried.getByRole("button", { name: "sí, take back" }).click();
  await tried.getByRole("button", { name: "ilé, take back" }).click();
  await answer("ń", "lọ", "sí", "ilé");
  await expect(tried.getByText("Correct")).toBeVisible();

  await act(page, "Submit");
  await page.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("In review").first()).toBeVisible();
  await expect(page.getByLabel("Prompt")).toHaveCount(0);
});

test("two people who change different sentences of a session both keep what they wrote", async ({ page, context }) => {
  const title = `Together ${Date.now().toString(36)}`;
  await open(page, "content-manager", "/app/langauge-app/create-sentence-construction-session");
  await page.getByLabel("Title", { exact: true }).fill(title);
  const edit = page.locator("#panel-edit");
  for (const prompt of ["First", "Second"]) {
    await page.getByRole("button", { name: "Add sentence" }).click();
    await edit.getByLabel("Prompt").fill(prompt);
  }
  await page.getByRole("button", { name: "Add session" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  const theirs = other.locator("#panel-edit");
  await other.getByRole("list", { name: "Sentences" }).getByRole("button", { name: "Second" }).click();
  await theirs.getByLabel("Prompt").fill("Second, by them");
  // The first one writes too before the other saves.
  await page.getByRole("list", { name: "Sentences" }).getByRole("button", { name: "First" }).click();
  await edit.getByLabel("Prompt").fill("First, by me");
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(other.getByText(`${title} saved.`)).toBeVisible();
  // The form stays open, and goes on from what was saved.
  await expect(other.getByText("Not saved yet")).toBeHidden();
  await page.getByRole("button", { name: "Save changes" }).click();
  const rows = page.getByRole("list", { name: "Sentences" }).getByRole("button");
  await expect(rows.filter({ hasText: "First, by me" })).toBeVisible();
  await expect(rows.filter({ hasText: "Second, by them" })).toBeVisible();
  await other.close();
});
