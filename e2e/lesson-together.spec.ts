import { expect, type Page } from "@playwright/test";
import { bookedSeries, lessonsOf } from "./support/courses.ts";
import { newSurname } from "./support/customers.ts";
import { test } from "./support/elsewhere.ts";
import { open } from "./support/open.ts";

const dialog = (page: Page) => page.getByRole("dialog");

/** Types where a lesson is to be moved to, and why, in the dialog that is open. */
async function fillIn(page: Page, time: string, note: string): Promise<void> {
  const reason = dialog(page).getByRole("radio", { name: "Travel" });
  const place = await reason.boundingBox();
  await dialog(page).getByLabel("At what time").fill(time);
  const anyway = dialog(page).getByRole("switch", { name: "Move it all the same" });
  await expect(dialog(page).getByText("Everyone is free.").or(anyway)).toBeVisible();
  // What is moved while it is pressed is missed.
  expect(await reason.boundingBox()).toEqual(place);
  await reason.click();
  await dialog(page).getByLabel("Note").fill(note);
  if (await anyway.isVisible()) await anyway.click();
}

test("the second of two colleagues who move a lesson learns that it was moved, and loses nothing", async ({
  page,
  elsewhere,
}) => {
  const lastName = newSurname("Together");
  const startOn = new Date(Date.now() + 230 * 86_400_000);
  const [lesson] = await bookedSeries(lastName, {
    region: "UK",
    timeZone: "Europe/London",
    weekday: startOn.getUTCDay() || 7,
    start: "05:20",
    startOn: startOn.toISOString().slice(0, 10),
    lessonCount: 2,
  });
  const move = `/app/tutoring/admin-booked-lessons?q=${lastName}&move=${lesson?.id}`;
  await open(page, "admin", move);
  await open(elsewhere, "director", move);
  await fillIn(page, "05:30", "They asked on the phone.");
  await fillIn(elsewhere, "05:35", "They asked by email.");

  await dialog(page).getByRole("button", { name: "Move lesson" }).click();
  await expect(page.getByText(`${lesson?.lessonNumber} is moved.`)).toBeVisible();
  await dialog(elsewhere).getByRole("button", { name: "Move lesson" }).click();
  // Whether the live change or the refusal comes first, one of them says so; often both do.
  const said = dialog(elsewhere).getByText(/was changed by|is rescheduled, so it cannot be moved/);
  await expect(said.first()).toBeVisible();
  await expect(dialog(elsewhere).getByLabel("At what time")).toHaveValue("05:35");
  await expect(dialog(elsewhere).getByLabel("Note")).toHaveValue("They asked by email.");

  // One lesson took its place, at the time of whoever was first.
  const standing = (await lessonsOf(lastName)).filter(({ status }) => status === "BOOKED");
  expect(standing).toHaveLength(2);
  expect(standing.map(({ lessonNumber }) => lessonNumber)).not.toContain(lesson?.lessonNumber);
});
