import { expect, type Page } from "@playwright/test";
import { act } from "./support/act.ts";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

const list = "/app/tutoring/ongoing-customer-invoice";
const month = new Date().toISOString().slice(0, 7);

/** The region with the fewest lessons, so that other tests keep theirs. */
async function aRegion(): Promise<string> {
  const { regions } = await ask<{ regions: { items: { id: string; code: string }[] } }>(
    "{ regions { items { id code } } }",
    {},
    await sessionOf("director"),
  );
  return regions.items.find(({ code }) => code === "US")?.id ?? "";
}

const section = (page: Page, title: string) =>
  page.getByRole("region").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

test("a billing run leaves out a lesson without an outcome; once that is recorded, it is drafted, checked and sent", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const run = `${list}/new?region=${await aRegion()}&month=${month}`;
  await open(page, "director", run);
  const left = section(page, "Without an outcome").getByRole("link", { name: /^L-\d{6}-\d+$/ });
  await expect(left.first()).toBeVisible();
  await expectAccessible(page);
  const number = (await left.first().textContent()) ?? "";

  await test.step("the lesson is completed", async () => {
    await left.first().click();
    await act(page, "Complete");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("What was covered").fill("Greetings and names.");
    await dialog.getByRole("button", { name: "Complete lesson" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("the run has it, and drafts all", async () => {
    // It is left out until it is in the books, which is a matter of seconds.
    await expect(async () => {
      await page.goto(addressOf(run));
      await expect(page.getByRole("heading", { name: /^To be billed: / })).toBeVisible();
      await expect(page.getByRole("link", { name: number, exact: true })).toHaveCount(0);
    }).toPass();
    await page.getByRole("button", { name: /^Make \d+ drafts?( for \d+ customers?)?$/ }).click();
    await expect(page.getByText(/^Draft .+: started\.$/)).toBeVisible();
    await expect(async () => {
      await page.goto(addressOf(run));
      await expect(page.getByText(/^Nothing to bill for /)).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
  });

  const drafts = page.getByRole("row").filter({ hasText: "Draft" });
  await test.step("a draft is checked, and two are sent at once", async () => {
    await page.getByRole("link", { name: "Go to the drafts" }).click();
    await drafts.first().getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1, name: /^Draft for / })).toBeVisible();
    await expect(
      page
        .getByRole("table")
        .getByText(/ lesson for .+ on .+ minutes/)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole("rowheader", { name: "Total" })).toBeVisible();
    await page.goBack();
    await drafts.nth(0).getByRole("checkbox").check();
    await drafts.nth(1).getByRole("checkbox").check();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Email 1 of 2")).toBeVisible();
    await expect(dialog.getByText(/This is your invoice/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: /^Send 2 / }).click();
    await expect(page.getByText(/^Send 2 .+: 2 done\.?$/).first()).toBeVisible({ timeout: 20_000 });
  });

  await page.goto(addressOf(`${list}?status=sent`));
  await expect(
    page
      .getByRole("row")
      .filter({ hasText: /OC-US-\d{4}-\d{5}/ })
      .nth(1),
  ).toBeVisible();
});
