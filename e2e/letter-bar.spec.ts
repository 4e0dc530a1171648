import { expect, type Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

const bar = (page: Page) => page.getByRole("toolbar", { name: "Letters and tones" });
const letter = (page: Page, name: string) => bar(page).getByRole("button", { name });
const name = (page: Page) => page.getByRole("dialog").getByRole("textbox", { name: "Name", exact: true });

const tree = "/app/tutoring/curriculums/igbo-for-families-uk";

const places = [
  ["a new curriculum", "/app/tutoring/curriculums?new"],
  ["a curriculum that is there", `${tree}?do=edit`],
  ["a new part", `${tree}?do=add-child`],
  ["a new region", "/app/tutoring/regions?new"],
] as const;

for (const [what, path] of places) {
  test(`the letter bar writes into the name of ${what} by mouse and by Enter`, async ({ page }) => {
    await open(page, "super-admin", path);
    await expect(name(page)).toBeFocused();
    await name(page).press("End");
    const before = await name(page).inputValue();
    await letter(page, "Letter ọ").click();
    await letter(page, "High tone").click();
    await expect(name(page)).toHaveValue(`${before}ọ́`);
    await expect(name(page)).toBeFocused();
    await letter(page, "Letter ẹ").focus();
    await page.keyboard.press("Enter");
    await expect(name(page)).toHaveValue(`${before}ọ́ẹ`);
    await expect(name(page)).toBeFocused();
  });
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the letter bar writes into the name of a new curriculum", async ({ page }) => {
    await open(page, "super-admin", "/app/tutoring/curriculums?new");
    await letter(page, "Letter ṣ").tap();
    await letter(page, "Letter ẹ").tap();
    await letter(page, "Low tone").tap();
    await expect(name(page)).toHaveValue("ṣẹ̀");
  });
});

test("the letter bar stays in reach where a form is longer than its dialog", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, "super-admin", "/app/tutoring/curriculums?new");
  const description = page.getByRole("textbox", { name: /^Description/ });
  await description.scrollIntoViewIfNeeded();
  await description.click();
  await letter(page, "Letter ụ").click();
  await expect(description).toHaveValue("ụ");
});
