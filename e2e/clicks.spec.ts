import { expect, type Page } from "@playwright/test";
import { choose } from "./support/choose.ts";
import { countClicks } from "./support/clicks.ts";
import { newSurname } from "./support/customers.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

/** How many presses of the mouse the work of a day takes, from the page on which it begins. Typing does not count. */
const dialog = (page: Page) => page.getByRole("dialog");
const inDays = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000);
  return `${day.getUTCDate()} ${day.toLocaleString("en-GB", { month: "short", timeZone: "UTC" })} ${day.getUTCFullYear()}`;
};

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

interface Course {
  customer: { id: string; name: string; phoneNumber: string | null } | null;
}

/** A customer with a course of their own, and a phone. */
async function taughtCustomer(at: number) {
  const { confirmedLessons } = await ask<{ confirmedLessons: { items: (Course & { pod: object | null })[] } }>(
    "{ confirmedLessons(page: { size: 60 }, filter: { status: [ACTIVE], pausing: false }) { items { pod { id } customer { id name phoneNumber } } } }",
    {},
    await sessionOf("director"),
  );
  const found = confirmedLessons.items.flatMap(({ pod, customer }) =>
    pod === null && customer?.phoneNumber ? [customer] : [],
  );
  const one = found[at];
  if (!one) throw new Error("Nobody is taught.");
  return { ...one, path: `/app/tutoring/customers/${one.id}` };
}

test("a customer is found by phone with none", async ({ page }) => {
  const { name, phoneNumber } = await taughtCustomer(0);
  const clicks = await countClicks(page);
  await open(page, "admin", "/app/system/tasks");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search or jump to…" })).toBeFocused();
  await page.keyboard.type(phoneNumber ?? "");
  await expect(page.getByRole("option", { name: new RegExp(name) }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  expect(await clicks()).toBe(0);
});

test("a call with what follows from it takes four at most", async ({ page }) => {
  const { path } = await taughtCustomer(1);
  const clicks = await countClicks(page);
  await open(page, "admin", path);
  await page.getByRole("link", { name: "Log a call" }).first().click();
  await dialog(page).getByLabel("What was said").fill("Would like another time.");
  await dialog(page).getByLabel("What is to be done").fill("Ask the tutor for another time");
  await dialog(page).getByRole("button", { name: "Log it" }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await clicks()).toBeLessThanOrEqual(4);
});

test("a call with a lead takes three, with what follows from it", async ({ page }) => {
  const clicks = await countClicks(page);
  await open(page, "admin", "/app/tutoring/reports/customer-leads");
  const row = page.getByRole("row").filter({ has: page.getByRole("button", { name: /^Actions for/ }) });
  const name = (await row.first().getByRole("link").first().textContent()) ?? "";
  await row
    .first()
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: "Log a call" }).click();
  await expect(dialog(page).getByText(`With ${name}`)).toBeVisible();
  await dialog(page).getByLabel("What was said").fill("Would like a trial on a Saturday.");
  await dialog(page).getByLabel("What is to be done").fill("Offer two Saturdays");
  await dialog(page).getByRole("textbox", { name: /^Due/ }).fill(inDays(3));
  await dialog(page).getByRole("button", { name: "Log it" }).click();
  await expect(page.getByText("It is logged.")).toBeVisible();
  expect(await clicks()).toBe(3);
});

test("an extra lesson takes four at most", async ({ page }) => {
  const { path } = await taughtCustomer(2);
  const clicks = await countClicks(page);
  await open(page, "admin", path);
  await page.getByRole("link", { name: "Book lesson" }).first().click();
  const form = dialog(page).getByRole("heading", { name: /^Book an extra lesson/ });
  const choice = dialog(page).getByRole("button", { name: /^Choose / });
  await expect(form.or(choice.first())).toBeVisible();
  if (!(await form.isVisible())) await choice.first().click();
  await dialog(page).getByLabel("At what time").fill("03:20");
  await dialog(page).getByRole("switch", { name: "Book it all the same" }).click();
  await expect(dialog(page).getByText("We have booked an extra").first()).toBeVisible();
  await dialog(page).getByRole("button", { name: "Book lesson" }).click();
  await expect(page.getByText(/^L-\d{6}-\d+ is booked\.$/)).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(4);
});

test("a family’s holiday takes five at most", async ({ page }) => {
  const { path } = await taughtCustomer(3);
  const clicks = await countClicks(page);
  await open(page, "admin", path);
  await page
    .getByRole("button", { name: /^(More actions|Actions)/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Pause lessons" }).click();
  await dialog(page).getByRole("textbox", { name: "First day without lessons" }).fill(inDays(20));
  await dialog(page).getByRole("textbox", { name: "Last day without lessons" }).fill(inDays(34));
  await dialog(page).getByRole("button", { name: "Pause lessons" }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await clicks()).toBeLessThanOrEqual(5);
});

test("an outcome takes three at most, from the day that it is of", async ({ page }) => {
  const clicks = await countClicks(page);
  await open(page, "director", "/app/system/today");
  const waiting = page.getByRole("region", { name: "Waiting for an outcome" });
  await waiting.getByRole("link", { name: "Complete" }).last().click();
  await dialog(page).getByLabel("What was covered").fill("Counting to a hundred.");
  await dialog(page).getByRole("button", { name: "Complete lesson" }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await clicks()).toBeLessThanOrEqual(3);
});

/** A booked lesson late in the list of those to come, with its number. */
async function bookedLesson(at: number) {
  const { bookedLessons } = await ask<{ bookedLessons: { items: { id: string; name: string }[] } }>(
    "{ bookedLessons(filter: { upcoming: true, status: [BOOKED] }, page: { size: 30 }, sort: START_ASC) { items { id name: lessonNumber } } }",
    {},
    await sessionOf("director"),
  );
  return bookedLessons.items.at(at) ?? { id: "", name: "" };
}

/** Says for whom and why a lesson is called off, reads what it comes to and is sent, and does it. */
async function cancelLesson(page: Page) {
  await dialog(page).getByRole("radio", { name: "The customer" }).click();
  await dialog(page).getByRole("radio", { name: "Travel" }).click();
  await expect(dialog(page).getByRole("columnheader", { name: "Family" })).toBeInViewport();
  await expect(dialog(page).getByText("Emails that will be sent")).toBeInViewport();
  await dialog(page).getByRole("button", { name: "Cancel lesson" }).click();
  await expect(page.getByText(/is cancelled\.$/)).toBeVisible();
}

test("a cancellation, with what it comes to, takes four at most from the lesson", async ({ page }) => {
  const { id } = await bookedLesson(-1);
  const clicks = await countClicks(page);
  await open(page, "admin", `/app/tutoring/admin-booked-lessons?view=${id}`);
  await dialog(page).getByRole("link", { name: "Cancel" }).click();
  await cancelLesson(page);
  expect(await clicks()).toBe(4);
});

test("a cancellation, with what it comes to, takes four from the list of lessons", async ({ page }) => {
  const { name } = await bookedLesson(-2);
  const clicks = await countClicks(page);
  await open(page, "admin", `/app/tutoring/admin-booked-lessons?q=${name}`);
  await page.getByRole("button", { name: `Cancel lesson ${name}` }).click();
  await cancelLesson(page);
  expect(await clicks()).toBe(4);
});

test("a customer with two children takes ten at most, and what is typed outlasts the page", async ({ page }) => {
  const surname = newSurname("Family");
  const clicks = await countClicks(page);
  await open(page, "admin", "/app/tutoring/customers");
  await page.getByRole("link", { name: "Add customer" }).click();
  await dialog(page).getByRole("link", { name: "Add family" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Add family" })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByLabel("First name").first().fill("Ngọzị");
  await page.getByLabel("Last name").first().fill(surname);
  await choose(page.getByLabel("Region"), "United Kingdom");
  const learner = (at: number) => page.getByRole("region", { name: `Learner ${at}` });
  await page.getByRole("region", { name: "Learner" }).getByLabel("First name").fill("Ada");
  await choose(page.getByRole("region", { name: "Learner" }).getByLabel("Age group"), "5 to 8");
  await page.getByRole("button", { name: "Add another learner" }).click();
  await learner(2).getByLabel("First name").fill("Obi");
  await choose(learner(2).getByLabel("Age group"), "9 to 12");
  await expect(page.getByText(/kept on this device|Draft kept/i).first()).toBeVisible();
  await page.getByRole("button", { name: "Add family" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Ngọzị ${surname}` })).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(10);
});

/** Who has the most lessons in the days ahead, with the name. */
async function busyTutor() {
  const { bookedLessons } = await ask<{ bookedLessons: { items: { tutor: { id: string; name: string } }[] } }>(
    "{ bookedLessons(filter: { upcoming: true, status: [BOOKED], covered: false }, page: { size: 100 }, sort: START_ASC) { items { tutor { id name } } } }",
    {},
    await sessionOf("director"),
  );
  const counts = new Map<string, number>();
  for (const { tutor } of bookedLessons.items) counts.set(tutor.id, (counts.get(tutor.id) ?? 0) + 1);
  const [[id] = [""]] = [...counts].toSorted(([, one], [, other]) => other - one);
  return { id, name: bookedLessons.items.find(({ tutor }) => tutor.id === id)?.tutor.name ?? "" };
}

test("lessons of a tutor who is ill take eight at most, with what it comes to", async ({ page }) => {
  const { id, name } = await busyTutor();
  const clicks = await countClicks(page);
  await open(page, "director", `/app/tutoring/tutors/${id}/cover`);
  await expect(page.getByRole("heading", { level: 1, name: `Cover for ${name}` })).toBeVisible();
  const acts = page.getByLabel("What becomes of it");
  await expect(acts.first()).toBeVisible();
  await choose(acts.last(), "Cancel it");
  const sums = page.getByRole("region", { name: "What it comes to" });
  await expect(sums.getByText(/Families are charged|The change itself costs nothing/)).toBeVisible();
  await page.getByRole("button", { name: /^Rearrange \d+ lessons?$/ }).click();
  await expect(page.getByText(/Rearrange \d+ lessons?: (started|\d+ done)/).first()).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(8);
});
