import { expect, type Page } from "@playwright/test";
import { blockKinds, kindRules, type BlockKind } from "@app/domain/content/block-kinds.ts";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { dragByMouse } from "./support/drag.ts";
import { emptyLesson } from "./support/empty-lesson.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

const picture = {
  name: "drum.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const form = (page: Page) => page.getByRole("region", { name: /^Edit / });

async function options(page: Page, texts: readonly string[]) {
  for (const [index, text] of texts.entries()) await field(page, `Option ${"ABCDEFGHIJ".charAt(index)}`).fill(text);
  await form(page).getByRole("radio", { name: "Option A is correct" }).check();
}

/** What makes a block of each kind ready to be submitted, beside its question. */
const written: Record<BlockKind, (page: Page) => Promise<void>> = {
  "single-choice": (page) => options(page, ["ogún", "ogójì"]),
  dropdown: async (page) => {
    await field(page, "Instruction for the list").fill("Choose a tone");
    await options(page, ["òkè", "ìsàlẹ̀"]);
  },
  "multi-choice": async (page) => {
    await field(page, "Option A").fill("méjì");
    await field(page, "Option B").fill("ẹja");
    await form(page).getByRole("checkbox", { name: "Option A is correct" }).check();
  },
  "image-choice": async (page) => {
    for (const letter of ["A", "B"]) {
      await page.locator(`input[type=file][aria-label="Image ${letter}"]`).setInputFiles(picture);
      await expect(page.locator("fieldset img")).toHaveCount(letter === "A" ? 1 : 2);
    }
    await form(page).getByRole("radio", { name: "Image B is correct" }).check();
  },
  "short-text": (page) => field(page, "Answer 1").fill("ọ̀rọ̀"),
  numeric: (page) => field(page, "Answer 1").fill("25"),
  slider: (page) => field(page, "Correct value").fill("7"),
  rating: (page) => field(page, "Correct rating").fill("4"),
  expression: async (page) => {
    await field(page, "Expected expression").fill("20");
    // Its formula can be written as it is drawn, too.
    const drawn = page.locator("math-field");
    await drawn.click();
    await expect(drawn).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.type("-3");
    await expect(field(page, "Expected expression")).toHaveValue("20-3");
  },
  graph: async (page) => {
    await page.getByRole("button", { name: "Add function" }).click();
    await field(page, "Function 1").fill("y=20x");
  },
  information: (page) => field(page, "Text").fill("Yorùbá counts by twenties."),
};

test("a creator writes a session of all eleven kinds, puts it in order, and nothing of it is lost by reloading", async ({
  page,
}) => {
  await open(page, "content-creator", await emptyLesson());
  await expect(page.getByText("New session")).toBeVisible();
  for (const kind of blockKinds) {
    await page.getByRole("button", { name: "Add block" }).click();
    await page.getByRole("menuitem", { name: kindRules[kind].label, exact: true }).click();
    if (kindRules[kind].asks) await field(page, "Question").fill(`Kí ni èyí? ${kindRules[kind].label}`);
    await written[kind](page);
  }
  await expect(page.getByText(/Fix \d+ problem/)).toHaveCount(0);

  const rows = page.getByRole("list", { name: "Blocks" }).getByRole("listitem");
  await dragByMouse(page, rows.last(), rows.first());
  await expect(rows.first()).toContainText("Yorùbá counts by twenties.");
  await rows.nth(1).getByRole("button").press("Alt+ArrowDown");
  await expect(rows.nth(1)).toContainText("Multiple choice");
  await page.keyboard.press("Control+z");
  await expect(rows.nth(1)).toContainText("Single choice");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("All changes saved · version 1")).toBeVisible();

  await page.reload();
  await expect(rows).toHaveCount(blockKinds.length);
  await rows.nth(1).getByRole("button").click();
  await expect(field(page, "Option B")).toHaveValue("ogójì");
  await expectAccessible(page);
  await rows.filter({ hasText: "Image choice" }).getByRole("button").click();
  await expect(page.getByRole("radio", { name: "Image B is correct" })).toBeChecked();
  await expect(page.getByRole("region", { name: "As the learner sees it" }).locator("img")).toHaveCount(2);

  // What is not saved yet is saved on leaving.
  await choose(page.getByRole("combobox", { name: "Kind of block" }), "Graph");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
  await expect(page.getByText("Version 1 · 11 blocks")).toBeVisible();
  await expect(rows.filter({ hasText: "Kí ni èyí? Image choice" })).toContainText("Graph");
});
