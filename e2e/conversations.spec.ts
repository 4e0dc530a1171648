import { expect } from "@playwright/test";
import { act } from "./support/act.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

test("a creator writes a conversation with choices, and practises it by tap and by key", async ({ page }) => {
  const title = `A short talk ${Date.now().toString(36)}`;
  await open(page, "content-creator", "/app/conversation-practices");
  await page.getByRole("link", { name: "Add conversation" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Add conversation practice" })).toBeVisible();
  const edit = page.locator("#panel-edit");
  await edit.getByLabel("Title", { exact: true }).fill(title);
  await edit.getByLabel("Situation").fill("Two friends meet.");
  await edit.getByLabel("Name of role 1").fill("Ngọzị");
  await edit.getByLabel("Name of role 2").fill("Nneka");
  // Creators read no stories, and still choose among the characters.
  await edit.getByRole("combobox", { name: "Character of role 1" }).click();
  await page.getByRole("option", { name: "Ngọzị" }).click();
  await edit.getByRole("combobox", { name: "The learner plays" }).click();
  await page.getByRole("option", { name: "Nneka" }).click();

  await page.getByRole("button", { name: "Add turn" }).click();
  await edit.getByLabel("Text", { exact: true }).fill("Kedu?");
  await edit.getByLabel("Translation").fill("How are you?");
  await page.getByRole("button", { name: "Add turn" }).click();
  await expect(edit.getByRole("combobox", { name: "Who says it" })).toContainText("Nneka");
  for (const [position, text, feedback] of [
    [1, "Ka chi fo.", "This is said at night."],
    [2, "Ọ dị mma.", "Right."],
  ] as const) {
    await edit.getByRole("button", { name: "Add choice" }).click();
    await edit.getByLabel(`Text of choice ${position}`).fill(text);
    await edit.getByLabel(`Feedback on choice ${position}`).fill(feedback);
  }
  const outline = page.getByRole("list", { name: "Turns" });
  await expect(outline.getByText("Mark at least one choice as good.")).toBeVisible();
  await edit.getByRole("switch", { name: "Choice 2 is good" }).click();
  await expect(outline.getByText("Mark at least one choice as good.")).toHaveCount(0);
  await page.getByRole("button", { name: "Add turn" }).click();
  await edit.getByLabel("Text", { exact: true }).fill("Daalụ.");
  await edit.getByLabel("Translation").fill("Thank you.");
  await page.getByRole("button", { name: "Add conversation" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await act(page, "Preview");
  const talk = page.getByRole("group", { name: "Conversation" });
  await expect(talk.getByText("Kedu?")).toBeVisible();
  // The menu that led here may still be closing, and has the key; pressed again, it does not go past a choice.
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    await expect(talk.getByRole("button", { name: "Next" })).toBeDisabled({ timeout: 1_000 });
  }).toPass();
  await talk.getByRole("button", { name: "Ka chi fo." }).click();
  await expect(talk.getByText("Not here")).toBeVisible();
  await expect(talk.getByText("This is said at night.")).toBeVisible();
  await page.keyboard.press("2");
  await expect(talk.getByText("Good", { exact: true })).toBeVisible();
  await talk.getByRole("button", { name: "Next" }).click();
  await expect(talk.getByText("Daalụ.")).toBeVisible();
  await talk.getByRole("button", { name: "From the beginning" }).click();
  await page.keyboard.press("ArrowRight");
  await expect(talk.getByText("Right.")).toHaveCount(0);
});

test("the vocabulary of a conversation is put in order by keys and by mouse", async ({ page }) => {
  const title = `Words in order ${Date.now().toString(36)}`;
  await open(page, "content-creator", "/app/conversation-practices/create");
  const edit = page.locator("#panel-edit");
  await edit.getByLabel("Title", { exact: true }).fill(title);
  const field = edit.getByRole("combobox", { name: "Vocabulary" });
  for (const word of ["mmiri", "nri", "ụlọ"]) {
    await field.fill(word);
    await page.getByRole("option").filter({ hasText: word }).first().click();
  }
  const order = edit.getByRole("list", { name: "Vocabulary in its order" });
  const words = async () => (await order.getByRole("listitem").allTextContents()).map((text) => text.slice(1));
  const [first, second, third] = await words();
  await order.getByRole("button").first().focus();
  await page.keyboard.press("Alt+ArrowDown");
  expect(await words()).toEqual([second, first, third]);
  const [, , last] = await order.getByRole("listitem").all();
  await last?.dragTo(order.getByRole("listitem").first());
  await expect.poll(words).toEqual([third, second, first]);
  await page.getByRole("button", { name: "Add conversation" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.reload();
  await expect.poll(words).toEqual([third, second, first]);
});

test("the recordings of a conversation sound turn by turn, and stop with the page", async ({ page }) => {
  await open(page, "content-manager", "/app/conversation-practices");
  const row = page.getByRole("row").filter({ hasText: "Buying oranges" });
  await expect(row).toContainText(/\d+%/);
  await row.getByRole("button", { name: "Actions for Buying oranges" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const recording = page.locator("#panel-edit").getByRole("group", { name: /^Ẹ káàárọ̀\., SP-/ });
  await expect(recording).toBeVisible();
  await act(page, "Preview");
  const talk = page.getByRole("group", { name: "Conversation" });
  await talk.getByRole("button", { name: "Play Ẹ káàárọ̀." }).click();
  const audio = talk.locator("audio");
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0.05);
  const handle = await audio.elementHandle();
  await page.keyboard.press("ArrowRight");
  expect(await handle.evaluate((element) => (element as HTMLAudioElement).paused)).toBe(true);
});
