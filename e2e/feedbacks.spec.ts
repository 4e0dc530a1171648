import { expect, type Page } from "@playwright/test";
import { act } from "./support/act.ts";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");

test("a refund that a customer asks for is written down, answered, decided and resolved, and taken up by a reply", async ({
  page,
}) => {
  await open(page, "director", "/app/tutoring/feedbacks?new");
  await dialog(page).getByRole("combobox", { name: "Customer or learner" }).fill("a");
  await page.getByRole("option").first().click();
  await choose(dialog(page).getByLabel("Type"), "Refund request");
  await choose(dialog(page).getByLabel("Category"), "Lesson");
  await choose(dialog(page).getByLabel("Priority"), "Urgent");
  await dialog(page).getByLabel("Feedback", { exact: true }).fill("Nobody came to the lesson on Thursday.");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Add feedback" }).click();
  await expect(dialog(page)).toBeHidden();
  const [, number = ""] = (await page.getByText(/F-\d{4} saved\./).textContent())?.match(/(F-\d{4})/) ?? [];

  await page.getByRole("searchbox").fill(number);
  // The list moves once it is narrowed: only then is the row where it stays.
  await expect(page.getByText("1–1 of 1", { exact: true })).toBeVisible();
  await page.getByRole("row").filter({ hasText: number }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: `${number}: Refund request`, level: 1 })).toBeVisible();
  const thread = page.getByRole("list", { name: "Thread" });
  await choose(page.getByLabel("Sent by"), "Phone");
  await page.getByLabel("Message to the family").fill("We are sorry, and are looking into it.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(thread.getByText("We are sorry, and are looking into it.")).toBeVisible();
  await expectAccessible(page);

  await act(page, "Record a decision");
  await choose(dialog(page).getByLabel("Decision"), "Refund");
  await dialog(page).getByLabel("Internal note").fill("The tutor did not come.");
  await dialog(page).getByRole("button", { name: "Record decision" }).click();
  await expect(dialog(page)).toBeHidden();
  await act(page, "Resolve");
  await dialog(page).getByLabel("How it was resolved").fill("The lesson is refunded.");
  await dialog(page).getByRole("button", { name: "Resolve feedback" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("main").getByText("The lesson is refunded.")).toBeVisible();

  await choose(page.getByLabel("What is it?"), "What the customer replied");
  await page.getByLabel("Reply", { exact: true }).fill("It has not arrived yet.");
  await page.getByRole("button", { name: "Add reply" }).click();
  await expect(thread.getByText("It has not arrived yet.")).toBeVisible();
  await expect(page.getByText("Answer due")).toBeVisible();
});

interface Given {
  bookedLessons: { items: { lessonNumber: string; customer: { customerNumber: string; name: string } | null }[] };
}

test("a complaint is linked to its lesson, and a lesson is asked for to make up for it", async ({ page }) => {
  const given = await ask<Given>(
    `{ bookedLessons(filter: { status: [COMPLETED], upcoming: false }, sort: START_DESC, page: { size: 20 }) {
      items { lessonNumber customer { customerNumber name } } } }`,
    {},
    await sessionOf("admin"),
  );
  const lesson = given.bookedLessons.items.find(({ customer }) => customer !== null);
  await open(page, "admin", "/app/tutoring/feedbacks?new");
  await dialog(page)
    .getByRole("combobox", { name: "Customer or learner" })
    .fill(lesson?.customer?.customerNumber ?? "");
  await page
    .getByRole("option")
    .filter({ hasText: lesson?.customer?.name ?? "" })
    .first()
    .click();
  await choose(dialog(page).getByLabel("Type"), "Complaint");
  await choose(dialog(page).getByLabel("Category"), "Lesson");
  await dialog(page).getByLabel("Feedback", { exact: true }).fill("The tutor came twenty minutes late.");
  await dialog(page).getByRole("button", { name: "Add feedback" }).click();
  await expect(dialog(page)).toBeHidden();
  const [, number = ""] = (await page.getByText(/F-\d{4} saved\./).textContent())?.match(/(F-\d{4})/) ?? [];
  await page.getByRole("searchbox").fill(number);
  await expect(page.getByText("1–1 of 1", { exact: true })).toBeVisible();
  await page.getByRole("row").filter({ hasText: number }).getByRole("link").first().click();

  await act(page, "Link lesson");
  await dialog(page)
    .getByRole("combobox", { name: /^Lesson/ })
    .click();
  await page
    .getByRole("option")
    .filter({ hasText: lesson?.lessonNumber ?? "" })
    .click();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Save link" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("main").getByText("Given by")).toBeVisible();

  await act(page, "Rebook");
  await expect(dialog(page).getByLabel("Kind")).toContainText("Make-up");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Add request" }).click();
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^R-\d{6}$/ })
    .click();
  await expect(page.getByRole("heading", { name: /^R-\d{6}:/, level: 1 })).toBeVisible();
});
