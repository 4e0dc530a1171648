import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { choose as pick } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

/** The reference of the demo's second payment for one invoice. */
const paidTwice = "pi_3RkQ71";
const address = "/app/system/unclear-payments";

const rowOf = (page: Page, text: string) => page.getByRole("main").getByRole("row").filter({ hasText: text });

async function choose(page: Page, row: string, action: string) {
  await rowOf(page, row)
    .getByRole("button", { name: /^Actions for PAY-/ })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("an admin places a stranger’s transfer on the invoice that its text names", async ({ page }) => {
  await open(page, "admin", address);
  await choose(page, "R A BALOGUN", "Place");
  const dialog = page.getByRole("dialog", { name: /^Place / });
  await expect(dialog.getByText("It does not say whose it is.")).toBeVisible();
  await expect(dialog.getByText(/its number is in the text/)).toBeVisible();
  await expect(dialog.getByText(/ pays .+; nothing more is due\./)).toBeVisible();
  await expect(
    dialog.getByRole("region", { name: "Emails that will be sent" }).getByText(/^To /).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Place payment" }).click();
  await expect(page.getByText(/^PAY-\d+ is placed\.$/)).toBeVisible();
  await expect(rowOf(page, "R A BALOGUN")).toHaveCount(0);
});

test("a director keeps what was paid twice as credit, and sends back what is nobody’s", async ({ page }) => {
  await open(page, "director", address);
  // Other tests may refund the invoice that it was begun for.
  await choose(page, paidTwice, "Keep as credit");
  const keeping = page.getByRole("dialog", { name: /^Keep .+ as credit\?$/ });
  await expect(keeping.getByText(/becomes credit; it pays the next invoice\./)).toBeVisible();
  await keeping.getByRole("button", { name: "Keep as credit" }).click();
  await expect(page.getByText(/^PAY-\d+ is kept as credit\.$/)).toBeVisible();
  await expect(rowOf(page, paidTwice)).toHaveCount(0);

  await choose(page, "FPI MR T OKONKWO", "Send back");
  const sending = page.getByRole("dialog", { name: /^Send .+ back\?$/ });
  await sending.getByLabel("Reason").fill("It was meant for somebody else.");
  await sending.getByRole("button", { name: "Send back" }).click();
  await expect(sending.getByText("Enter the reference of the transfer.")).toBeVisible();
  await sending.getByLabel("Reference").fill("FPS 4711");
  await sending.getByRole("button", { name: "Send back" }).click();
  await expect(page.getByText(/^PAY-\d+ is sent back\.$/)).toBeVisible();
});

test("a content manager has no access", async ({ page }) => {
  await open(page, "content-manager", address);
  await expect(page.getByText("You do not have access to this page.")).toBeVisible();
});

test("staff add a bank transfer of which they do not know whose it is", async ({ page }) => {
  await open(page, "admin", address);
  await page.getByRole("link", { name: "Add payment" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Amount").fill("61.07");
  await pick(dialog.getByLabel("Region"), "United Kingdom");
  await dialog.getByLabel("Sender").fill("MRS F ADISA");
  await dialog.getByLabel("Reference").fill("SCHOOL FEES");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add payment" }).click();
  await expect(page.getByText(/^PAY-\d+ added\.$/)).toBeVisible();
  await expect(page.getByRole("row", { name: /£61\.07/ })).toBeVisible();
});
