import { expect, type Page } from "@playwright/test";
import { dragByMouse } from "./support/drag.ts";
import { ownLesson, textBlock } from "./support/lessons.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

const rows = (page: Page) => page.getByRole("list", { name: "Blocks" }).locator("[data-row] > button");
const question = (page: Page) => page.getByRole("textbox", { name: "Question", exact: true });

test("a session of fifty blocks has the chosen one, its form, its preview and Save in sight at every width", async ({
  page,
}) => {
  const lesson = await ownLesson(Array.from({ length: 50 }, (_, at) => textBlock(`Ìbéèrè ${at + 1}`)));
  await open(page, "content-creator", `${lesson}/edit-session`);
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    for (const place of [44, 2]) {
      await rows(page).nth(place).click();
      await expect(question(page)).toHaveValue(`Ìbéèrè ${place + 1}`);
      await expect(question(page)).toBeInViewport();
      await expect(rows(page).nth(place)).toBeInViewport();
      await expect(page.getByRole("button", { name: "Save" })).toBeInViewport();
      await expect(page.getByText("All changes saved")).toBeInViewport();
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: "Blocks" }).click();
  await rows(page).nth(44).click();
  await expect(question(page)).toBeInViewport();
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { name: "Ìbéèrè 45" })).toBeInViewport();
  await expect(rows(page).first()).toBeHidden();
});

test("the list of blocks is one stop for Tab, Enter goes on to the question, and Ctrl+Z is one history", async ({
  page,
}) => {
  const lesson = await ownLesson(["Ọ̀kan", "Èjì", "Ẹ̀ta"].map(textBlock));
  await open(page, "content-creator", `${lesson}/edit-session`);
  await rows(page).first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(question(page)).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await expect(question(page)).toHaveValue("Èjì!");
  await dragByMouse(page, rows(page).nth(2), rows(page).first());
  await expect(rows(page).first()).toContainText("Ẹ̀ta");
  await page.locator("body").press("Control+z");
  await expect(rows(page).first()).toContainText("Ọ̀kan");
  await expect(question(page)).toHaveValue("Èjì!");
  await page.getByRole("button", { name: "Delete block" }).click();
  await expect(rows(page).nth(1)).toBeFocused();
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect(rows(page).nth(1)).toContainText("Èjì!");
});
