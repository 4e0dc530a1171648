import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

/** `IMPORT_ROWS=5000 npx playwright test imports` does it at full size. */
const count = Number(process.env["IMPORT_ROWS"] ?? 40);
const badCount = count >= 5_000 ? 37 : 4;
/** At full size some minutes pass. */
const patience = { timeout: 20_000 + count * 60 };

const mark = Date.now().toString(36);
const bad = (n: number) => n % Math.floor(count / badCount) === 3 && n < Math.floor(count / badCount) * badCount;

/** So many customers, of whom some have an email that is none. */
function fileOf(mended: boolean): Buffer {
  const rows = Array.from({ length: count }, (_, n) => {
    const email = bad(n) && !mended ? "not an email" : `person${n}.${mark}@import.example`;
    return `Ngọzi,Made${n}${mark},${email},${n % 2 ? "UK" : "NG"}`;
  });
  return Buffer.from(["First name,Surname,Email address,Region", ...rows].join("\r\n"));
}

async function send(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer });
  await expect(page.getByText(`${name} is uploaded.`)).toBeAttached();
  await page.getByRole("button", { name: "Read file" }).click();
  await page.getByRole("button", { name: "Check file" }).click(patience);
}

const grouped = (n: number) => new Intl.NumberFormat("en-GB").format(n);

test("an admin imports customers, gets back the rows that failed, mends them, and undoes the import", async ({
  page,
}) => {
  test.setTimeout(60_000 + count * 200);
  await open(page, "admin", "/app/tutoring/customers");
  await page.getByRole("link", { name: "Import" }).click();
  await expect(page.getByRole("heading", { name: "Import customers" })).toBeVisible();
  await expectAccessible(page);
  await send(page, "people.csv", fileOf(false));

  await expect(page.getByText(`${grouped(count - badCount)} to add, ${badCount} failed.`)).toBeVisible(patience);
  await expect(page.getByText("Email: Enter a valid email address.").first()).toBeVisible();
  await expectAccessible(page);
  const [problems] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download the rows that cannot be imported" }).click(),
  ]);
  const lines = (await readFile(await problems.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(badCount + 1);
  expect(lines[1]).toContain("Email: Enter a valid email address.");

  await page.getByRole("button", { name: "Cancel import" }).click();
  await page.getByRole("link", { name: "Import another file" }).click();
  await send(page, "mended.csv", fileOf(true));
  await expect(page.getByText(`${grouped(count)} to add.`)).toBeVisible(patience);
  // Other tests save other regions and customers meanwhile, which holds up nothing.
  await page.getByRole("button", { name: `Import ${grouped(count)} rows` }).click(patience);
  await expect(page.getByText(`${grouped(count)} added.`)).toBeVisible(patience);

  const imported = page.url();
  await open(page, "admin", `/app/tutoring/customers?q=Made0${mark}`);
  await page.getByRole("link", { name: `Ngọzi Made0${mark}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Ngọzi Made0${mark}` })).toBeVisible();

  await page.goto(imported);
  await page.getByRole("button", { name: "Undo import" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo import" }).click();
  await expect(page.getByText(`${grouped(count)} reversed.`)).toBeVisible(patience);
});
