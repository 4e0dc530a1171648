import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

test("a calendar is one stop of Tab, whose lessons arrow keys walk through, and each opens with what can be done", async ({
  page,
}) => {
  await open(page, "admin", "/app/tutoring/calendar");
  const stops = page.locator("[data-stop]");
  await expect(stops.first()).toBeVisible();
  await expect(page.locator('[data-stop][tabindex="0"]')).toHaveCount(1);
  await stops.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[data-stop]:focus")).toHaveAttribute("tabindex", "0");
  await expect(stops.first()).toHaveAttribute("tabindex", "-1");
  await open(page, "admin", "/app/tutoring/admin-new-calendar?show=agenda");
  const lesson = page.getByRole("button", { name: /, Booked$/ }).first();
  await lesson.click();
  const card = page.getByRole("dialog");
  await expect(card.getByText("For the tutor")).toBeVisible();
  await expect(card.getByRole("link", { name: "Activity log" })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole("link", { name: "Move" }).click();
  await expect(page.getByRole("columnheader", { name: "In" })).toBeVisible();
  await expectAccessible(page);
});

test("a free slot by two clocks begins a request for it", async ({ page }) => {
  await open(page, "admin", "/app/tutoring/calendar?slots=Igbo~45~America/New_York~");
  const finder = page.getByRole("dialog");
  await finder.getByRole("button", { name: "Find slots" }).click();
  await finder.getByRole("region", { name: "Free slots" }).getByRole("button").first().click();
  await expect(page.getByRole("heading", { name: "Add request" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Time zone of time 1" })).toHaveValue("America/New York");
});

/** How long the part of a day lasts that a button offers for a request, in minutes: "…, 16:00–17:00". */
async function minutesOf(rest: Locator): Promise<number> {
  const name = (await rest.getAttribute("aria-label")) ?? (await rest.textContent()) ?? "";
  const [, from = "", to = ""] = /(\d\d:\d\d)–(\d\d:\d\d)$/.exec(name) ?? [];
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = `${from}:${to}`.split(":").map(Number);
  return (toHour - fromHour) * 60 + toMinute - fromMinute;
}

/** The names of the buttons that offer the free rest of a day, once the calendar is whole: "Book lesson for …, 16:00–17:00". */
async function offersIn(page: Page): Promise<string[]> {
  const offers = page.getByRole("button", { name: /^Book lesson for .*, 1[0-8]:\d\d–\d\d:\d\d$/ });
  await expect(offers.first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  return offers.evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
}

test("the free rest of a day in a row begins a lesson or a request, as long as a drag or the keys make it", async ({
  page,
}) => {
  // Next week: tutors have a row where they have lessons.
  const [day] = new Date(Date.now() + 7 * 86_400_000).toISOString().split("T");
  const week = `/app/tutoring/calendar?show=week&date=${day}`;
  await open(page, "admin", week);
  const [offer = ""] = await offersIn(page);
  // The same rest of the same day throughout: rows come and go as lessons are booked elsewhere.
  const rest = page.getByRole("button", { name: offer.replace(/\d\d:\d\d$/, "") });
  const usual = await minutesOf(rest);
  await rest.focus();
  await page.keyboard.press("Shift+ArrowDown");
  await expect.poll(() => minutesOf(rest)).toBe(usual + 15);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expectAccessible(page);
  await page.getByRole("link", { name: "New request instead" }).click();
  await expect(page.getByRole("heading", { name: "Add request" })).toBeVisible();

  await open(page, "admin", week);
  await expect(rest).toBeVisible();
  await page.waitForLoadState("networkidle");
  await rest.scrollIntoViewIfNeeded();
  const box = await rest.boundingBox();
  if (!box) throw new Error("The rest of the day is not drawn.");
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, box.y + 10 - 16, { steps: 4 });
  await expect.poll(() => minutesOf(rest)).toBe(usual - 30);
  await page.mouse.up();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("button", { name: /^Choose / })
    .first()
    .click();
  await expect(dialog.getByRole("heading", { name: /^Book an extra lesson/ })).toBeVisible();
  await expect(dialog.getByLabel("Minutes")).toHaveValue(String(usual - 30));
});
