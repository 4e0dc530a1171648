import { expect, type Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/elsewhere.ts";

const dialog = (page: Page) => page.getByRole("dialog");

/** One of the last lessons ahead, which no other test touches. */
async function someLesson() {
  const { bookedLessons } = await ask<{ bookedLessons: { items: { id: string; name: string }[] } }>(
    "{ bookedLessons(filter: { upcoming: true, status: [BOOKED] }, page: { size: 60 }, sort: START_DESC) { items { id name: lessonNumber } } }",
    {},
    await sessionOf("director"),
  );
  const lesson = bookedLessons.items[7];
  if (!lesson) throw new Error("There is no lesson.");
  return lesson;
}

test("a lesson that was moved by mistake is put back from the toast, and no email about it goes out", async ({
  page,
  elsewhere,
}) => {
  const lesson = await someLesson();
  await open(page, "director", `/app/tutoring/admin-booked-lessons?move=${lesson.id}`);
  await dialog(page).getByLabel("At what time").fill("03:35");
  await dialog(page).getByRole("radio", { name: "Travel" }).click();
  const despite = dialog(page).getByRole("switch", { name: "Move it all the same" });
  await despite.or(dialog(page).getByText("Everyone is free.")).first().waitFor();
  if (await despite.isVisible()) await despite.click();
  await dialog(page).getByRole("button", { name: "Move lesson" }).click();
  await expect(page.getByText(`${lesson.name} is moved.`)).toBeVisible();
  await open(elsewhere, "super-admin", "/app/system/mailbox?status=waiting");
  await expect(elsewhere.getByText(/^Moved: /).first()).toBeVisible();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone. No email was sent.")).toBeVisible();
  const { bookedLesson } = await ask<{ bookedLesson: { status: string } }>(
    `{ bookedLesson(id: "${lesson.id}") { status } }`,
    {},
    await sessionOf("director"),
  );
  expect(bookedLesson.status).toBe("BOOKED");
  await elsewhere.goto(elsewhere.url().replace("waiting", "withdrawn"));
  await expect(elsewhere.getByText(/^Moved: /).first()).toBeVisible();
});
