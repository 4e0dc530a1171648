import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

const patience = { timeout: 60_000 };
const dialog = (page: Page) => page.getByRole("dialog");
const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(name) });

async function chooseRows(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await row(page, name).getByRole("checkbox").check();
}

/** Says what became of a job, and opens it, where its owner follows it. */
async function ended(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible(patience);
  await page.getByRole("button", { name: "View", exact: true }).last().click();
}

/** A partner that works with us, made past the portal; its id. */
async function addPartner(name: string, code: string): Promise<string> {
  const token = await sessionOf("director");
  const input = { name, kind: "SCHOOL", contactName: "Ada Obi", contactEmail: "ada@gmail.com", code };
  const { partnerCreate: made } = await ask<{ partnerCreate: { partner: { id: string; version: number } } }>(
    "mutation Add($input: PartnerCreateInput!) { partnerCreate(input: $input) { partner { id version } } }",
    { input },
    token,
  );
  const { id, version } = made.partner;
  const activate = `mutation Activate($id: ID!, $version: Int!) {
    partnerActivate(id: $id, version: $version, reason: "A trial.") { userErrors { message } }
  }`;
  await ask(activate, { id, version }, token);
  return id;
}

async function addUser(partnerId: string, firstName: string, lastName: string): Promise<void> {
  const query = `mutation Add($input: PartnerUserCreateInput!) {
    partnerUserCreate(input: $input) { userErrors { message } }
  }`;
  const email = `${firstName}.${lastName}@bulk.example`;
  const input = { firstName, lastName, email, partnerId, partnerRole: "OWNER", allLearners: true };
  await ask(query, { input }, await sessionOf("director"));
}

test("several partner users are invited again, after their emails were shown", async ({ page }) => {
  const key = Date.now().toString(36);
  const partnerId = await addPartner(`Invited ${key}`, `i-${key}`);
  await addUser(partnerId, "Ada", key);
  await addUser(partnerId, "Bisi", key);
  await open(page, "director", `/app/partner-users?q=${key}`);
  await chooseRows(page, "Ada", "Bisi");
  await page.getByRole("button", { name: "Invite again" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Email 1 of 2" })).toBeVisible();
  await expect(dialog(page).getByText(/^Dear (Ada|Bisi),/)).toBeVisible();
  const [first = ""] = await dialog(page)
    .getByText(/^Dear (Ada|Bisi),/)
    .allInnerTexts();
  const other = first.startsWith("Dear Ada") ? "Bisi" : "Ada";
  await dialog(page).getByRole("button", { name: "Next" }).click();
  await expect(dialog(page).getByText(new RegExp(`^Dear ${other},`))).toBeVisible();
  await expect(dialog(page).getByText(new RegExp(`${other}\\.${key}@bulk\\.example`, "i"))).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Send an invitation to 2 partner users" }).click();
  await ended(page, "Send an invitation to 2 partner users: 2 done.");
  await expect(dialog(page).getByText("2 done.")).toBeVisible();
});

test("partner users are suspended but for the last active owner, who is named, and reinstated", async ({ page }) => {
  await open(page, "director", "/app/partner-users?q=stmarys");
  await chooseRows(page, "Ruth Bello", "Helen Marsh");
  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  await expect(dialog(page).getByText(/A partner’s last active owner is left out\./)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Suspend 2 partner users" }).click();
  await expect(dialog(page).getByText("Reason is required.")).toBeVisible();
  await dialog(page).getByLabel("Reason").fill("The contract is being renewed.");
  await dialog(page).getByRole("button", { name: "Suspend 2 partner users" }).click();
  await ended(page, "Suspend 2 partner users: 1 done, 1 failed.");
  const records = dialog(page).getByRole("list", { name: "Records" }).getByRole("listitem");
  await expect(records).toHaveCount(1);
  await expect(records).toContainText("Ruth Bello");
  await expect(records).toContainText("A partner must have at least one owner.");
  await expectAccessible(page);

  await open(page, "director", "/app/partner-users?q=stmarys");
  await expect(row(page, "Ruth Bello")).toContainText("Active");
  await expect(row(page, "Helen Marsh")).toContainText("Suspended");
  await chooseRows(page, "Helen Marsh");
  await page.getByRole("button", { name: "Reinstate", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Reinstate 1 partner user" }).click();
  await expect(page.getByText("Reinstate 1 partner user: 1 done.").first()).toBeVisible(patience);
  await expect(row(page, "Helen Marsh")).toContainText("Active");
});

test("partners are suspended with a reason and reinstated together", async ({ page }) => {
  const key = Date.now().toString(36);
  await addPartner(`Choir ${key}`, `c-${key}`);
  await addPartner(`Guild ${key}`, `g-${key}`);
  await open(page, "director", `/app/partners?q=${key}`);
  await chooseRows(page, "Choir", "Guild");
  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  await dialog(page).getByLabel("Reason").fill("The figures are being checked.");
  await dialog(page).getByRole("button", { name: "Suspend 2 partners" }).click();
  await ended(page, "Suspend 2 partners: 2 done.");
  await expect(dialog(page).getByText("2 done.")).toBeVisible();
  await open(page, "director", `/app/partners?q=${key}`);
  for (const name of ["Choir", "Guild"]) await expect(row(page, name)).toContainText("Suspended");
  await chooseRows(page, "Choir", "Guild");
  await page.getByRole("button", { name: "Reinstate", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Reinstate 2 partners" }).click();
  await expect(page.getByText("Reinstate 2 partners: 2 done.").first()).toBeVisible(patience);
  for (const name of ["Choir", "Guild"]) await expect(row(page, name)).toContainText("Active");
});
