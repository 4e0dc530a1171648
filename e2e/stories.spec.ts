import { expect } from "@playwright/test";
import { act } from "./support/act.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

test("a story is written with a background and characters, and played by button and by key", async ({ page }) => {
  const title = `Market day ${Date.now().toString(36)}`;
  await open(page, "content-manager", "/app/story-time/list");
  await page.getByRole("link", { name: "Add story" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Add story" })).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByRole("button", { name: "Add scene" }).click();
  const edit = page.locator("#panel-edit");
  await edit.getByRole("combobox", { name: "Background" }).click();
  await page.getByRole("option", { name: "Market" }).click();
  await edit.getByRole("button", { name: /^Character at the left/ }).click();
  await page.getByRole("menuitemradio", { name: "Nneka" }).click();
  await edit.getByRole("button", { name: /^Look of Nneka/ }).click();
  await page.getByRole("menuitemradio", { name: "Happy" }).click();
  await edit.getByRole("combobox", { name: "Who says line 1" }).click();
  await page.getByRole("option", { name: "Nneka" }).click();
  await edit.getByLabel("Text of line 1").fill("Kedu?");
  await edit.getByLabel("Translation of line 1").fill("How are you?");
  await edit.getByRole("button", { name: "Add line" }).click();
  await edit.getByLabel("Text of line 2").fill("Ọ dị mma.");
  await edit.getByLabel("Translation of line 2").fill("It is fine.");
  await page.getByRole("button", { name: "Add story" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await act(page, "Preview");
  // The editor shows the story as well.
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
  const story = page.getByRole("group", { name: "Story" });
  await expect(story.getByText("Kedu?")).toBeVisible();
  await story.getByRole("button", { name: "Show the translation" }).click();
  await expect(story.getByText("How are you?")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(story.getByText("Ọ dị mma.")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(story.getByText("Kedu?")).toBeVisible();
  await story.getByRole("button", { name: "Next" }).click();
  await expect(story.getByText("It is fine.")).toBeVisible();
});

test("a story asks questions after its last line, and judges the answers as the app does", async ({ page }) => {
  const title = `Questions ${Date.now().toString(36)}`;
  await open(page, "content-manager", "/app/story-time/create");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByRole("button", { name: "Add scene" }).click();
  const edit = page.locator("#panel-edit");
  await edit.getByRole("combobox", { name: "Background" }).click();
  await page.getByRole("option", { name: "Market" }).click();
  await edit.getByLabel("Text of line 1").fill("Ọ bụ ahịa.");
  await edit.getByLabel("Translation of line 1").fill("It is a market.");
  await page.getByRole("button", { name: "Add question" }).click();
  await edit.getByRole("textbox", { name: "Question", exact: true }).fill("Where are they?");
  await edit.getByRole("textbox", { name: "Option A" }).fill("At the market");
  await edit.getByRole("textbox", { name: "Option B" }).fill("At school");
  await edit.getByRole("radio", { name: "Option A is correct" }).check();
  await edit.getByRole("button", { name: "Remove question" }).click();
  await expect(edit.getByRole("textbox", { name: "Question", exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(edit.getByRole("textbox", { name: "Question", exact: true })).toHaveValue("Where are they?");
  await page.getByRole("button", { name: "Add story" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await act(page, "Preview");
  // The editor shows the story as well.
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
  const story = page.getByRole("group", { name: "Story" });
  await expect(story.getByText("Ọ bụ ahịa.")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(story.getByText("Where are they?")).toBeVisible();
  await story.getByRole("radio", { name: /At school/ }).check();
  await story.getByRole("button", { name: "Check answer" }).click();
  await expect(story.getByText("Not quite. Try again.")).toBeVisible();
  await story.getByRole("radio", { name: /At the market/ }).check();
  await story.getByRole("button", { name: "Check answer" }).click();
  await expect(story.getByText("Correct", { exact: true })).toBeVisible();
});

test("a character shows in how many stories it is, leads to them, and is not archived while one has it", async ({
  page,
}) => {
  await open(page, "content-manager", "/app/characters");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Nneka" }) });
  await card.getByRole("button", { name: "Actions for Nneka" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Archive character" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Nneka is used by");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await card.getByRole("link", { name: /stories$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Stories" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Nneka goes to school" })).toBeVisible();
});
