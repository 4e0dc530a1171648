import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

interface Found {
  customers: { items: { id: string; name: string; currency: string; email: string | null }[] };
}

/** A customer who pays in pounds and can be written to. */
async function payer() {
  const { customers } = await ask<Found>(
    "{ customers(filter: { status: [ACTIVE] }, page: { size: 100 }) { items { id name currency email } } }",
    {},
    await sessionOf("director"),
  );
  const found = customers.items.find(({ currency, email }) => currency === "GBP" && email !== null);
  if (!found) throw new Error("Nobody pays in pounds.");
  return found;
}

const act = (page: Page, name: string) =>
  page
    .getByRole("link", { name, exact: true })
    .or(page.getByRole("button", { name, exact: true }))
    .first();

test("an invoice goes from a draft to the customer, and a part payment gives four lessons of ten", async ({ page }) => {
  const { id, name } = await payer();
  await open(page, "director", `/app/tutoring/pre-payment-invoice/new?customer=${id}`);
  await expect(page.getByLabel("First name")).not.toHaveValue("");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Choose at least one subject.")).toBeVisible();
  await choose(page.getByRole("combobox", { name: "Subjects" }), "Igbo");
  await page.keyboard.press("Escape");
  await page.getByLabel("Price of a lesson").fill("22.50");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("£225.00");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Draft for ${name}` })).toBeVisible();

  await act(page, "Send").click();
  const sending = page.getByRole("dialog");
  await expect(sending.getByText(/Please pay by bank transfer/)).toBeVisible();
  await expectAccessible(page);
  await sending.getByRole("button", { name: "Send invoice" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^PP-UK-\d{4}-\d{5}$/ })).toBeVisible();
  await expectAccessible(page);

  await act(page, "Record payment").click();
  const paying = page.getByRole("dialog");
  await expect(paying.getByLabel("Amount")).toHaveValue("225.00");
  await paying.getByLabel("Amount").fill("100");
  await expect(paying.getByText(/We received £100.00/)).toBeVisible();
  await expectAccessible(page);
  await paying.getByRole("button", { name: "Record payment" }).click();
  await expect(page.getByText("Part paid")).toBeVisible();

  await page.getByRole("link", { name: "Credit", exact: true }).click();
  await expect(page.getByText("4 lessons left")).toBeVisible();
  await page.getByText("Why is this 4 lessons?").click();
  await expect(page.getByText(/4 lessons added/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(addressOf(`/app/tutoring/customers/${id}?tab=invoices`));
  await expect(page.getByText(/£125.00 due/).first()).toBeVisible();
  await page.getByRole("link", { name: "Take back" }).first().click();
  await page.getByLabel("Reason").fill("Entered twice");
  await page.getByRole("button", { name: "Take back payment" }).click();
  await expect(page.getByText("Taken back: Entered twice")).toBeVisible();
});

test("too much is kept as credit only once that is chosen", async ({ page }) => {
  const { id } = await payer();
  await open(page, "director", `/app/tutoring/customers/${id}?tab=invoices&pay=${id}`);
  const paying = page.getByRole("dialog");
  await paying.getByLabel("Amount").fill("9,999");
  await paying.getByLabel("Proof of payment").setInputFiles({
    name: "proof.png",
    mimeType: "image/png",
    buffer: Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    ),
  });
  await paying.getByRole("button", { name: "Record payment" }).click();
  await expect(paying.getByText(/more than is due. Keep it as credit\?/)).toBeVisible();
  await paying.getByRole("switch").click();
  await expect(paying.getByText(/Added to your credit/)).toBeVisible();
  await paying.getByRole("button", { name: "Record payment" }).click();
  await expect(page.getByText(/kept as credit/).first()).toBeVisible();
});
