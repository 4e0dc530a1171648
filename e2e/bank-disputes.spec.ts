import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

interface Payer {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  currency: string;
}

/** An invoice over ten lessons of £20.00 that is paid. */
async function paidInvoice(): Promise<string> {
  const session = await sessionOf("director");
  const { customers } = await ask<{ customers: { items: Payer[] } }>(
    "{ customers(filter: { status: [ACTIVE] }, page: { size: 100 }) { items { id firstName lastName email currency } } }",
    {},
    session,
  );
  const payer = customers.items.findLast(({ currency, email }) => currency === "GBP" && email !== null);
  if (!payer) throw new Error("Nobody pays in pounds.");
  const { id: customerId, firstName, lastName, email } = payer;
  const price = { currency: "GBP", amount: 2000, durationMinutes: 60, lessonCount: 10 };
  const input = {
    ...{ firstName, lastName, email, timeZone: "Europe/London", subjects: ["Igbo"], lessonPrice: price },
    ...{ paymentGateway: "BANK_TRANSFER", studentCustomer: customerId },
  };
  const made = await ask<{ saved: { invoice: { id: string; version: number } } }>(
    "mutation ($input: InvoiceCreateInput!) { saved: invoiceCreate(input: $input) { invoice { id version } } }",
    { input },
    session,
  );
  const sent = await ask<{ saved: { invoice: { id: string; due: number } } }>(
    "mutation ($id: ID!, $version: Int!) { saved: invoiceSend(id: $id, version: $version) { invoice { id due } } }",
    made.saved.invoice,
    session,
  );
  const { id, due } = sent.saved.invoice;
  const receivedOn = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await ask(
    "mutation ($input: PaymentCreateInput!) { paymentCreate(input: $input) { payment { id } } }",
    {
      input: {
        ...{ customerId, gateway: "CASH_OR_OTHER", currency: "GBP", amount: due, receivedOn },
        allocations: [{ invoiceId: id, amount: due }],
      },
    },
    session,
  );
  return id;
}

const dialogOf = (page: Page) => page.getByRole("dialog");

test("a director records a bank dispute that is lost, credits what is unused, and sees the money come back", async ({
  page,
}) => {
  const id = await paidInvoice();
  await open(page, "director", `/app/tutoring/pre-payment-invoice/${id}?tab=payments`);
  await page.getByRole("link", { name: "Record bank dispute" }).click();
  await expect(dialogOf(page).getByText(/cannot be refunded; 10 lessons that nobody used are frozen\./)).toBeVisible();
  await dialogOf(page).getByRole("button", { name: "Record bank dispute" }).click();
  await expect(dialogOf(page).getByText("Case number is required.")).toBeVisible();
  await dialogOf(page).getByLabel("Case number").fill(`dp_${id}`);
  await dialogOf(page).getByLabel("Reason").fill("They do not know us.");
  await dialogOf(page).getByLabel("The bank’s fee").fill("20");
  await expectAccessible(page);
  await dialogOf(page).getByRole("button", { name: "Record bank dispute" }).click();
  await expect(page.getByRole("heading", { name: "Disputed at the bank" })).toBeVisible();
  await expect(page.getByText(/the bank’s fee £20.00/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Lost", exact: true }).click();
  await expect(dialogOf(page).getByText(/is due again\. What is frozen stays frozen\./)).toBeVisible();
  await dialogOf(page).getByRole("button", { name: "Lost" }).click();
  await expect(page.getByRole("heading", { name: "Bank disputes" })).toBeVisible();

  await page.getByRole("link", { name: "Credit what is unused" }).click();
  await expect(dialogOf(page).getByText(/10 lessons, not used: credit note over £/)).toBeVisible();
  await dialogOf(page).getByLabel("Reason").fill("They stop.");
  await dialogOf(page).getByRole("button", { name: "Write credit note" }).click();
  await expect(page.getByRole("heading", { name: "Credit notes and refunds" })).toBeVisible();

  await page.getByRole("link", { name: "Given back by the bank" }).click();
  await expect(dialogOf(page).getByText(/is left over and becomes credit in money\./)).toBeVisible();
  await dialogOf(page).getByRole("button", { name: "Given back", exact: true }).click();
  await expect(page.getByText(/taken by the bank and given back/)).toBeVisible();
});

test("an admin sees a bank dispute of the demo and cannot decide it", async ({ page }) => {
  const { invoices } = await ask<{ invoices: { items: { id: string }[] } }>(
    "{ invoices(filter: { disputed: true, currency: [NGN] }) { items { id } } }",
    {},
    await sessionOf("admin"),
  );
  await open(page, "admin", `/app/tutoring/pre-payment-invoice/${invoices.items[0]?.id}?tab=payments`);
  await expect(page.getByRole("heading", { name: "Disputed at the bank" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Won", exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Record bank dispute" })).toHaveCount(0);
});
