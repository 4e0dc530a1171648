import { expect } from "@playwright/test";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

test("a safeguarding report is seen by a director, and neither listed nor opened for an admin", async ({
  page,
  browser,
}) => {
  const token = await sessionOf("director");
  const { tutors } = await ask<{ tutors: { items: { id: string }[] } }>("{ tutors { items { id } } }", {}, token);
  const personId = tutors.items[0]?.id ?? "";
  const words = `Asked a learner to keep a secret ${Date.now().toString(36)}`;
  const today = new Date().toISOString().slice(0, 10);
  const query = `mutation Report($feedback: TutorFeedbackCreateInput!, $entry: JournalEntryCreateInput!) {
    tutorFeedbackCreate(input: $feedback) { tutorFeedback { id } }
    journalEntryCreate(input: $entry) { userErrors { message } }
  }`;
  const feedback = { personId, authorKind: "STAFF", category: "SAFEGUARDING", body: words };
  const entry = {
    personId,
    kind: "INCIDENT",
    severity: 3,
    title: words,
    body: words,
    occurredOn: today,
    visibility: "MANAGERS_ONLY",
  };
  const { tutorFeedbackCreate } = await ask<{ tutorFeedbackCreate: { tutorFeedback: { id: string } } }>(
    query,
    { feedback, entry },
    token,
  );
  const places = [
    `/app/tutoring/tutor-feedbacks?q=${encodeURIComponent(words)}`,
    `/app/tutoring/tutor-journal?q=${encodeURIComponent(words)}`,
  ];
  for (const place of places) {
    await open(page, "director", place);
    await expect(page.getByRole("row").filter({ hasText: words })).toBeVisible();
  }
  const admin = await browser.newPage();
  for (const place of places) {
    await open(admin, "admin", place);
    await expect(admin.getByText("Nothing matches")).toBeVisible();
    await expect(admin.getByRole("row").filter({ hasText: words })).toHaveCount(0);
  }
  await open(admin, "admin", `/app/tutoring/tutor-feedbacks?view=${tutorFeedbackCreate.tutorFeedback.id}`);
  await expect(admin.getByRole("dialog")).toContainText("not found");
  await admin.close();
});
