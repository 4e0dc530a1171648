import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");

interface Lesson {
  id: string;
  tutor: { id: string; name: string; tutorNumber: string; figures: { rating: number | null; ratingCount: number } };
}

/** A lesson of long ago that nobody has rated, by a tutor who was rated: no other test comes near it. */
async function unrated(): Promise<Lesson> {
  const token = await sessionOf("admin");
  const { bookedLessons } = await ask<{ bookedLessons: { items: Lesson[] } }>(
    `{ bookedLessons(filter: { status: [COMPLETED], upcoming: false }, sort: START_ASC, page: { size: 25 }) {
      items { id tutor { id name tutorNumber figures { rating ratingCount } } } } }`,
    {},
    token,
  );
  for (const lesson of bookedLessons.items) {
    const { ratingsOfLesson } = await ask<{ ratingsOfLesson: { ratings: object[] } }>(
      "query Ratings($id: ID!) { ratingsOfLesson(lessonId: $id) { ratings { id } } }",
      { id: lesson.id },
      token,
    );
    if (ratingsOfLesson.ratings.length === 0) return lesson;
  }
  throw new Error("Every one of the first lessons has been rated.");
}

test("a lesson is rated on behalf of a customer, the tutor's list shows it, and it is hidden with a reason", async ({
  page,
}) => {
  const { id, tutor } = await unrated();
  const { rating, ratingCount } = tutor.figures;
  const inList = page.getByRole("row", { name: new RegExp(tutor.name) });
  const counted = (n: number) => new RegExp(`[1-5]\\.\\d \\(${n}\\)`);

  await open(page, "admin", `/app/tutoring/lesson-rating/${id}`);
  await expect(page.getByText("This lesson has not been rated.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Add rating" }).click();
  const who = dialog(page).getByRole("combobox", { name: "Who rates" });
  await choose(who, 0);
  await choose(dialog(page).getByRole("combobox", { name: "Rating", exact: true }), "2 of 5");
  await dialog(page).getByLabel("Comment").fill("Tuberose: too much at once.");
  await dialog(page).getByRole("button", { name: "Add rating" }).click();
  await expect(dialog(page).getByText("Say how they told you.")).toBeVisible();
  await dialog(page).getByLabel("How they told you").fill("On the phone.");
  await dialog(page).getByRole("button", { name: "Add rating" }).click();
  await expect(page.getByText("Tuberose: too much at once.")).toBeVisible();
  await expect(page.getByText(/entered by staff: On the phone\./)).toBeVisible();

  await open(page, "admin", `/app/tutoring/tutors?q=${tutor.tutorNumber}`);
  await expect(inList).toContainText(counted(ratingCount + 1));

  await open(page, "admin", `/app/tutoring/tutors/${tutor.id}?tab=ratings`);
  await expect(page.getByText("Tuberose: too much at once.")).toBeVisible();
  await open(page, "admin", `/app/tutoring/lesson-rating/${id}`);
  await page.getByRole("link", { name: "Hide" }).click();
  await dialog(page).getByRole("button", { name: "Hide rating" }).click();
  await expect(dialog(page).getByText("Reason is required.")).toBeVisible();
  await dialog(page).getByLabel("Reason").fill("About the connection at home.");
  await dialog(page).getByRole("button", { name: "Hide rating" }).click();
  await expect(page.getByText(/About the connection at home\./)).toBeVisible();
  await expect(page.getByRole("link", { name: "Show again" })).toBeVisible();
  await expectAccessible(page);

  await open(page, "admin", `/app/tutoring/tutors?q=${tutor.tutorNumber}`);
  await expect(inList).toContainText(rating === null ? "–" : `${rating.toFixed(1)} (${ratingCount})`);
  await open(page, "admin", `/app/tutoring/lesson-activity-log/${id}?event=rated`);
  await expect(page.getByText("A rating was hidden: About the connection at home.")).toBeVisible();
});
