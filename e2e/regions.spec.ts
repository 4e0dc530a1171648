import { expect, type Page } from "@playwright/test";
import { choose } from "./support/choose.ts";
import { expectAccessible } from "./support/axe.ts";
import { test } from "./support/elsewhere.ts";
import { open } from "./support/open.ts";
import { aRegion } from "./support/regions.ts";
import { addressOf } from "./support/stack.ts";

const row = (page: Page, code: string) =>
  page.getByRole("row").filter({ has: page.getByRole("cell", { name: code, exact: true }) });
const dialog = (page: Page) => page.getByRole("dialog");

test("archiving a region says what stays as it is", async ({ page }) => {
  const { id, code } = await aRegion("To be archived");
  await open(page, "super-admin", `/app/tutoring/regions?archive=${id}`);
  await expect(dialog(page)).toContainText("0 customers and 0 tutors stay as they are");
  await open(page, "super-admin", `/app/tutoring/regions?edit=${id}`);
  await expect(dialog(page).getByLabel("Invoice prefix")).toHaveValue(code);
});

test("the server's refusal stands at its field, and closing with changes asks first", async ({ page }) => {
  await open(page, "super-admin", "/app/tutoring/regions?new");
  await dialog(page).getByRole("textbox", { name: "Name", exact: true }).fill("Second Kingdom");
  await dialog(page).getByLabel("Code").fill("UK");
  await choose(dialog(page).getByLabel("Currency"), /^GBP/);
  await dialog(page).getByLabel("Time zone").fill("london");
  await page.getByRole("option", { name: "Europe/London" }).click();
  await choose(dialog(page).getByLabel("Cancellation policy"), 1);
  await dialog(page).getByRole("button", { name: "Add region" }).click();
  await expect(dialog(page).getByText("Code is already in use.")).toBeVisible();
  await expect(dialog(page).getByLabel("Code")).toBeFocused();
  await page.keyboard.press("Escape");
  await page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Discard changes" })
    .click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(addressOf("/app/tutoring/regions"));
});

test("going back with unsaved changes asks first", async ({ page }) => {
  const { code } = await aRegion("Guarded");
  await open(page, "super-admin", "/app/tutoring/regions");
  await row(page, code).getByRole("link").first().click();
  await dialog(page).getByRole("textbox", { name: "Name", exact: true }).fill("Not saved");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Leave without saving?" })).toBeVisible();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(dialog(page).getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Not saved");
});

test("of two people saving one field, the second sees both texts and chooses", async ({ page, elsewhere: other }) => {
  const { id, code } = await aRegion("Before");
  await open(page, "super-admin", `/app/tutoring/regions?edit=${id}`);
  await open(other, "director", `/app/tutoring/regions?edit=${id}`);
  await dialog(page).getByRole("textbox", { name: "Name", exact: true }).fill("Mine");
  await dialog(other).getByRole("textbox", { name: "Name", exact: true }).fill("Theirs");
  await dialog(other).getByRole("button", { name: "Save changes" }).click();
  await expect(dialog(other)).toBeHidden();
  await dialog(page).getByRole("button", { name: "Save changes" }).click();
  const choice = page.getByRole("dialog", { name: "Which text do you want to keep?" });
  await expect(choice).toContainText("Mine");
  await expect(choice).toContainText("Theirs");
  await choice.getByRole("button", { name: "Save", exact: true }).click();
  await expect(row(page, code)).toContainText("Mine");
});

test("changes of two people to different fields go together without a question", async ({ page, elsewhere: other }) => {
  const { id, code } = await aRegion("Shared");
  await open(page, "super-admin", `/app/tutoring/regions?edit=${id}`);
  await open(other, "director", `/app/tutoring/regions?edit=${id}`);
  await dialog(other).getByLabel("Tax rate").fill("12");
  await dialog(other).getByRole("button", { name: "Save changes" }).click();
  await expect(dialog(other)).toBeHidden();
  await dialog(page).getByRole("textbox", { name: "Name", exact: true }).fill("Shared by two");
  await dialog(page).getByRole("button", { name: "Save changes" }).click();
  await expect(row(page, code)).toContainText("Shared by two");
  await expect(page.getByText(/^Merged with .+’s change to Tax rate\.$/)).toBeVisible();
  await row(page, code).getByRole("link").first().click();
  await expect(dialog(page).getByLabel("Tax rate")).toHaveValue("12");
});

test("a director is told who may archive; an admin reads a region without a form", async ({
  page,
  elsewhere: reader,
}) => {
  await open(page, "director", "/app/tutoring/regions");
  await page.getByRole("button", { name: "Actions for UK", exact: true }).click();
  const archive = page.getByRole("menuitem", { name: /^Archive.*Only for super-admin\.$/ });
  await expect(archive).toHaveAttribute("aria-disabled", "true");
  await open(reader, "admin", "/app/tutoring/regions");
  await expect(reader.getByRole("link", { name: "Add region" })).toHaveCount(0);
  await row(reader, "UK").getByRole("link").first().click();
  await expect(dialog(reader)).toContainText("Standard, UK");
  await expect(dialog(reader).getByRole("textbox")).toHaveCount(0);
  await expectAccessible(reader);
});
