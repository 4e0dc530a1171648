import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

interface Lesson {
  startAt: string;
  endAt: string;
  tutor: { id: string; name: string };
}

/** Whoever has the most lessons in the next days, and until when they are. */
async function busiestTutor() {
  const { bookedLessons } = await ask<{ bookedLessons: { items: Lesson[] } }>(
    `{ bookedLessons(filter: { upcoming: true, status: [BOOKED], covered: false }, page: { size: 100 }, sort: START_ASC) {
      items { startAt endAt tutor { id name } } } }`,
    {},
    await sessionOf("director"),
  );
  const counts = new Map<string, Lesson[]>();
  for (const one of bookedLessons.items) counts.set(one.tutor.id, [...(counts.get(one.tutor.id) ?? []), one]);
  const [lessons = []] = [...counts.values()].toSorted((a, b) => b.length - a.length);
  const last = lessons[Math.min(3, lessons.length - 1)];
  if (!last) throw new Error("Nobody has a lesson ahead.");
  return { tutor: last.tutor, until: new Date(Date.parse(last.endAt) + 60_000).toISOString() };
}

test("a tutor falls ill: time off leads to the lessons, which are covered or cancelled in one press", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { tutor, until } = await busiestTutor();
  const from = new Date().toISOString();
  await open(page, "director", `/app/tutoring/tutors/${tutor.id}/cover?from=${from}&to=${until}`);
  await expect(page.getByRole("heading", { level: 1, name: `Cover for ${tutor.name}` })).toBeVisible();
  const cards = page.getByRole("listitem").filter({ has: page.getByLabel("What becomes of it") });
  await expect(cards.first()).toBeVisible();
  const count = await cards.count();
  await expectAccessible(page);

  await choose(cards.last().getByLabel("What becomes of it"), "Cancel it");
  await cards.last().getByText("Emails that will be sent").click();
  await expect(cards.last().getByText("We have cancelled")).not.toHaveCount(0);
  await page.getByRole("button", { name: /^Rearrange \d lessons?$/ }).click();
  await expect(page.getByText(/Rearrange \d lessons?: (started|\d+ done)/).first()).toBeVisible();
  // What was decided is no longer theirs to give.
  await expect(async () => {
    const left = await cards.count();
    expect(left).toBeLessThan(count);
  }).toPass({ timeout: 20_000 });
});

/** Whoever has the most lessons in a week that is some way off, from its first day to its last. */
async function busiestIn(first: string, last: string) {
  const { bookedLessons } = await ask<{ bookedLessons: { items: (Lesson & { id: string; version: number })[] } }>(
    `query($days: DayRangeInput!) { bookedLessons(filter: { status: [BOOKED], covered: false, periodBetween: $days },
      page: { size: 100 }, sort: START_ASC) { items { id version startAt endAt tutor { id name } } } }`,
    { days: { from: first, until: last } },
    await sessionOf("director"),
  );
  const counts = new Map<string, typeof bookedLessons.items>();
  for (const one of bookedLessons.items) counts.set(one.tutor.id, [...(counts.get(one.tutor.id) ?? []), one]);
  const [lessons] = [...counts.values()].toSorted((a, b) => b.length - a.length);
  const [one] = lessons ?? [];
  if (!lessons || !one || lessons.length < 3) throw new Error("Nobody has three lessons in that week.");
  return { tutor: one.tutor, lessons };
}
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("the cover page follows the time off, keeps what was put off, and says who was quicker", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const [first, last] = [dayIn(23), dayIn(29)];
  const { tutor, lessons } = await busiestIn(first, last);
  const { made } = await ask<{ made: { tutorTimeOff: { startsAt: string; endsAt: string } } }>(
    `mutation($input: TutorTimeOffCreateInput!) { made: tutorTimeOffCreate(input: $input) {
      tutorTimeOff { startsAt endsAt } userErrors { message } } }`,
    { input: { tutorId: tutor.id, startsOn: first, endsOn: last, reason: "PUBLIC_HOLIDAY" } },
    await sessionOf("director"),
  );
  const { startsAt, endsAt } = made.tutorTimeOff;
  await open(page, "director", `/app/tutoring/tutors/${tutor.id}/cover?from=${startsAt}&to=${endsAt}`);
  await expect(page.getByText(/ to .+, by the clock in .+$/)).toBeVisible();
  await expect(page.getByLabel("Why the tutor is away")).toHaveText("Public holiday");
  const cards = page.getByRole("listitem").filter({ has: page.getByLabel("What becomes of it") });
  await expect(cards.first()).toBeVisible();
  const becomes = (at: number) => cards.nth(at).getByLabel("What becomes of it");

  // Nothing is refused before it is said; then it stands in the lesson's own row.
  await choose(becomes(0), "Move it");
  await expect(page.getByText("The lesson is at this time already.")).toHaveCount(0);
  await page.getByRole("button", { name: /^Rearrange/ }).click();
  await expect(cards.first().getByText("The lesson is at this time already.")).toBeVisible();

  await page.getByLabel("Internal note").fill("Asked on the telephone");
  const just = page.getByRole("region", { name: "Just rearranged" });
  await expect(page.getByText(/\d+ emails? go(es)? out\./)).toBeVisible();
  const [quick] = lessons;
  const { off } = await ask<{ off: { userErrors: unknown[] } }>(
    `mutation($id: ID!, $version: Int!, $input: LessonCancelInput!) { off: bookedLessonCancel(id: $id, version: $version, input: $input) {
      userErrors { message } } }`,
    { id: quick?.id, version: quick?.version, input: { byKind: "TUTOR", reason: "SICK" } },
    await sessionOf("admin"),
  );
  expect(off.userErrors).toEqual([]);

  await page.getByRole("combobox", { name: "Give all to" }).click();
  await page.getByRole("option").first().click();
  await expect(becomes(0)).toHaveText("Cover it");
  const count = await cards.count();
  for (let at = 0; at < count - 1; at++) await choose(becomes(at), "Decide later");
  await choose(becomes(count - 1), "Cancel it");
  await expect(page.getByText(/\d+ emails? go(es)? out\./)).toBeVisible();
  await page.getByRole("button", { name: "Rearrange 1 lesson" }).click();
  await expect(just.getByText("By you")).toBeVisible({ timeout: 20_000 });
  // The page is read again, and finds that somebody else was quicker with the first.
  await expect(just.getByRole("listitem")).toHaveCount(2);
  await expect(just.getByText(/By (?!you)/)).toBeVisible();
  await expect(cards).toHaveCount(count - 2);
  for (let at = 0; at < count - 2; at++) await expect(becomes(at)).toHaveText("Decide later");

  await expect(page.getByLabel("Internal note")).toHaveValue("Asked on the telephone");
  await expectAccessible(page);
});

test("one lesson is covered in its dialog with whoever fits best, and given back", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "director", "/app/tutoring/admin-booked-lessons?covered=true&upcoming=true");
  const row = page.getByRole("row").filter({ hasText: "Covers for" }).first();
  await expect(row).toBeVisible();
  const usual = /Covers for (.+?)(?= Igbo| Yoruba|$)/.exec(
    (await row.getByText(/^Covers for/).textContent()) ?? "",
  )?.[1];
  await row.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Find cover" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Who gives it")).toHaveValue(usual ?? "");
  // Whoever has little notice is asked all the same.
  const checked = dialog.getByText("Everyone is free.").or(dialog.getByRole("group", { name: "Conflicts" }));
  await expect(checked).toBeVisible();
  const allTheSame = dialog.getByRole("switch", { name: "Cover it all the same" });
  if (await allTheSame.isVisible()) await allTheSame.click();
  await expect(dialog.getByText("after all").first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Change tutor" }).click();
  await expect(page.getByText(/has another tutor\.$/)).toBeVisible();
});
