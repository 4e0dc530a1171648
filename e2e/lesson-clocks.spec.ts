import { expect } from "@playwright/test";
import { bookedSeries } from "./support/courses.ts";
import { newSurname } from "./support/customers.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

const day = 86_400_000;

/** How far a zone's clock is ahead of UTC at noon of a day, in minutes: by the browser's own tables, not by the product's. */
function aheadBy(timeZone: string, at: number): number {
  const noon = Math.floor(at / day) * day + day / 2;
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(noon);
  const [, sign = "+", hours = "0", minutes = "0"] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === "timeZoneName")?.value ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The first day from then on which a zone's clock differs from the day before. */
function nextChange(timeZone: string, from: number): number {
  for (let at = from; at < from + 400 * day; at += day) {
    if (aheadBy(timeZone, at) !== aheadBy(timeZone, at - day)) return at;
  }
  throw new Error(`The clock of ${timeZone} does not change.`);
}

/** A wall clock so many minutes on: "23:10" and 60 are "00:10". */
function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const sum = (hour * 60 + minute + minutes + 2 * 1440) % 1440;
  return `${String(Math.floor(sum / 60)).padStart(2, "0")}:${String(sum % 60).padStart(2, "0")}`;
}

for (const { region, timeZone, place, start } of [
  { region: "UK", timeZone: "Europe/London", place: "London", start: "05:20" },
  { region: "US", timeZone: "America/New_York", place: "New York", start: "18:10" },
] as const) {
  test(`lessons keep the learner's time in ${place} over a change of the clock, and move for the tutor in Lagos`, async ({
    page,
  }) => {
    const change = nextChange(timeZone, Date.now() + 21 * day);
    // Two lessons before the change and two after, in the middle of the week.
    const startOn = new Date(change - 11 * day);
    const weekday = startOn.getUTCDay() || 7;
    const lastName = newSurname(`Clocks${region}`);
    const lessons = await bookedSeries(lastName, {
      region,
      timeZone,
      weekday,
      start,
      startOn: startOn.toISOString().slice(0, 10),
      lessonCount: 4,
    });
    expect(lessons).toHaveLength(4);

    await page.setViewportSize({ width: 1760, height: 900 });
    await open(page, "admin", `/app/tutoring/admin-booked-lessons?q=${lastName}&sort=START_ASC`);
    const rows = page.locator("tbody tr").filter({ hasText: lastName });
    await expect(rows).toHaveCount(4);
    for (const [index] of lessons.entries()) {
      const there = aheadBy("Africa/Lagos", change) - aheadBy(timeZone, startOn.getTime() + index * 7 * day);
      const cells = rows.nth(index).getByRole("cell");
      await expect(cells.filter({ hasText: place })).toContainText(start);
      await expect(cells.filter({ hasText: "Lagos" }).filter({ hasText: later(start, there) })).not.toHaveCount(0);
    }
    // By one hour: what is the same for one is not for the other.
    const [before, after] = [startOn.getTime(), startOn.getTime() + 3 * 7 * day].map((at) => aheadBy(timeZone, at));
    expect(Math.abs((after ?? 0) - (before ?? 0))).toBe(60);
  });
}
