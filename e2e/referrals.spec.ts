import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { bookedSeries } from "./support/courses.ts";
import { newSurname } from "./support/customers.ts";
import { change, paidInvoice } from "./support/invoices.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/elsewhere.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const tab = (customerId: string, name: string) => `/app/tutoring/customers/${customerId}?tab=${name}`;

/** A customer who refers others, for a lesson to both sides as soon as one lesson was held; past the portal. */
async function addReferrer(lastName: string, code: string): Promise<string> {
  const { regions } = await ask<{ regions: { items: { id: string; code: string }[] } }>(
    "{ regions { items { id code } } }",
    {},
    await sessionOf("director"),
  );
  const regionId = regions.items.find((one) => one.code === "UK")?.id;
  const { id } = await change(
    `mutation ($input: CustomerCreateInput!) {
      done: customerCreate(input: $input) { record: customer { id version } userErrors { message } } }`,
    { input: { firstName: "Sefi", lastName, email: `${lastName.toLowerCase()}@sends.example`, regionId } },
  );
  const lesson = { kind: "CREDIT_LESSONS", lessons: 1 };
  const terms = { ownReward: lesson, refereeReward: lesson, qualifyingLessons: 1, holdDays: 0 };
  await change(
    `mutation ($input: ReferrerCreateInput!) {
      done: referrerCreate(input: $input) { record: referrer { id version } userErrors { message } } }`,
    { input: { scheme: "CUSTOMER", personId: id, code, ...terms } },
  );
  return id;
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Somebody with a course, to whom a lesson was given last night; past the portal. */
async function taught(lastName: string): Promise<string> {
  const next = new Date(Date.now() + 8 * 86_400_000);
  const series = { weekday: next.getUTCDay() || 7, start: "04:10", startOn: dayOf(next.getTime()), lessonCount: 1 };
  await bookedSeries(lastName, { region: "UK", timeZone: "Africa/Lagos", ...series });
  const { confirmedLessons } = await ask<{ confirmedLessons: { items: { id: string; customer: { id: string } }[] } }>(
    "query ($search: String!) { confirmedLessons(filter: { search: $search }) { items { id customer { id } } } }",
    { search: lastName },
    await sessionOf("director"),
  );
  const [course] = confirmedLessons.items;
  if (!course) throw new Error("There is no course.");
  const lesson = await change(
    `mutation ($input: BookedLessonCreateInput!) {
      done: bookedLessonCreate(input: $input) { record: bookedLesson { id version } userErrors { message } } }`,
    {
      input: {
        ...{ courseId: course.id, date: dayOf(Date.now() - 86_400_000), time: "03:10" },
        ...{ durationMinutes: 45, kind: "REGULAR" },
      },
    },
  );
  await change(
    `mutation ($id: ID!, $version: Int!, $input: LessonCompleteInput!) {
      done: bookedLessonComplete(id: $id, version: $version, input: $input) {
        record: bookedLesson { id version } userErrors { message } } }`,
    { ...lesson, input: { covered: "We greeted each other." } },
  );
  return course.customer.id;
}

/** Runs the job by hand until a customer’s page shows what comes of it. */
async function follow(page: Page, customerId: string, state: string): Promise<void> {
  await expect(async () => {
    await page.goto(addressOf("/app/system/jobs?size=50"));
    await page.getByRole("button", { name: /^Run now\W+Follow referrals$/ }).click();
    await page.goto(addressOf(tab(customerId, "referrals")));
    await expect(page.getByText(state, { exact: true }).first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

test("a click becomes a lead with its code, a customer, a qualified referral, and a lesson for both", async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  const [sender, comer] = [newSurname("Sends"), newSurname("Comes")];
  const code = `SEFI-${Date.now().toString(36).toUpperCase()}`;
  const referrerId = await addReferrer(sender, code);
  const customerId = await taught(comer);

  // The link leads to the website with the code, and a second one does not take the place of the first.
  const first = await request.get(addressOf(`/go/${code}`), { maxRedirects: 0 });
  expect(first.status()).toBe(302);
  expect(new URL(first.headers()["location"] ?? "").searchParams.get("code")).toBe(code);
  const second = await request.get(addressOf("/go/SPEAK-YORUBA"), { maxRedirects: 0 });
  expect(new URL(second.headers()["location"] ?? "").searchParams.get("code")).toBe(code);

  await open(page, "super-admin", "/app/tutoring/reports/customer-leads?new");
  const form = dialog(page);
  await form.getByLabel("First name").fill("Ezinne");
  await form.getByLabel("Last name").fill(comer);
  await form.getByLabel("Email").fill(`${comer.toLowerCase()}@new.example`);
  await form.getByLabel("Region").click();
  await page.getByRole("option", { name: "United Kingdom" }).click();
  await form.getByLabel("Lessons for").click();
  await page.getByRole("option", { name: "Themselves" }).click();
  await form.getByRole("textbox", { name: "Code (optional)" }).fill(code.toLowerCase());
  await expect(form.getByText(`Sefi ${sender}, customer`)).toBeVisible();
  await form.getByRole("button", { name: "Add lead" }).click();
  await expect(form).toBeHidden();
  await page.goto(addressOf(tab(referrerId, "referrals")));
  await expect(page.getByText("Clicked", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: `Ezinne ${comer}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Ezinne ${comer}` })).toBeVisible();
  const leadId = new URL(page.url()).pathname.split("/").pop() ?? "";
  await page.goto(addressOf(`/app/tutoring/reports/customer-leads/${leadId}?convert=${leadId}`));
  await expect(dialog(page).getByText(/is a customer already/)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Convert to customer" }).click();
  await expect(dialog(page)).toBeHidden();

  const payer = { id: customerId, firstName: "Ezinne", lastName: comer, email: `${comer.toLowerCase()}@new.example` };
  await paidInvoice(payer);
  await follow(page, referrerId, "Qualified");

  await page.getByRole("button", { name: `Actions for Ezinne ${comer}` }).click();
  await page.getByRole("menuitem", { name: "Approve" }).click();
  await expect(dialog(page).getByText("Your reward for referring Ezinne")).toBeVisible();
  await expect(dialog(page).getByText("We have added 1 free lesson to your account.")).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Paid", { exact: true })).toBeVisible();
  for (const id of [referrerId, customerId]) {
    await page.goto(addressOf(tab(id, "credits")));
    await expect(page.getByText(/referral/i).first()).toBeVisible();
    await expect(page.getByText(/1 lesson left|60 min/).first()).toBeVisible();
  }
  await page.goto(addressOf(`/app/system/mailbox?q=${sender.toLowerCase()}`));
  for (const subject of ["Your referral of Ezinne has qualified", "Your reward for referring Ezinne"])
    await expect(page.getByText(subject).first()).toBeVisible();
});

test("what stands out is decided on the desk, one after the other", async ({ page }) => {
  test.setTimeout(240_000);
  await open(page, "director", "/app/tutoring/customer-referrers");
  await page.getByRole("link", { name: /^\d+ rewards to decide$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Referrals to review" })).toBeVisible();
  await page.getByRole("button", { name: "Filter" }).click();
  for (const flag of [/^same phone/, /^same household/]) await page.getByRole("checkbox", { name: flag }).click();
  await page.keyboard.press("Escape");
  const items = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(items).toHaveCount(2);
  const approve = page.getByRole("button", { name: "Approve", exact: true });
  await expect(items.first().getByText("the same", { exact: true })).toHaveCount(2);
  await expect(page.getByText(/^Your reward for referring/)).toBeVisible();
  await expectAccessible(page);

  await approve.click();
  await expect(page.getByText("Look at what stands out first.")).toBeVisible();
  const [opened, next] = await items.getByRole("heading", { level: 2 }).allTextContents();
  await page.getByRole("switch", { name: "I have looked at what stands out" }).click();
  await approve.click();
  await expect(items).toHaveCount(1);
  await expect(page.getByText(opened ?? "")).toBeHidden();
  await expect(items.getByRole("heading", { level: 2, name: next ?? "" })).toBeFocused();

  const reject = page.getByRole("button", { name: "Reject", exact: true });
  await reject.click();
  await expect(page.getByText("Reason is required.")).toBeVisible();
  await page.getByLabel("Reason for rejecting").fill("They share a phone.");
  await reject.click();
  await expect(items).toHaveCount(0);
});

test("a payout is put together, approved and paid, and an admin may do none of it", async ({ page, elsewhere }) => {
  test.setTimeout(240_000);
  const { referrers } = await ask<{ referrers: { items: { id: string; name: string; owed: { amount: number }[] }[] } }>(
    "{ referrers(filter: { scheme: [TEACHER] }, page: { size: 100 }) { items { id name owed { amount } } } }",
    {},
    await sessionOf("director"),
  );
  // What is in a payout already is owed still.
  const payoutsOf = async (referrerId: string) =>
    (
      await ask<{ referralPayouts: { items: { status: string }[] } }>(
        "query ($of: [ID!]!) { referralPayouts(filter: { referrerId: $of }) { items { status } } }",
        { of: [referrerId] },
        await sessionOf("director"),
      )
    ).referralPayouts.items;
  let owed: { id: string } | undefined;
  for (const one of referrers.items)
    if (one.owed.some(({ amount }) => amount > 0) && (await payoutsOf(one.id)).length === 0) owed ??= one;
  if (!owed) throw new Error("Nobody is owed anything.");
  const payouts = `/app/tutoring/teacher-referrer/${owed.id}?tab=payouts`;
  await open(elsewhere, "admin", payouts);
  await expect(elsewhere.getByRole("heading", { level: 2, name: "Payouts" })).toBeVisible();
  await expect(elsewhere.getByRole("link", { name: "Create payout" })).toBeHidden();

  await open(page, "director", payouts);
  await page.getByRole("link", { name: "Create payout" }).click();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Create payout" }).click();
  const actions = page.getByRole("button", { name: /^Actions for/ }).last();
  await expect(page.getByText("Draft", { exact: true }).first()).toBeVisible();
  await actions.click();
  await page.getByRole("menuitem", { name: "Approve" }).click();
  await dialog(page).getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Approved", { exact: true }).first()).toBeVisible();
  await actions.click();
  await page.getByRole("menuitem", { name: "Mark as paid" }).click();
  await dialog(page).getByRole("button", { name: "Mark as paid" }).click();
  await expect(dialog(page).getByText("Enter the payment reference.")).toBeVisible();
  await dialog(page).getByLabel("Reference").fill("TRF-31007");
  await expect(dialog(page).getByText(/We have paid you .*, with the reference TRF-31007\./)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Mark as paid" }).click();
  await expect(page.getByText(/TRF-31007/)).toBeVisible();
});
