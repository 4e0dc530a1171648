import { expect, type Page } from "@playwright/test";
import { act } from "./support/act.ts";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");

interface Found {
  tutors: { items: { id: string }[] };
  dependents: { items: { id: string }[] };
}
interface Saved {
  saved: { lessonRequest: { id: string; version: number; requestNumber: string } | null; userErrors: object[] };
}

/** A request of a child for lessons on Sunday mornings, accepted by a tutor. */
async function acceptedRequest(token: string) {
  const found = await ask<Found>(
    `{ tutors(filter: { status: [ACTIVE], subject: ["Igbo"] }, page: { size: 50 }) { items { id } }
      dependents(filter: { status: [ACTIVE] }, page: { size: 40 }) { items { id } } }`,
    {},
    token,
  );
  const learner = found.dependents.items.at(-1);
  const times = [{ weekday: 7, start: "05:00", end: "07:00", timeZone: "Europe/London" }];
  const create = `mutation Add($input: LessonRequestCreateInput!) {
    saved: lessonRequestCreate(input: $input) { lessonRequest { id version requestNumber } userErrors { message } } }`;
  const input = { learnerId: learner?.id, subject: "Igbo", durationMinutes: 45, preferredTimes: times };
  const { saved } = await ask<Saved>(create, { input }, token);
  let request = saved.lessonRequest;
  if (!request) throw new Error(JSON.stringify(saved.userErrors));
  const propose = `mutation Propose($id: ID!, $version: Int!, $input: LessonProposalInput!) {
    saved: lessonRequestPropose(id: $id, version: $version, input: $input) {
      lessonRequest { id version requestNumber } userErrors { message } } }`;
  const startOn = new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10);
  // One of whom nothing forbids it: a background check may have expired.
  for (const tutor of found.tutors.items) {
    const plan = {
      tutorId: tutor.id,
      anchorTimeZone: "Europe/London",
      slots: [{ weekday: 7, start: "05:15" }],
      startOn,
      priceAmount: 2250,
      priceCurrency: "GBP",
      billing: "ONGOING",
      despite: true,
    };
    const { id, version } = request;
    const answer = await ask<Saved>(propose, { id, version, input: plan }, token);
    if (!answer.saved.lessonRequest) continue;
    request = answer.saved.lessonRequest;
    break;
  }
  const accept = `mutation Accept($id: ID!, $version: Int!) {
    saved: lessonRequestTutorAccept(id: $id, version: $version, note: "By phone") {
      lessonRequest { id version requestNumber } userErrors { message } } }`;
  const accepted = await ask<Saved>(accept, { id: request.id, version: request.version }, token);
  if (!accepted.saved.lessonRequest) throw new Error(JSON.stringify(accepted.saved.userErrors));
  return accepted.saved.lessonRequest;
}

test("what tutor and customer accept becomes a course, whose lessons are in the list", async ({ page }) => {
  const token = await sessionOf("director");
  const { id, requestNumber } = await acceptedRequest(token);
  await open(page, "admin", `/app/tutoring/admin-lesson-requests/view/${id}`);
  await act(page, "Customer accepts");
  await expect(dialog(page).getByText(/8 lessons are booked at once/)).toBeVisible();
  await expectAccessible(page);
  const despite = dialog(page).getByRole("switch", { name: "Book all the same" });
  await expect(dialog(page).getByText("Everyone is free at these times.").or(despite)).toBeVisible();
  if (await despite.isVisible()) await despite.click();
  await dialog(page).getByRole("button", { name: "Confirm lessons" }).click();
  await expect(page.getByText(`${requestNumber} is confirmed. The lessons are booked.`)).toBeVisible();
  await page.getByRole("link", { name: /^L-\d{6}$/ }).click();
  await expect(dialog(page).getByRole("heading", { name: /^L-\d{6}: Igbo$/ })).toBeVisible();
  await dialog(page).getByRole("link", { name: "All lessons of this course" }).click();
  await expect(page.getByRole("heading", { name: "Booked lessons", level: 1 })).toBeVisible();
  await expect(page.locator("tbody [data-opener]")).toHaveCount(8);
  await page.locator("tbody [data-opener]").first().click();
  await expect(dialog(page).getByText("For the tutor")).toBeVisible();
  await expectAccessible(page);
});
