import { expect, type Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { aRegion } from "./support/regions.ts";
import { test } from "./support/test.ts";

const longest = "Ụmụnne Learners of Greater Peckham & Deptford";
const lists = ["/app/tutoring/regions", "/app/management/users", "/app/tutoring/curriculums", "/app/system/jobs"];

test.beforeAll(async () => {
  await aRegion(longest);
});

/** Names of rows that are not shown whole. */
const cutNames = (page: Page) =>
  page
    .locator("td[data-title]")
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    );

for (const width of [1024, 720]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 768 } });

    for (const path of lists) {
      test(`${path} shows every name whole and its actions, without scrolling sideways`, async ({ page }) => {
        await open(page, "super-admin", path);
        await expect(page.locator("td[data-title]").first()).toBeVisible();
        expect(await cutNames(page)).toEqual([]);
        const overflow = await page.locator("[data-scrolls]").evaluate((box) => box.scrollWidth - box.clientWidth);
        expect(overflow).toBe(0);
        const ends = await page
          .locator("td[data-fixed] button")
          .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right));
        for (const end of ends) expect(end).toBeLessThanOrEqual(width);
      });
    }
  });
}

test("what has no column is told below the name or named as left out", async ({ page }) => {
  await page.setViewportSize({ width: 620, height: 900 });
  await open(page, "super-admin", "/app/tutoring/regions");
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: "Nigeria" }) });
  await expect(row).toContainText(/Lagos \d\d:\d\d/);
  await expect(page.getByRole("columnheader", { name: "Local time" })).toHaveCount(0);
  await page.getByRole("button", { name: /^\d more columns$/ }).click();
  await expect(page.getByRole("checkbox", { name: "Tutors (no room now)" })).toBeVisible();
});

test("a row of one line is 44 px high, of two 56", async ({ page }) => {
  await open(page, "super-admin", "/app/management/users");
  const heightOf = async (name: string) =>
    Math.round(
      (
        await page
          .getByRole("row")
          .filter({ has: page.getByRole("link", { name }) })
          .boundingBox()
      )?.height ?? 0,
    );
  expect(await heightOf("Ngọzị Okonkwọ")).toBe(44);
  await open(page, "super-admin", "/app/tutoring/regions");
  expect(await heightOf("Nigeria")).toBe(56);
});

test("a page beyond the end leads to the last one, says so, and is no step to go back to", async ({ page }) => {
  await open(page, "super-admin", "/app/management/users");
  await open(page, "super-admin", "/app/management/users?size=10&page=99");
  await expect(page.getByText("There is no page 99. This is the last page.")).toBeVisible();
  await expect(page).not.toHaveURL(/page=99/);
  await expect(page.getByText(/^\d+–(\d+) of \1$/)).toBeVisible();
});
