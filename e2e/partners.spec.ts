import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

test("a school becomes a partner with a code of its own, and is activated with a reason", async ({ page }) => {
  const key = Date.now().toString(36);
  const name = `School ${key}`;
  await open(page, "director", "/app/partner/create");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await choose(page.getByLabel("Kind"), "School");
  await page.getByRole("textbox", { name: "Contact", exact: true }).fill("Ada Obi");
  await page.getByLabel("Email", { exact: true }).fill("head@zenithenergy.example");
  await expect(page.getByText(/^Zenith Energy Services has an address at zenithenergy.example too/)).toBeVisible();
  await page.getByRole("textbox", { name: "Code" }).fill("zenith");
  await page.getByRole("button", { name: "Add partner" }).click();
  await expect(page.getByText("This code is already in use.")).toBeVisible();
  await page.getByRole("textbox", { name: "Code" }).fill(`s-${key}`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add partner" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

  const dialog = page.getByRole("dialog");
  await page.getByRole("link", { name: "Activate" }).click();
  await dialog.getByRole("button", { name: "Activate" }).click();
  await expect(dialog.getByText("Add an agreement that has started, or give a reason.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("The agreement is being signed.");
  await dialog.getByRole("button", { name: "Activate" }).click();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: /^Learners/ }).click();
  await expect(
    page.getByText(`Nobody has come with the code S-${key.toUpperCase()} yet, and nobody was added.`),
  ).toBeVisible();
  await page.getByRole("link", { name: "Add customer" }).click();
  await dialog.getByRole("button", { name: "Add to learners" }).click();
  await expect(dialog.getByText("Customer is required.")).toBeVisible();
  await dialog.getByLabel("Customer").fill("foster");
  await page.getByRole("option", { name: /Joseph Foster/ }).click();
  await dialog.getByRole("button", { name: "Add to learners" }).click();
  await expect(page.getByRole("link", { name: "Joseph Foster", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Learners 1" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Remove Joseph Foster" }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText(/nobody was added\.$/)).toBeVisible();
});

test("an agreement is uploaded, replaced, and the one before stays available", async ({ page }) => {
  const key = Date.now().toString(36);
  const content = (kind: string) =>
    Buffer.from(`%PDF-1.4\n1 0 obj<</Type/${kind}>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
  const pdf = (name: string, buffer = content("Catalog")) => ({ name, mimeType: "application/pdf", buffer });
  await open(page, "director", "/app/partner/create");
  await page.getByLabel("Name", { exact: true }).fill(`Choir ${key}`);
  await choose(page.getByLabel("Kind"), "Community");
  await page.getByRole("textbox", { name: "Contact", exact: true }).fill("Ada Obi");
  await page.getByLabel("Email", { exact: true }).fill("ada@choir.example");
  await page.getByRole("textbox", { name: "Code" }).fill(`c-${key}`);
  const agreement = page.locator("input[type=file]").last();
  await agreement.setInputFiles({ name: "tool.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("MZ") });
  await expect(page.getByText("Upload a PDF, PNG, JPG or WebP file.")).toBeVisible();
  await agreement.setInputFiles(pdf("letter.pdf", Buffer.from("Dear Ada")));
  await expect(page.getByText("The file is damaged, or isn't really a PDF file.")).toBeVisible();
  await agreement.setInputFiles(pdf('first "signed".pdf'));
  await expect(page.getByText('first "signed".pdf is uploaded.')).toBeVisible();
  await page.getByRole("button", { name: "Add partner" }).click();
  await expect(page.getByText("Enter the day on which the agreement starts.")).toBeVisible();
  await page.getByRole("textbox", { name: "First day" }).fill("2026-01-01");
  await page.getByRole("button", { name: "Add partner" }).click();
  await page.getByRole("link", { name: "Agreement", exact: true }).click();
  await expect(page.getByRole("link", { name: 'first "signed".pdf' })).toBeVisible();

  await page.getByRole("link", { name: "Change the agreement" }).click();
  await page
    .locator("input[type=file]")
    // The agreement is what somebody came for, so it is first.
    .first()
    .setInputFiles(pdf("second.pdf", content("Page")));
  await expect(page.getByText("second.pdf is uploaded.")).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  const earlier = page.getByRole("region", { name: "Earlier agreements" }).getByRole("link");
  await expect(earlier).toHaveText(['first "signed".pdf']);
  const answer = await page.request.get(new URL((await earlier.getAttribute("href")) ?? "", page.url()).href);
  expect([answer.status(), await answer.body()]).toEqual([200, content("Catalog")]);
});

test("an invitation is shown before it is sent, and sent again", async ({ page }) => {
  const email = `ada.${Date.now().toString(36)}@invited.example`;
  await open(page, "director", "/app/partner-user/create");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Obi");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("combobox", { name: "Partner" }).fill("zenith");
  await page.getByRole("option", { name: /Zenith Energy/ }).click();
  const mails = page.getByRole("region", { name: "Emails that will be sent" });
  await expect(mails.getByText("Fill in the form to see them.")).toBeVisible();
  await choose(page.getByLabel("Role"), "Viewer");
  await expect(mails.getByText(/^Dear Ada,/)).toBeVisible();
  await expect(mails.getByText(`To ${email}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("heading", { name: "Ada Obi", level: 1 })).toBeVisible();

  await page.getByRole("link", { name: "Invite again" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/^Dear Ada,/)).toBeVisible();
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("A new link is on its way to Ada Obi.").first()).toBeVisible();

  await page.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByRole("heading", { name: "Edit Ada Obi", level: 1 })).toBeVisible();
  await expect(mails).toHaveCount(0);
  await page.getByRole("textbox", { name: "Email" }).fill(`new.${email}`);
  await expect(mails.getByText(`To new.${email}`)).toBeVisible();
});
