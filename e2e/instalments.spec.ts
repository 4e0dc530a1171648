import { expect, type Page } from "@playwright/test";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

interface Found {
  customers: { items: { id: string; currency: string; email: string | null }[] };
}

/** The draft of 10 lessons at £20.00 for a customer who pays in pounds. */
async function draftOf(page: Page) {
  const { customers } = await ask<Found>(
    "{ customers(filter: { status: [ACTIVE] }, page: { size: 100 }) { items { id currency email } } }",
    {},
    await sessionOf("director"),
  );
  const found = customers.items.find(({ currency, email }) => currency === "GBP" && email !== null);
  await open(page, "director", `/app/tutoring/pre-payment-invoice/new?customer=${found?.id}`);
  await expect(page.getByLabel("First name")).not.toHaveValue("");
  await choose(page.getByRole("combobox", { name: "Subjects" }), "Igbo");
  await page.keyboard.press("Escape");
  await page.getByLabel("Price of a lesson").fill("20");
}

const divide = async (page: Page, into: string) => {
  await page.getByRole("button", { name: /^To be paid:/ }).click();
  await page.getByRole("menuitemradio", { name: into, exact: true }).click();
};
const amount = (page: Page, place: number) => page.getByLabel("Amount", { exact: true }).nth(place);
const save = (page: Page) => page.getByRole("button", { name: "Save draft" }).click();

test("a due date that is none is said to be none, not to be late", async ({ page }) => {
  await draftOf(page);
  const due = page.getByRole("textbox", { name: "Due date" });
  await due.fill("31 Nov 2026");
  await save(page);
  await expect(page.getByText("Enter a valid date.")).toBeVisible();
  await expect(due).toBeFocused();
  await expect(page.getByText("more than a year from now")).toBeHidden();
});

test("equal instalments follow the price until one is typed, and what is wrong with them is shown where it is", async ({
  page,
}) => {
  await draftOf(page);
  await divide(page, "2 instalments");
  await expect(amount(page, 0)).toHaveValue("100.00");
  await expect(page.getByText("Together £200.00.")).toBeVisible();
  await page.getByLabel("Price of a lesson").fill("22.50");
  await expect(amount(page, 1)).toHaveValue("112.50");
  await page.getByLabel("Price of a lesson").fill("cheap");
  await expect(page.getByRole("button", { name: "To be paid: 2 instalments" })).toBeVisible();
  await page.getByLabel("Price of a lesson").fill("30");
  await expect(amount(page, 1)).toHaveValue("150.00");

  await amount(page, 0).fill("120");
  await expect(page.getByText("Together £270.00: £30.00 less than the total of £300.00.")).toBeVisible();
  await save(page);
  const wrong = page.getByRole("alert").filter({ hasText: "The instalments must add up to £300.00." });
  await expect(wrong).toBeFocused();
  await expect(wrong).toBeInViewport();
  await page.getByLabel("Price of a lesson").fill("27");
  await expect(page.getByText("Together £270.00.")).toBeVisible();

  const first = await page.getByLabel("Instalment 1, due", { exact: true }).inputValue();
  await page.getByLabel("Instalment 2, due", { exact: true }).fill(first);
  await save(page);
  await expect(page.getByText("Each instalment must be later than the one before.")).toBeVisible();
  await expect(page.getByLabel("Instalment 2, due", { exact: true })).toBeFocused();
});
