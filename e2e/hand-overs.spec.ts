import { expect, type Page } from "@playwright/test";
import { act } from "./support/act.ts";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");

/** The newest record of a list, by its root field. */
async function firstOf(list: string, filter = ""): Promise<string> {
  const query = `query { found: ${list}(page: { size: 1 }${filter}) { items { id } } }`;
  const { found } = await ask<{ found: { items: { id: string }[] } }>(query, {}, await sessionOf("super-admin"));
  const [first] = found.items;
  if (!first) throw new Error(`${list} has none.`);
  return first.id;
}

/** Presses each link of the dialog at an address that opens another dialog over the same page, and says how many there were. */
async function pressEach(page: Page, address: string): Promise<string[]> {
  const links = dialog(page).locator('a[href*="?"]');
  const pressed: string[] = [];
  const there = new URL(address, "http://portal").pathname;
  await open(page, "super-admin", address);
  await expect(dialog(page)).toBeVisible();
  await expect(links.first()).toBeVisible();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  for (const [place, href] of hrefs.entries()) {
    if (new URL(href, `http://portal${there}`).pathname !== there) continue;
    await test.step(href, async () => {
      await open(page, "super-admin", address);
      await links.nth(place).click();
      await expect(page).not.toHaveURL(new RegExp(`${address.replaceAll(/[?.+]/g, String.raw`\$&`)}$`));
      await expect(dialog(page)).toHaveCount(1);
      await expect(dialog(page).getByRole("heading", { level: 2 })).toBeVisible();
      // Whatever was left behind has been cleaned up by now.
      await page.waitForTimeout(300);
      await expect(dialog(page)).toHaveCount(1);
      await expect(page.getByText("Something went wrong")).toHaveCount(0);
      pressed.push(href);
    });
  }
  return pressed;
}

test.describe("a dialog that hands over to another by the address leaves nothing broken", () => {
  let broken: string[];
  test.beforeEach(({ page }) => {
    broken = [];
    page.on("pageerror", (error) => broken.push(String(error)));
    page.on("console", (line) => line.type() === "error" && /TypeError/.test(line.text()) && broken.push(line.text()));
  });
  test.afterEach(() => expect(broken).toEqual([]));

  test("from a booked lesson, a course, a journal entry and a lesson in the calendar", async ({ page }) => {
    const booked = await firstOf("bookedLessons");
    const course = await firstOf("confirmedLessons");
    const entry = await firstOf("journalEntries");
    for (const address of [
      `/app/tutoring/admin-booked-lessons?view=${booked}`,
      `/app/tutoring/admin-confirmed-lessons?view=${course}`,
      `/app/tutoring/tutor-journal?view=${entry}`,
      `/app/tutoring/calendar?lesson=${booked}`,
    ])
      expect((await pressEach(page, address)).length, address).toBeGreaterThan(0);
  });

  test("from the search for a free slot, of a request and of the tutors’ calendar, to a proposal or a new request", async ({
    page,
  }) => {
    const request = await firstOf("lessonRequests", ", filter: { status: [NEW] }");
    for (const [address, leadsTo] of [
      [`/app/tutoring/admin-lesson-requests/view/${request}`, /^Propose lessons for /],
      ["/app/tutoring/admin-new-calendar", "Add request"],
    ] as const) {
      await open(page, "admin", address);
      await act(page, "Find a free slot");
      const subject = dialog(page).getByRole("combobox", { name: "Subject" });
      if ((await subject.textContent()) === "Choose") await choose(subject, "Igbo");
      await dialog(page).getByRole("button", { name: "Find slots" }).click();
      await dialog(page).getByRole("region", { name: "Free slots" }).getByRole("button").first().click();
      await expect(page.getByRole("dialog", { name: leadsTo })).toBeVisible();
      await page.waitForTimeout(300);
      await expect(page.getByRole("dialog", { name: leadsTo })).toBeVisible();
    }
  });
});
