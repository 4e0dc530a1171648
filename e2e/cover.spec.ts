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
  // Beside other tests the server may ask to try again; opened anew, it is asked again.
  await expect(async () => {
    await cards.last().getByText("Emails that will be sent").click();
    await expect(cards.last().getByText("We have cancelled")).not.toHaveCount(0, { timeout: 6_000 });
  }).toPass();
  await page.getByRole("button", { name: /^Rearrange \d lessons?$/ }).click();
  await expect(page.getByText(/Rearrange \d lessons?: (started|\d+ done)/).first()).toBeVisible();
  // What was decided is no longer theirs to give.
  await expect(async () => {
    const left = await cards.count();
    expect(left).toBeLessThan(count);
  }).toPass({ timeout: 20_000 });
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
