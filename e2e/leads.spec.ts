import { expect, type Page } from "@playwright/test";
import { act } from "./support/act.ts";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

const leads = "/app/tutoring/reports/customer-leads";
const dialog = (page: Page) => page.getByRole("dialog");
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const word = () => `Zikọra${Date.now().toString(36)}`;

test("a lead is added, contacted, converted with the dependent the lessons are for, and leads to the customer", async ({
  page,
}) => {
  const name = word();
  await open(page, "admin", leads);
  await page.getByRole("link", { name: "Add lead" }).click();
  await dialog(page).getByLabel("First name").fill(name);
  await dialog(page).getByLabel("Email").fill(`${Date.now()}@example.org`);
  await dialog(page).getByLabel("Region").click();
  await page.getByRole("option", { name: "United Kingdom" }).click();
  await dialog(page).getByLabel("Lessons for").click();
  await page.getByRole("option", { name: "A dependent" }).click();
  await dialog(page).getByLabel("Source", { exact: true }).click();
  await page.getByRole("option", { name: "Organic" }).click();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Add lead" }).click();
  await expect(dialog(page)).toBeHidden();

  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${page.url()}?contact=${page.url().split("/").pop()}`);
  await dialog(page).getByRole("button", { name: "Mark as contacted" }).click();
  const contacted = page.getByRole("listitem").filter({ hasText: "Contacted" });
  await expect(contacted).toHaveAttribute("aria-current", "step");

  await act(page, "Convert to customer");
  await dialog(page).getByLabel("Last name").fill("Obi");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Convert to customer" }).click();
  await page.getByRole("button", { name: "Add dependents" }).click();
  await expect(page).toHaveURL(/\/app\/tutoring\/customers\/[0-9a-f]{24}\?/);
  await expect(dialog(page)).toContainText("dependent");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: `${name} Obi`, level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Activity" }).click();
  await expect(page.getByText("Converted from a lead.")).toBeVisible();
});

/** Somebody whose children are to have lessons, past the portal. */
async function addLead(firstName: string, lastName: string): Promise<string> {
  const token = await sessionOf("admin");
  const { regions } = await ask<{ regions: { items: { id: string; code: string }[] } }>(
    "{ regions { items { id code } } }",
    {},
    token,
  );
  const input = {
    firstName,
    lastName,
    email: `${Date.now()}@example.org`,
    whoIsLessonFor: "DEPENDENT",
    source: "ORGANIC",
    regionId: regions.items.find(({ code }) => code === "UK")?.id,
  };
  const query = "mutation Add($input: LeadCreateInput!) { leadCreate(input: $input) { lead { id } } }";
  return (await ask<{ leadCreate: { lead: { id: string } } }>(query, { input }, token)).leadCreate.lead.id;
}

test("a lead becomes a customer with two dependents, who learn together in a pod", async ({ page }) => {
  const name = word();
  await open(page, "admin", `${leads}/${await addLead("Ada", name)}`);
  await act(page, "Convert to customer");
  await dialog(page).getByRole("button", { name: "Convert to customer" }).click();
  await page.getByRole("button", { name: "Add dependents" }).click();
  for (const child of ["Chike", "Zara"]) {
    await dialog(page).getByLabel("First name").fill(child);
    await dialog(page).getByLabel("Last name").fill(name);
    await choose(dialog(page).getByLabel("Relationship"), "Child");
    await choose(dialog(page).getByLabel("Age group"), "5 to 8");
    await dialog(page).getByRole("button", { name: "Add dependent" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: `${child} ${name}` })).toBeVisible();
    if (child === "Chike") await page.getByRole("link", { name: "Add dependent" }).click();
  }
  await page.goto(addressOf("/app/tutoring/customer-pods?new"));
  await dialog(page).getByLabel("Name").fill(`Pod of ${name}`);
  await choose(dialog(page).getByLabel("Region"), "United Kingdom");
  await dialog(page).getByLabel("Lesson time zone").fill("london");
  await page.getByRole("option", { name: "Europe/London" }).click();
  await choose(dialog(page).getByLabel("Subject"), "Igbo");
  for (const [at, child] of ["Chike", "Zara"].entries()) {
    await dialog(page)
      .getByRole("combobox", { name: `Learner ${at + 1}` })
      .fill(`${child} ${name}`);
    await page
      .getByRole("option")
      .filter({ hasText: `${child} ${name}` })
      .click();
  }
  await dialog(page).getByRole("button", { name: "Add pod" }).click();
  await expect(dialog(page)).toBeHidden();
  await page.goto(addressOf(`/app/tutoring/customer-pods?q=${encodeURIComponent(`Pod of ${name}`)}`));
  await expect(page.getByRole("row").filter({ hasText: `Pod of ${name}` })).toContainText(
    `Chike ${name} and Zara ${name}`,
  );
});

test("a lead is given up for a reason, found among the lost, and reopened", async ({ page }) => {
  await open(page, "director", `${leads}?stage=trial-booked`);
  const row = page.getByRole("row").nth(1);
  const name = (await row.getByRole("link").first().textContent()) ?? "";
  await row.getByRole("link").first().click();
  // The list has a menu of more actions too.
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await act(page, "Mark as lost");
  await dialog(page).getByRole("button", { name: "Mark as lost" }).click();
  await expect(dialog(page).getByText("Choose why this lead was lost.")).toBeVisible();
  await dialog(page).getByLabel("Reason").click();
  await page.getByRole("option", { name: "Too expensive" }).click();
  await dialog(page).getByRole("button", { name: "Mark as lost" }).click();
  // The dialog shows the same words; while it is open, the page behind it has no region for a reader.
  await expect(page.getByRole("region", { name: "Lost", exact: true })).toContainText("Too expensive");
  await open(page, "director", `${leads}?stage=lost&lostReason=price&q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("link", { name, exact: true }).first()).toBeVisible();
  await page.getByRole("link", { name, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await act(page, "Reopen");
  await dialog(page).getByRole("button", { name: "Reopen lead" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Contacted" })).toHaveAttribute("aria-current", "step");
});

test("a trial is booked for a lead from their page, as a request that is theirs", async ({ page }) => {
  const name = word();
  await open(page, "admin", `${leads}/${await addLead("Ada", name)}`);
  await expect(page.getByText("Not booked yet")).toBeVisible();
  await act(page, "Book trial");
  await expect(dialog(page).getByRole("combobox", { name: "Lead" })).toHaveValue(`Ada ${name}`);
  await expect(dialog(page).getByLabel("Kind")).toContainText("Trial");
  await choose(dialog(page).getByLabel("Subject"), "Igbo");
  await expectAccessible(page);
  await dialog(page).getByLabel("Time zone").first().fill("london");
  await page.getByRole("option", { name: "Europe/London" }).click();
  await dialog(page).getByRole("button", { name: "Add request" }).click();
  await expect(dialog(page)).toBeHidden();
  await page.goto(addressOf(`/app/tutoring/admin-lesson-requests?q=${encodeURIComponent(name)}`));
  await expect(page.getByRole("row").filter({ hasText: `Ada ${name}` })).toContainText("Trial");
});

test("a trial of a lead who has an account is booked for the dependent who is chosen", async ({ page }) => {
  const name = word();
  const id = await addLead("Ada", name);
  const token = await sessionOf("admin");
  const { leadConvert } = await ask<{ leadConvert: { lead: { customer: { id: string } } } }>(
    `mutation ($id: ID!) { leadConvert(id: $id, version: 1) { lead { customer { id } } } }`,
    { id },
    token,
  );
  const customerId = leadConvert.lead.customer.id;
  const add = "mutation ($input: DependentCreateInput!) { dependentCreate(input: $input) { dependent { id } } }";
  for (const firstName of ["Chike", "Zara"]) {
    const input = { customerId, firstName, lastName: name, relationship: "CHILD", ageGroup: "FROM_5" };
    await ask(add, { input }, token);
  }
  await open(page, "admin", `${leads}/${id}?bookTrial=${id}`);
  const learner = dialog(page).getByRole("combobox", { name: "Learner" });
  await expect(learner).toHaveText("Choose");
  await choose(dialog(page).getByLabel("Subject"), "Igbo");
  await dialog(page).getByRole("button", { name: "Add request" }).click();
  await expect(dialog(page).getByText("Choose who is to be taught.")).toBeVisible();
  await choose(learner, `Zara ${name} (dependent, 5 to 8)`);
  // The learner's zone is filled in when it has been loaded; before that there is none to send.
  await expect(dialog(page).getByLabel("Time zone").first()).not.toHaveValue("");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Add request" }).click();
  await expect(dialog(page)).toBeHidden();
  await page.goto(addressOf(`/app/tutoring/admin-lesson-requests?q=${encodeURIComponent(name)}`));
  await expect(page.getByRole("row").filter({ hasText: `Zara ${name}` })).toContainText("Trial");
});

test("a lead is moved on over the board, at once or after what it asks", async ({ page }) => {
  const name = word();
  const query = `mutation Add($input: LeadCreateInput!) { leadCreate(input: $input) { lead { id } userErrors { message } } }`;
  const token = await sessionOf("director");
  const { regions } = await ask<{ regions: { items: { id: string }[] } }>("{ regions { items { id } } }", {}, token);
  const input = {
    firstName: name,
    email: `${name.toLowerCase()}@example.org`.replaceAll(/[^a-z0-9@.]/g, "o"),
    regionId: regions.items[0]?.id,
    source: "ORGANIC",
    whoIsLessonFor: "ME",
  };
  await ask(query, { input }, token);
  await open(page, "admin", `${leads}?board&q=${encodeURIComponent(name)}`);
  const board = page.getByRole("list", { name: "Leads by stage" });
  const column = (stage: string) => page.getByRole("list", { name: stage, exact: true });
  const card = page.getByRole("link", { name, exact: true });
  await expect(board.locator("[data-card]")).toHaveCount(1);
  await card.focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(column("Contacted").getByRole("link", { name, exact: true })).toBeFocused();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(dialog(page).getByRole("heading", { name: "Add request" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: `Move ${name}`, exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Move to Lost" }).click();
  await choose(dialog(page).getByLabel("Reason"), 1);
  await dialog(page).getByRole("button", { name: "Mark as lost" }).click();
  await expect(column("Lost").getByRole("link", { name, exact: true })).toBeVisible();
});

test("a logged call says what is wrong with its words and days in their places, and is no task afterwards", async ({
  page,
}) => {
  const name = word();
  const id = await addLead("Ada", name);
  await open(page, "admin", `${leads}/${id}`);
  await act(page, "Log a call");
  await dialog(page).getByRole("textbox", { name: /^Day/ }).fill("2199-01-01");
  await dialog(page).getByLabel("What is to be done").fill("Send the prices");
  await dialog(page).getByRole("button", { name: "Log it" }).click();
  await expect(dialog(page).getByText("What was said is required.")).toBeVisible();
  await expect(dialog(page).getByText("The day cannot be in the future.")).toBeVisible();
  await expect(dialog(page).getByText("Say by when.")).toBeVisible();
  await dialog(page).getByRole("textbox", { name: /^Due/ }).fill("2026-01-05");
  await expect(dialog(page).getByText("The day cannot be in the past.")).toBeVisible();

  await dialog(page).getByRole("textbox", { name: /^Day/ }).fill("");
  await dialog(page).getByRole("textbox", { name: /^Due/ }).fill(inDays(3));
  await dialog(page).getByLabel("What was said").fill("Would like to know what it costs.");
  await dialog(page).getByRole("button", { name: "Log it" }).click();
  await expect(page.getByText("It is logged.")).toBeVisible();
  await page.goto(addressOf(`${leads}/${id}?tab=tasks`));
  await expect(page.getByRole("link", { name: "Send the prices" })).toBeVisible();
  await expect(page.getByText("Phone call")).toBeHidden();
  await page.goto(addressOf(`${leads}/${id}?tab=timeline`));
  await expect(page.getByText("Would like to know what it costs.")).toBeVisible();
});
