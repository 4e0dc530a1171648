import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");

/** The nth tutor who teaches, in the order of their names. */
async function tutorPath(nth: number): Promise<string> {
  const query = `{ tutors(filter: { status: [ACTIVE] }, page: { size: 10 }) { items { id } } }`;
  const { tutors } = await ask<{ tutors: { items: { id: string }[] } }>(query, {}, await sessionOf("admin"));
  return `/app/tutoring/tutors/${tutors.items[nth]?.id ?? ""}`;
}

test("an admin changes a tutor's week by keyboard, and it is shown", async ({ page }) => {
  await open(page, "admin", `${await tutorPath(0)}?tab=availability`);
  await page.getByRole("link", { name: "Edit hours" }).focus();
  await page.keyboard.press("Enter");
  const sunday = dialog(page).getByRole("group", { name: "Sunday" });
  await sunday.getByRole("button", { name: "Add hours on Sunday" }).focus();
  await page.keyboard.press("Enter");
  await expect(sunday.getByLabel("Sunday, from").last()).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("730");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("9");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Save hours" }).click();
  await expect(page.getByRole("row", { name: /^Sunday 07:30–09:00/ })).toBeVisible();
});

test("a document is uploaded, verified, deleted and brought back", async ({ page }) => {
  await open(page, "admin", `${await tutorPath(1)}?tab=documents`);
  await page.getByRole("link", { name: "Add document" }).click();
  await choose(dialog(page).getByLabel("Kind"), "Certificate");
  const content = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
  await dialog(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "diploma.pdf", mimeType: "application/pdf", buffer: content });
  await expect(dialog(page).getByRole("progressbar")).toBeHidden();
  await dialog(page).getByRole("button", { name: "Add document" }).click();
  const document = page.getByRole("listitem").filter({ hasText: "diploma.pdf" });
  await expect(document).toContainText("Not verified");
  await document.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Verify" }).click();
  await expect(document).toContainText("Verified by");
  await document.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(document).toBeHidden();
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect(document).toBeVisible();
});

test("an upload that is cut off half-way leaves nothing, goes through again, and is served to those alone who may", async ({
  page,
  context,
}) => {
  const path = await tutorPath(3);
  const name = `contract-${Date.now()}.pdf`;
  const content = Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(2_000_000, "%\n"), Buffer.from("%%EOF\n")]);
  const begin = async (on: Page) => {
    await open(on, "admin", `${path}?tab=documents`);
    await on.getByRole("link", { name: "Add document" }).click();
    await choose(dialog(on).getByLabel("Kind"), "Certificate");
    const file = { name, mimeType: "application/pdf", buffer: content };
    await dialog(on).locator("input[type=file]").setInputFiles(file);
  };

  const cutOff = await context.newPage();
  const network = await context.newCDPSession(cutOff);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
  await network.send("Network.emulateNetworkConditions", slow);
  await begin(cutOff);
  const progress = dialog(cutOff).getByRole("progressbar");
  await expect.poll(async () => Number(await progress.getAttribute("value"))).toBeGreaterThan(0.05);
  await cutOff.close();

  await begin(page);
  await expect(dialog(page).getByRole("progressbar")).toBeHidden();
  await dialog(page).getByRole("button", { name: "Add document" }).click();
  const document = page.getByRole("listitem").filter({ hasText: name });
  await expect(document).toHaveCount(1);
  const href = (await document.getByRole("link", { name }).getAttribute("href")) ?? "";
  const served = await fetch(new URL(href, page.url()));
  expect(Buffer.from(await served.arrayBuffer()).equals(content)).toBe(true);

  const query = `query ($id: ID!) { tutor(id: $id) { documents { file { name url } } } }`;
  const variables = { id: path.split("/").at(-1) };
  const refused = ask(query, variables, await sessionOf("content-creator"));
  await expect(refused).rejects.toThrow(/permission|not allowed|may not/i);
  expect((await fetch(new URL(href.slice(0, -6), page.url()))).status).toBe(404);
});

test("time off goes by the tutor's own clock", async ({ page }) => {
  await open(page, "admin", `${await tutorPath(2)}?tab=availability`);
  // In the header, and on the tab.
  await page.getByRole("link", { name: "Add time off" }).first().click();
  await dialog(page).getByRole("textbox", { name: "First day" }).fill("1 Mar 2031");
  await dialog(page).getByLabel(/^From/).fill("9");
  await dialog(page).getByRole("textbox", { name: "Last day" }).fill("1 Mar 2031");
  await dialog(page)
    .getByLabel(/^Until/)
    .fill("8");
  await dialog(page).getByRole("button", { name: "Add time off" }).click();
  await expect(dialog(page).getByText("The end must be after the start.")).toBeVisible();
  await dialog(page).getByRole("textbox", { name: "Last day" }).fill("8 Mar 2031");
  await dialog(page)
    .getByLabel(/^Until/)
    .fill("1830");
  await dialog(page).getByRole("button", { name: "Add time off" }).click();
  await expect(page.getByText("Sat 1 Mar 2031 09:00 to Sat 8 Mar 2031 18:30")).toBeVisible();
});

/** A tutor whom no learner waits for, and one whom somebody does; those of the other tests are left alone. */
async function idleAndBusy(): Promise<{ idle: string; busy: string }> {
  const query = `{ tutors(filter: { status: [ACTIVE] }, page: { size: 100 }) { items { id figures { nextLesson { id } } } } }`;
  type Tutor = { id: string; figures: { nextLesson: object | null } };
  const { tutors } = await ask<{ tutors: { items: Tutor[] } }>(query, {}, await sessionOf("admin"));
  const others = tutors.items.slice(4);
  const pathOf = (isBusy: boolean) =>
    `/app/tutoring/tutors/${others.findLast(({ figures }) => (figures.nextLesson !== null) === isBusy)?.id ?? ""}`;
  return { idle: pathOf(false), busy: pathOf(true) };
}

test("a director off-boards a tutor with a reason, but not one whom learners wait for; an admin is told who may", async ({
  page,
  browser,
}) => {
  const { idle: path, busy } = await idleAndBusy();
  await open(page, "admin", path);
  await page.getByRole("button", { name: "More actions" }).click();
  await expect(page.getByRole("menuitem", { name: /Off-board/ })).toHaveAttribute("aria-disabled", "true");
  const directors = await browser.newPage();
  await open(directors, "director", busy);
  await directors.getByRole("button", { name: "More actions" }).click();
  await directors.getByRole("menuitem", { name: "Off-board" }).click();
  await dialog(directors).getByLabel("Reason").fill("Moved abroad.");
  await dialog(directors).getByRole("button", { name: "Off-board tutor" }).click();
  await expect(dialog(directors).getByText(/^Reassign \d+ upcoming lessons? first\.$/)).toBeVisible();
  await open(directors, "director", path);
  await directors.getByRole("button", { name: "More actions" }).click();
  await directors.getByRole("menuitem", { name: "Off-board" }).click();
  await dialog(directors).getByLabel("Reason").fill("Moved abroad.");
  await dialog(directors).getByRole("button", { name: "Off-board tutor" }).click();
  await expect(directors.locator("article > header")).toContainText("Left");
  await directors.close();
});

test("tutors who are free at a time are found, and one is proposed to a request with the form filled in", async ({
  page,
}) => {
  await open(page, "admin", "/app/tutoring/tutors?subject=Igbo");
  await page.getByRole("link", { name: "Find who is free" }).click();
  await choose(dialog(page).getByLabel("Day"), "Tuesdays");
  await dialog(page).getByLabel("Time", { exact: true }).fill("17:00");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Show tutors" }).click();
  await expect(dialog(page)).toBeHidden();
  const chip = page.getByRole("button", { name: /^Remove filter Free: On Tuesdays at 17:00 in / });
  await expect(chip).toBeVisible();
  // The rows are those that were asked for, not those before them.
  await expect(page.getByRole("table")).not.toHaveAttribute("aria-busy");
  const row = page.getByRole("row").nth(1);
  const name = (await row.getByRole("link").first().textContent()) ?? "";
  await row.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Propose to a request" }).click();
  await expect(dialog(page).getByRole("heading", { name: `Propose ${name} to a request` })).toBeVisible();
  await expect(dialog(page).getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page);
  await dialog(page)
    .getByRole("link", { name: /^Propose for R-/ })
    .first()
    .click();
  await expect(dialog(page).getByRole("combobox", { name: "Tutor", exact: true })).toHaveValue(name);
});
