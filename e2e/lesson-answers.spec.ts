import { expect } from "@playwright/test";
import { choose } from "./support/choose.ts";
import { expectAccessible } from "./support/axe.ts";
import { test } from "./support/elsewhere.ts";
import { followLink } from "./support/follow-link.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";
import { expectRinged, noteStops } from "./support/stops.ts";

interface Saved {
  saved: { lessonRequest: { id: string; version: number } | null; userErrors: { message: string }[] };
}
interface Found {
  tutors: { items: { id: string }[] };
  regions: { items: { id: string; code: string }[] };
}

/** Lessons for a customer of a surname of their own, proposed to a tutor who may give them. */
async function proposedLessons(lastName: string, token: string): Promise<string> {
  const found = await ask<Found>(
    `{ tutors(filter: { status: [ACTIVE], subject: ["Igbo"] }, page: { size: 50 }) { items { id } }
      regions { items { id code } } }`,
    {},
    token,
  );
  const regionId = found.regions.items.find(({ code }) => code === "UK")?.id;
  const person = { firstName: "Ezinne", lastName, email: `${lastName.toLowerCase()}@new.example`, regionId };
  const customer = await ask<{ customerCreate: { customer: { id: string } | null } }>(
    `mutation Add($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } userErrors { message } } }`,
    { input: { ...person, timeZone: "Europe/London", isLearner: true } },
    token,
  );
  const times = [{ weekday: 6, start: "04:00", end: "06:00", timeZone: "Europe/London" }];
  const input = { customerId: customer.customerCreate.customer?.id, subject: "Igbo", durationMinutes: 45 };
  const { saved } = await ask<Saved>(
    `mutation Add($input: LessonRequestCreateInput!) {
      saved: lessonRequestCreate(input: $input) { lessonRequest { id version } userErrors { message } } }`,
    { input: { ...input, preferredTimes: times } },
    token,
  );
  const request = saved.lessonRequest;
  if (!request) throw new Error(JSON.stringify(saved.userErrors));
  const startOn = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  for (const tutor of found.tutors.items) {
    const plan = {
      tutorId: tutor.id,
      anchorTimeZone: "Europe/London",
      slots: [{ weekday: 6, start: "04:35" }],
      startOn,
      lessonCount: 4,
      priceAmount: 2250,
      priceCurrency: "GBP",
      billing: "ONGOING",
      despite: true,
    };
    const answer = await ask<Saved>(
      `mutation Propose($id: ID!, $version: Int!, $input: LessonProposalInput!) {
        saved: lessonRequestPropose(id: $id, version: $version, input: $input) {
          lessonRequest { id version } userErrors { message } } }`,
      { ...request, input: plan },
      token,
    );
    if (answer.saved.lessonRequest) return request.id;
  }
  throw new Error("No tutor could be asked.");
}

test("a tutor and a customer accept lessons by the links in their emails, each once", async ({ page, elsewhere }) => {
  await elsewhere.addInitScript(noteStops);
  const token = await sessionOf("director");
  const id = await proposedLessons("Nwabueze-Afolabi", token);
  await open(page, "super-admin", "/app/system/mailbox");

  await followLink(page, "Igbo lessons for Ezinne Nwabueze-Afolabi", elsewhere);
  await expect(elsewhere.getByRole("heading", { name: "Would you like to teach these lessons?" })).toBeVisible();
  await expect(elsewhere.getByText("Ezinne Nwabueze-Afolabi")).toBeVisible();
  await expectAccessible(elsewhere);
  await expectRinged(elsewhere, "/answer", "beginning");
  const address = elsewhere.url();
  await elsewhere.getByRole("button", { name: "Yes, I would" }).click();
  await expect(elsewhere.getByText("Thank you. We will write to you as soon as the lessons are booked.")).toBeVisible();
  await elsewhere.goto(address);
  await expect(elsewhere.getByRole("heading", { name: "You have answered" })).toBeVisible();
  await expectAccessible(elsewhere);

  await followLink(page, "nwabueze-afolabi@new.example would like to teach you", elsewhere);
  await expect(elsewhere.getByText("£22.50")).toBeVisible();
  await elsewhere.getByRole("button", { name: "Yes, book them" }).click();
  await expect(elsewhere.getByText("Thank you. You will get an email with the details.")).toBeVisible();
  const { lessonRequest } = await ask<{ lessonRequest: { status: string } }>(
    "query Ask($id: ID!) { lessonRequest(id: $id) { status } }",
    { id },
    token,
  );
  expect(lessonRequest.status).toBe("CONFIRMED");
  // Her own email says "for you".
  await page.goto(addressOf("/app/system/mailbox?q=Booked%3A%20Igbo%20lessons%20for%20Ezinne%20Nwabueze-Afolabi"));
  await expect(page.getByRole("table").getByRole("link")).toHaveCount(1);
});

interface Given {
  bookedLessons: {
    items: {
      id: string;
      version: number;
      subject: string;
      learner: { name: string } | null;
      customer: { name: string; email: string | null };
    }[];
  };
}

/** Completes a lesson whose customer can be written to; what another test has taken is passed by. Returns its subject and learner. */
async function completedLesson(token: string): Promise<{ id: string; subject: string; learner: string }> {
  const { bookedLessons } = await ask<Given>(
    `{ bookedLessons(filter: { status: [AWAITING_CONFIRMATION] }, sort: START_ASC, page: { size: 50 }) {
      items { id version subject learner { name } customer { name email } } } }`,
    {},
    token,
  );
  for (const { id, version, subject, learner, customer } of bookedLessons.items) {
    // A customer who learns is written to as "you"; the subject names a dependent.
    if (learner === null || learner.name === customer.name || !customer.email) continue;
    const { saved } = await ask<{ saved: { record: { id: string } | null } }>(
      `mutation Complete($id: ID!, $version: Int!) {
        saved: bookedLessonComplete(id: $id, version: $version, input: { covered: "Greetings and names." }) {
          record: bookedLesson { id } } }`,
      { id, version },
      token,
    );
    if (saved.record) return { id, subject, learner: learner.name };
  }
  throw new Error("No lesson could be completed.");
}

test("a customer rates a lesson and its tutor the learner by the links in their emails", async ({
  page,
  elsewhere,
}) => {
  await elsewhere.addInitScript(noteStops);
  const { id, subject, learner } = await completedLesson(await sessionOf("director"));
  await open(page, "super-admin", "/app/system/mailbox");
  await followLink(page, `${subject} lesson for ${learner}: what was covered`, elsewhere);
  await expect(elsewhere.getByRole("heading", { name: "How was the lesson?" })).toBeVisible();
  await expect(elsewhere.getByRole("button", { name: "Send rating" })).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole("button", { name: "Send rating" }).click();
  await expect(elsewhere.getByText("Choose 1 to 5 stars.")).toBeVisible();
  await elsewhere.getByRole("radio", { name: "1 of 5" }).focus();
  for (let star = 1; star < 5; star += 1) await elsewhere.keyboard.press("ArrowRight");
  await expect(elsewhere.getByRole("radio", { name: "5 of 5" })).toBeChecked();
  await elsewhere.getByText("Well prepared").click();
  await elsewhere.getByLabel(/Anything else/).fill("Marigold: she laughed all the time.");
  await expectAccessible(elsewhere);
  await elsewhere.getByRole("button", { name: "Send rating" }).click();
  await expect(elsewhere.getByText(/Your rating is saved/)).toBeVisible();

  await followLink(page, `doing in ${subject}?`, elsewhere);
  await expect(elsewhere.getByRole("heading", { name: "How is the learner doing?" })).toBeVisible();
  await choose(elsewhere.getByRole("combobox", { name: "Engagement" }), "4 of 5");
  await expectAccessible(elsewhere);
  await elsewhere.getByRole("button", { name: "Send rating" }).click();
  await expect(elsewhere.getByText(/Your rating is saved/)).toBeVisible();

  await page.goto(addressOf(`/app/tutoring/lesson-rating/${id}`));
  await expect(page.getByText("Marigold: she laughed all the time.")).toBeVisible();
  await expect(page.getByText("Engagement 4")).toBeVisible();
});

test("a calendar link opens the lessons of a tutor without signing in, until it is renewed", async ({
  page,
  request,
}) => {
  const { tutors } = await ask<Found>(
    "{ tutors(page: { size: 40 }) { items { id } } }",
    {},
    await sessionOf("director"),
  );
  await open(page, "admin", `/app/tutoring/tutors/${tutors.items.at(-1)?.id}?tab=lessons`);
  await page.getByRole("button", { name: "Calendar link" }).click();
  const dialog = page.getByRole("dialog", { name: "Calendar link" });
  await dialog.getByRole("button", { name: "Add link" }).click();
  const shown = dialog.getByText(/\/feeds\//);
  const { pathname } = new URL((await shown.textContent()) ?? "");
  await expectAccessible(page);
  const calendar = await request.get(addressOf(pathname));
  expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await calendar.text()).toContain("BEGIN:VCALENDAR");
  await dialog.getByRole("button", { name: "Renew link" }).click();
  await expect(shown).not.toContainText(pathname);
  expect((await request.get(addressOf(pathname))).status()).toBe(404);
});
