import { expect, type Locator, type Page } from "@playwright/test";
import { act } from "./support/act.ts";
import { hireTutor } from "./support/candidates.ts";
import { choose } from "./support/choose.ts";
import { addLearner } from "./support/courses.ts";
import { newSurname } from "./support/customers.ts";
import { test } from "./support/elsewhere.ts";
import { followLink } from "./support/follow-link.ts";
import { open } from "./support/open.ts";
import { addressOf } from "./support/stack.ts";

const requests = "/app/tutoring/admin-lesson-requests";
const dialog = (page: Page) => page.getByRole("dialog");
const row = (page: Page, text: string | RegExp) => page.locator("tbody tr").filter({ hasText: text });

/** Everybody of this test lives by one clock that never changes, so that a time in some minutes is always one. */
const timeZone = "Africa/Lagos";

/** A day and a time by that clock, as people type them. */
function typed(at: Date): { day: string; time: string } {
  const part = (options: Intl.DateTimeFormatOptions) => at.toLocaleString("en-GB", { timeZone, ...options });
  const day = `${part({ day: "numeric" })} ${at.toLocaleString("en-US", { timeZone, month: "short" })} ${part({ year: "numeric" })}`;
  return { day, time: part({ hour: "2-digit", minute: "2-digit" }) };
}

/** Accepts what is only unusual, once it has been looked at. */
async function despite(form: Locator, free: string, anyway: string): Promise<void> {
  const meant = form.getByRole("switch", { name: anyway });
  await expect(form.getByText(free).or(meant)).toBeVisible();
  if (await meant.isVisible()) await meant.click();
}

/** Adds a request of a learner who asks for a tutor; returns its number. */
async function addRequest(page: Page, learner: string, tutor: string): Promise<string> {
  await open(page, "admin", `${requests}?new`);
  const form = dialog(page);
  await form.getByRole("combobox", { name: "Learner" }).fill(learner);
  await page.getByRole("option", { name: learner }).click();
  await choose(form.getByLabel("Subject"), "Igbo");
  await choose(form.getByLabel("Length"), "45 min");
  await expect(form.getByRole("combobox", { name: "Time zone of time 1" })).toHaveValue("Africa/Lagos");
  await form.getByRole("combobox", { name: "Tutors asked for" }).fill(tutor);
  await page.getByRole("option", { name: tutor }).click();
  await form.getByRole("button", { name: "Add request" }).click();
  const saved = page.getByText(/^R-\d{6} saved\./);
  await expect(saved).toBeVisible();
  return /R-\d{6}/.exec((await saved.textContent()) ?? "")?.[0] ?? "";
}

/** Proposes the lessons of the request that is open to a tutor. */
async function propose(page: Page, tutor: string): Promise<void> {
  const match = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: tutor }) });
  await match.getByRole("link", { name: "Propose", exact: true }).click();
  const form = dialog(page);
  await form.getByLabel("Price of a lesson, 45 min").fill("22.50");
  await choose(form.getByLabel("Billing"), /^Ongoing/);
  await despite(form, "No conflicts in the next eight weeks.", "Propose all the same");
  await form.getByRole("button", { name: "Propose", exact: true }).click();
  await expect(page.getByText("Proposed to", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: tutor }).first()).toBeVisible();
}

/** Opens a lesson of the list and chooses what is to be done with it. */
async function inCard(page: Page, lesson: Locator, action: string): Promise<void> {
  await lesson.locator("[data-opener]").click();
  await expect(dialog(page).getByText("For the tutor")).toBeVisible();
  await dialog(page).getByRole("link", { name: action, exact: true }).click();
  await expect(dialog(page).getByText("For the tutor")).toBeHidden();
}

test("a lesson is asked for, proposed, accepted, booked for eight weeks, moved, given and rated", async ({
  page,
  elsewhere,
}) => {
  test.setTimeout(240_000);
  const surname = newSurname("Zubair");
  const [learner, tutor] = [`Ezinne ${surname}`, `Zikora ${surname}t`];
  await hireTutor("Zikora", `${surname}t`);
  await addLearner(surname, { region: "UK", timeZone });
  const lessonsPath = `/app/tutoring/admin-booked-lessons?q=${surname}&sort=START_ASC`;

  await test.step("it is asked for and proposed", async () => {
    const number = await addRequest(page, learner, tutor);
    await page.getByRole("searchbox", { name: "Name or number" }).fill(number);
    await row(page, number).getByRole("link").first().click();
    await expect(page.getByRole("heading", { name: `${number}: Igbo`, level: 1 })).toBeVisible();
    await propose(page, tutor);
  });

  await test.step("the tutor accepts by the link of their email", async () => {
    const request = new URL(page.url()).pathname;
    await open(elsewhere, "super-admin", "/app/system/mailbox");
    const reader = await elsewhere.context().newPage();
    await followLink(elsewhere, `Igbo lessons for ${learner}`, reader);
    await reader.getByRole("button", { name: "Yes, I would" }).click();
    await expect(reader.getByText("Thank you. We will write to you as soon as the lessons are booked.")).toBeVisible();
    await page.goto(addressOf(request));
    await expect(page.getByRole("main").getByText("Tutor accepted")).toBeVisible();
  });

  await test.step("the customer accepts, and eight weeks of lessons are booked", async () => {
    await act(page, "Customer accepts");
    await expect(dialog(page).getByText(/8 lessons are booked at once/)).toBeVisible();
    await despite(dialog(page), "Everyone is free at these times.", "Book all the same");
    await dialog(page).getByRole("button", { name: "Confirm lessons" }).click();
    await expect(page.getByText(/is confirmed\. The lessons are booked\./)).toBeVisible();
    await open(page, "admin", lessonsPath);
    await expect(row(page, surname)).toHaveCount(8);
    await expect(row(page, "Booked")).toHaveCount(8);
    await expect(row(page, "17:00")).toHaveCount(8);
  });

  // A lesson can be started a quarter of an hour before its time.
  const soon = typed(new Date(Date.now() + 8 * 60_000));
  await test.step("the first is moved to today, and is told as a move", async () => {
    await inCard(page, row(page, surname).first(), "Move");
    const form = dialog(page);
    await form.getByRole("textbox", { name: "To which day" }).fill(soon.day);
    await form.getByLabel("At what time").fill(soon.time);
    await form.getByRole("radio", { name: "Travel" }).click();
    await despite(form, "Everyone is free.", "Move it all the same");
    await form.getByRole("button", { name: "Move lesson" }).click();
    await expect(page.getByText(/^L-\d{6}-\d\d is moved\./)).toBeVisible();
    // The old slot is no longer among the upcoming.
    await expect(row(page, surname)).toHaveCount(8);
    await expect(row(page, "Rescheduled")).toHaveCount(0);
    await expect(row(page, "Booked")).toHaveCount(8);
    await expect(row(page, surname).first()).toContainText(soon.time);
    // The tutor's; the learner's own says "your lesson".
    for (const [what, count] of [
      ["Moved: ", 1],
      ["Cancelled: ", 0],
    ] as const) {
      await elsewhere.goto(
        addressOf(`/app/system/mailbox?q=${encodeURIComponent(`${what}Igbo lesson for ${learner}`)}`),
      );
      await expect(elsewhere.getByRole("heading", { name: "Mailbox", level: 1 })).toBeVisible();
      await expect(elsewhere.getByRole("table").getByRole("link")).toHaveCount(count);
    }
  });

  await test.step("it is started, and completed with a report", async () => {
    await inCard(page, row(page, surname).first(), "Start");
    await dialog(page).getByRole("button", { name: "Start" }).click();
    await expect(row(page, "In progress")).toHaveCount(1);
    await inCard(page, row(page, "In progress"), "Complete");
    await dialog(page).getByRole("button", { name: "Complete lesson" }).click();
    await expect(dialog(page).getByText("Add a short lesson report before completing.")).toBeVisible();
    await dialog(page).getByLabel("What was covered").fill("Greetings and names.");
    await dialog(page).getByRole("button", { name: "Complete lesson" }).click();
    await expect(row(page, "Completed")).toHaveCount(1);
    await row(page, "Completed").locator("[data-opener]").click();
    await expect(dialog(page).getByText("Greetings and names.")).toBeVisible();
    // A billing run of another test may have invoiced it by now.
    await expect(dialog(page).getByText(/^\d+ min of credit$|^£[\d.]+ (to be billed|on OC-UK-\S+)$/)).toBeVisible();
  });

  await test.step("the customer rates it by the link of their email, and staff see everything that happened", async () => {
    const reader = await elsewhere.context().newPage();
    await followLink(elsewhere, "Your Igbo lesson: what was covered", reader);
    await reader.getByRole("radio", { name: "5 of 5" }).focus();
    await reader.keyboard.press("Space");
    await reader.getByLabel(/Anything else/).fill("Jasmine: we begin to talk.");
    await reader.getByRole("button", { name: "Send rating" }).click();
    await expect(reader.getByText(/Your rating is saved/)).toBeVisible();

    await dialog(page).getByRole("link", { name: "Rating" }).click();
    await expect(page.getByText("Jasmine: we begin to talk.")).toBeVisible();
    await page.getByRole("link", { name: "Activity log" }).click();
    const entries = page.getByRole("region", { name: "Activity" });
    for (const said of [/Moved to /, /Moved here from /, /The lesson began\./, /Completed\. Charged 100%/, /5 of 5/])
      await expect(entries.getByText(said).first()).toBeVisible();
  });
});
