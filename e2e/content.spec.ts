import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { dragByMouse } from "./support/drag.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

const exams = "/app/content/exams";
const dialog = (page: Page) => page.getByRole("dialog");

/** Adds a node by the form that the page leads to. */
async function add(page: Page, what: string, name: string) {
  await page
    .getByRole("main")
    .getByRole("link", { name: `Add ${what}` })
    .first()
    .click();
  await page.getByLabel(what === "exam" ? "Title" : "Name").fill(name);
  await page.getByRole("button", { name: `Add ${what}` }).click();
  await expect(page.getByText(`${name} added.`)).toBeVisible();
}

test("an exam is written, put in order by mouse and keyboard, found by its old address, and kept while it holds something", async ({
  page,
}) => {
  const title = `Ìdánwò ${Date.now().toString(36)}`;
  await open(page, "super-admin", exams);
  await add(page, "exam", title);
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  const first = page.url();
  for (const subject of ["Kíkà", "Sísọ"]) {
    await page.goto(first);
    await add(page, "subject", subject);
  }
  await page.goto(first);
  const names = page.getByRole("main").getByRole("list").getByRole("listitem").getByRole("link");
  await expect(names).toHaveText(["Kíkà", "Sísọ"]);
  await expectAccessible(page);
  const rows = page.getByRole("main").getByRole("list").getByRole("listitem");
  await dragByMouse(page, rows.nth(1), rows.nth(0));
  await expect(names).toHaveText(["Sísọ", "Kíkà"]);
  await page.getByRole("link", { name: "Sísọ" }).press("Alt+ArrowDown");
  await expect(names).toHaveText(["Kíkà", "Sísọ"]);
  // Moves are saved one after the other, behind what is shown.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.reload();
  await expect(names).toHaveText(["Kíkà", "Sísọ"]);

  await page.goto(first.replace("/content/exam/", "/content/edit-exam/"));
  const slug = page.getByLabel("Address");
  const next = `${await slug.inputValue()}-anew`;
  await slug.fill(next);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page).toHaveURL(new RegExp(`/content/exam/${next}`));
  await page.goto(first);
  await expect(page).toHaveURL(new RegExp(`/content/exam/${next}`));

  await page.goto(new URL(exams, first).href);
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await dialog(page).getByRole("button", { name: "Remove exam" }).click();
  await expect(dialog(page)).toContainText("Move or remove the 2 items inside first.");
  await expectAccessible(page);
});
