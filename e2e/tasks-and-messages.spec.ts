import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const word = () => `Zikọra${Date.now().toString(36)}`;

/** The page of a customer who has an email address, in the tab. */
async function openCustomer(page: Page, as: "director" | "admin", tab: "Tasks" | "Messages") {
  await open(page, as, "/app/tutoring/customers?q=C-000015");
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  await page.getByRole("link", { name: tab, exact: true }).click();
}

test("a director gives an admin a task about a customer, who is told, does it and undoes that", async ({ browser }) => {
  const title = `Ring ${word()}`;
  const director = await browser.newPage();
  await openCustomer(director, "director", "Tasks");
  await director.getByRole("link", { name: "Add task" }).click();
  await dialog(director).getByLabel("Title").fill(title);
  await dialog(director).getByLabel("Owner").fill("Ifẹ́olúwa");
  await director.getByRole("option", { name: /Ifẹ́olúwa/ }).click();
  await expectAccessible(director);
  await dialog(director).getByRole("button", { name: "Add task" }).click();
  await expect(director.getByRole("listitem").filter({ hasText: title })).toContainText("Open");

  const admin = await browser.newPage();
  await open(admin, "admin", "/app/account?tab=notifications");
  await admin.getByText(`New task: ${title}`).first().click();
  await expect(admin).toHaveURL(/\/app\/system\/tasks\?edit=/);
  await dialog(admin).getByRole("button", { name: "Cancel" }).click();
  await admin.getByRole("button", { name: `Done: ${title}` }).click();
  const row = admin.getByRole("row").filter({ hasText: title });
  await expect(row).toBeHidden();
  await admin.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect(row).toBeVisible();
  await expectAccessible(admin);
});

test("an admin writes a customer an email, which is in the mailbox, and records a call", async ({ page, browser }) => {
  const subject = `About ${word()}`;
  await openCustomer(page, "admin", "Messages");
  await page.getByRole("link", { name: "Write", exact: true }).click();
  await dialog(page).getByLabel("Subject").fill(subject);
  await dialog(page).getByLabel("Message").fill("Your lesson starts at five from now on.");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Send email" }).click();
  const message = page.getByRole("listitem").filter({ hasText: subject });
  await expect(message).toContainText("Your lesson starts at five from now on.");

  await page.getByRole("link", { name: "Log a call" }).first().click();
  await dialog(page).getByLabel("What was said").fill(`Confirmed by phone: ${subject}`);
  await dialog(page).getByLabel("What is to be done").fill(`Ring again: ${subject}`);
  await dialog(page).getByRole("button", { name: "Log it" }).click();
  await expect(page.getByText(`Confirmed by phone: ${subject}`)).toBeVisible();
  await page.getByRole("link", { name: /^Tasks/ }).click();
  await expect(page.getByText(`Ring again: ${subject}`)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Timeline", exact: true }).click();
  const entries = page.getByRole("listitem");
  await expect(entries.filter({ hasText: `Confirmed by phone: ${subject}` })).toContainText("Phone call");
  await entries
    .filter({ hasText: "Task" })
    .filter({ hasText: `Ring again: ${subject}` })
    .getByText("Open")
    .waitFor();
  await page.getByRole("link", { name: "Log a call" }).first().click();
  await dialog(page).getByLabel("What was said").fill(`Rang back: ${subject}`);
  await dialog(page).getByRole("button", { name: "Log it" }).click();
  await expect(entries.filter({ hasText: `Rang back: ${subject}` })).toBeVisible();
  await page.getByRole("group", { name: "Show" }).getByRole("button", { name: "Money" }).click();
  await expect(entries.filter({ hasText: `Rang back: ${subject}` })).toBeHidden();
  await expectAccessible(page);

  const mailbox = await browser.newPage();
  await open(mailbox, "super-admin", `/app/system/mailbox?q=${encodeURIComponent(subject)}`);
  await expect(mailbox.getByText(subject).first()).toBeVisible();
});
