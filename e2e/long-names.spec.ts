import { expect, type Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

/** A compound that nobody can break at a space, longer than a phone is wide. */
const compound = "Ụ̀kpàbíákwúkwọ́ńkwụ́ọ̀mụ̀mụ̀àsụ̀sụ́Ìgbòńkèmbàńdịọ́zọ́";
let slug: string;

test.beforeAll(async () => {
  const token = await sessionOf("admin");
  const create = `mutation C($input: CurriculumCreateInput!) { curriculumCreate(input: $input) { curriculum { slug } } }`;
  const input = { name: compound, subject: "Igbo", shape: "LANGUAGE" };
  const { curriculumCreate } = await ask<{ curriculumCreate: { curriculum: { slug: string } } }>(
    create,
    { input },
    token,
  );
  slug = curriculumCreate.curriculum.slug;
});

test.use({ viewport: { width: 390, height: 844 } });

/** Texts that go on beyond the edge of the screen. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, [role=dialog] a, [role=dialog] p")]
      .filter((box) => {
        const text = document.createRange();
        text.selectNodeContents(box);
        return text.getBoundingClientRect().right > window.innerWidth;
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`),
  );

test("a name longer than the screen is broken in its page's heading", async ({ page }) => {
  await open(page, "super-admin", `/app/tutoring/curriculums/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name: compound })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
});

test("a name longer than the screen is broken in a dialog", async ({ page }) => {
  await open(page, "super-admin", `/app/tutoring/curriculums/${slug}?do=activate`);
  await expect(page.getByRole("dialog")).toContainText(compound);
  expect(await cutOff(page)).toEqual([]);
});

test("a name longer than the screen is broken among the results of a search", async ({ page }) => {
  await open(page, "super-admin", "/app/account");
  await page.getByRole("button", { name: "Search people & places" }).click();
  await page.getByRole("searchbox").fill("ukpabiakwukwo");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("link")).toContainText(compound);
  expect(await cutOff(page)).toEqual([]);
});
