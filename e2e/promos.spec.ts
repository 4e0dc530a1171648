import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { addLearner } from "./support/courses.ts";
import { newSurname } from "./support/customers.ts";
import { change, paidInvoice, sentInvoice } from "./support/invoices.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

const day = 86_400_000;
const on = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
const record = "{ record: promo { id version } userErrors { message } }";

/** A promo that can be used, for prepayments; past the portal. */
async function addPromo(code: string, terms: object) {
  const input = { code, name: code, appliesTo: ["PRE_PAYMENT"], startsOn: on(-3), ...terms };
  const draft = await change(`mutation ($input: PromoCreateInput!) { done: promoCreate(input: $input) ${record} }`, {
    input,
  });
  return change(
    `mutation ($id: ID!, $version: Int!) { done: promoActivate(id: $id, version: $version) ${record} }`,
    draft,
  );
}

/** A customer in pounds. */
async function addPayer(what: string) {
  const lastName = newSurname(what);
  const id = await addLearner(lastName, { region: "UK", timeZone: "Europe/London" });
  return { id, firstName: "Ezinne", lastName, email: `${lastName.toLowerCase()}@new.example` };
}

/** Begins an invoice for five lessons of an hour in Igbo at £22.55. */
async function begin(page: Page, customerId: string): Promise<void> {
  await open(page, "director", `/app/tutoring/pre-payment-invoice/new?customer=${customerId}`);
  await expect(page.getByLabel("First name")).not.toHaveValue("");
  await choose(page.getByRole("combobox", { name: "Subjects" }), "Igbo");
  await page.keyboard.press("Escape");
  await page.getByLabel("Price of a lesson").fill("22.55");
  await page.getByLabel("Number of lessons").fill("5");
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("£112.75");
}

const box = (page: Page) => page.getByLabel("Promo code");
const taken = (page: Page, code: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `Remove ${code}` }) });

async function enter(page: Page, code: string): Promise<void> {
  await box(page).fill(code.toLowerCase());
  await page.getByRole("button", { name: "Add", exact: true }).click();
}

test("each reason for which a code is refused is said in the draft", async ({ page }) => {
  test.setTimeout(180_000);
  const mark = Date.now().toString(36).toUpperCase();
  const code = (what: string) => `${what}-${mark}`;
  const percent = { discountType: "PERCENT", percentBp: 1000 };
  const [payer, other] = [await addPayer("Promo"), await addPayer("Other")];
  await paidInvoice(payer);
  const expired = await addPromo(code("OVER"), percent);
  await change(
    `mutation ($id: ID!, $version: Int!, $input: PromoUpdateInput!) {
      done: promoUpdate(id: $id, version: $version, input: $input) ${record} }`,
    { ...expired, input: { endsOn: on(-2) } },
  );
  await addPromo(code("LATER"), { ...percent, startsOn: on(20) });
  await addPromo(code("NEW"), { ...percent, customerScope: "NEW_CUSTOMERS" });
  await addPromo(code("LEAST"), { ...percent, minSpend: [{ currency: "GBP", amount: 50_000 }] });
  await addPromo(code("LAST"), { ...percent, maxRedemptions: 1 });
  await sentInvoice(other, [code("LAST")]);
  await addPromo(code("ONCE"), percent);
  await sentInvoice(payer, [code("ONCE")]);
  await addPromo(code("DOLLAR"), { discountType: "AMOUNT", amounts: [{ currency: "USD", amount: 500 }] });
  await addPromo(code("YORUBA"), { ...percent, subjects: ["Yoruba"] });

  await begin(page, payer.id);
  const refusals: readonly (readonly [string, string | RegExp])[] = [
    [code("OVER"), "This code has expired."],
    [code("LATER"), /^This code starts on \w+ \d+ \w+ \d{4}\.$/],
    [code("NEW"), "This code is for new customers."],
    [code("LEAST"), "Spend at least £500.00 to use this code."],
    [code("LAST"), "This code has been used up."],
    [code("ONCE"), "You have already used this code."],
    [code("DOLLAR"), "This code cannot be used in GBP."],
    [code("YORUBA"), "This code does not apply to these lessons."],
    [code("NOPE"), "No promo with this code."],
  ];
  for (const [refused, reason] of refusals) {
    await enter(page, refused);
    await expect(taken(page, refused).getByText(reason)).toBeVisible();
    await page.getByRole("button", { name: `Remove ${refused}` }).click();
  }
  await addPromo(code("FIRST"), percent);
  await addPromo(code("SECOND"), { ...percent, stackable: true });
  await enter(page, code("FIRST"));
  await expect(taken(page, code("FIRST"))).toContainText("£11.28");
  await enter(page, code("SECOND"));
  await expect(taken(page, code("SECOND"))).toContainText(`This code cannot be combined with ${code("FIRST")}.`);
  await expectAccessible(page);
});

test("three codes that go together take off a lesson, a share and a sum, to the penny", async ({ page }) => {
  const mark = Date.now().toString(36).toUpperCase();
  const payer = await addPayer("Stack");
  const stackable = true;
  const codes = [`TEN-${mark}`, `SHARE-${mark}`, `FREE-${mark}`] as const;
  await addPromo(codes[0], { discountType: "AMOUNT", amounts: [{ currency: "GBP", amount: 1000 }], stackable });
  await addPromo(codes[1], { discountType: "PERCENT", percentBp: 1500, stackable });
  await addPromo(codes[2], { discountType: "FREE_LESSONS", freeLessons: 1, stackable });
  await begin(page, payer.id);
  for (const code of codes) await enter(page, code);
  // The free lesson comes off first, then 15% of £90.20, then the sum, in whatever order they were entered.
  await expect(taken(page, codes[2])).toContainText("£22.55");
  await expect(taken(page, codes[1])).toContainText("£13.53");
  await expect(taken(page, codes[0])).toContainText("£10.00");
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("£66.67");
  await expect(box(page)).toBeDisabled();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Draft for Ezinne ${payer.lastName}` })).toBeVisible();
  await expect(page.getByText("£66.67").first()).toBeVisible();
});
