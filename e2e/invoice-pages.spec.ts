import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

interface Found {
  invoices: { items: { id: string; name: string; claim: { amount: number } | null }[] };
}
interface Link {
  invoiceLink: { path: string };
}

/** A prepayment that `filter` finds, of which nobody says yet that it is paid. */
async function invoiceWhere(filter: string) {
  const { invoices } = await ask<Found>(
    `{ invoices(filter: { ${filter} }, page: { size: 50 }) {
      items { id name claim { amount } } } }`,
    {},
    await sessionOf("director"),
  );
  const found = invoices.items.find(({ claim }) => claim === null);
  if (!found) throw new Error(`No invoice has ${filter}.`);
  return found;
}

test("a customer opens their invoice and says that they have paid; staff enter the payment", async ({ page }) => {
  const { id, name } = await invoiceWhere("status: [SENT, PART_PAID]");
  const { invoiceLink } = await ask<Link>(
    "mutation ($id: ID!) { invoiceLink(id: $id) { path } }",
    { id },
    await sessionOf("director"),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressOf(invoiceLink.path));
  await expect(page.getByRole("heading", { level: 1, name: `Invoice ${name}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "I have paid by transfer" }).click();
  await page.getByLabel("Name on the account").fill("");
  await page.getByRole("button", { name: "Tell us" }).click();
  await expect(page.getByText("Name on the account is required.")).toBeVisible();
  await page.getByLabel("Name on the account").fill("A. Obi");
  const proof = {
    name: "receipt.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(`%PDF-1.7\n${"0".repeat(100)}`),
  };
  await page.locator("input[type=file]").setInputFiles(proof);
  await expect(page.getByText("receipt.pdf is uploaded.")).toBeAttached();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Tell us" }).click();
  await expect(page.getByText(/Thank you for telling us of your transfer/)).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "director", `/app/tutoring/pre-payment-invoice/${id}?tab=payments`);
  await expect(page.getByText(/from A. Obi/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Proof of payment" })).toBeVisible();
  await page.getByRole("link", { name: "Record payment", exact: true }).last().click();
  const paying = page.getByRole("dialog");
  await expect(paying.getByText("receipt.pdf", { exact: true })).toBeVisible();
  await paying.getByRole("button", { name: "Record payment" }).click();
  await expect(page.getByText("The customer says they have paid")).toBeHidden();
});

test("a refund says what it comes to before it is done, and leaves a credit note", async ({ page }) => {
  const { id } = await invoiceWhere("status: [PAID], type: [FIXED], currency: [GBP]");
  await open(page, "director", `/app/tutoring/pre-payment-invoice/${id}?refund=${id}`);
  const refunding = page.getByRole("dialog");
  await refunding.getByRole("textbox", { name: /^Lessons of/ }).fill("1");
  await expect(refunding.getByText(/^Refund 1 lesson: £/)).toBeVisible();
  await refunding.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(refunding.getByText("Enter the reference of the transfer.")).toBeVisible();
  await refunding.getByLabel("Reference of the transfer").fill("FPS 81223");
  await refunding.getByLabel("Reason").fill("One lesson too many");
  await expect(refunding.getByText(/^Credit note CN-UK-/)).toBeVisible();
  await expectAccessible(page);
  await refunding.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(page.getByText("Part refunded").first()).toBeVisible();
  await page.getByRole("link", { name: "Payments", exact: true }).click();
  await expect(page.getByText(/^CN-UK-\d{4}-\d{5}: £/).first()).toBeVisible();
  await expectAccessible(page);
});

test("says where nothing of an ongoing invoice can be credited by line, and asks for nothing", async ({ page }) => {
  const { invoices } = await ask<{ invoices: { items: { id: string; lines: { kind: string }[] }[] } }>(
    "{ invoices(filter: { status: [SENT], kind: [ONGOING] }, page: { size: 50 }) { items { id lines { kind } } } }",
    {},
    await sessionOf("director"),
  );
  const found = invoices.items.find(({ lines }) => lines.every(({ kind }) => kind === "LESSON"));
  await open(page, "director", `/app/tutoring/ongoing-customer-invoice/${found?.id}?creditLines=${found?.id}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/All its lines are lessons/)).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toBeHidden();
});
