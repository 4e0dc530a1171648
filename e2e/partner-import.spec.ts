import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

const file = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(["Name,Kind,Contact,Email,Phone,Country,Regions,Code,Owner,Notes", ...rows].join("\r\n")),
});

test("a director imports prospects, is warned of those that may be there already, and takes them back", async ({
  page,
}) => {
  const key = Date.now().toString(36);
  await open(page, "director", "/app/partners");
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: /search/i }).fill("import");
  await page
    .getByRole("option", { name: /^Import/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Import partners" })).toBeVisible();
  await expectAccessible(page);
  await page
    .locator("input[type=file]")
    .setInputFiles(
      file("fair.csv", [
        `Fair ${key},School,Ada Obi,office@fair-${key}.example,020 7946 0018,GB,UK|NG,f-${key},director@demo.test,Met at the fair`,
        `Zenith ${key},Company,Ada Obi,fund@zenithenergy.example,,,,z-${key},,`,
        `KORA CHILDCARE,Company,Ada Obi,ada@gmail.com,,,,k-${key},,`,
        `Taken ${key},School,Ada Obi,ada@gmail.com,,,Mars,zenith,,`,
      ]),
    );
  await expect(page.getByText("fair.csv is uploaded.")).toBeAttached();
  await page.getByRole("button", { name: "Read file" }).click();
  await expect(page.getByText(/^Choose what each column is\. Each row becomes a prospect\./)).toBeVisible();
  await page.getByRole("button", { name: "Check file" }).click();
  await expect(page.getByText("2 to add, 1 ambiguous, 1 failed.")).toBeVisible();
  await expect(page.getByText("Regions: “Mars” was not found.")).toBeVisible();
  await page.getByRole("button", { name: /^Show/ }).click();
  await page.getByRole("menuitemradio", { name: /^All rows/ }).click();
  await expect(page.getByRole("link", { name: "Same organisation? Zenith Energy Services" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Kora Childcare", exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByText(/^2 added/)).toBeVisible();
  const imported = page.url();
  await page.getByRole("link", { name: `Fair ${key}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Fair ${key}` })).toBeVisible();
  await expect(page.getByText("Prospect", { exact: true })).toBeVisible();

  await page.goto(imported);
  await page.getByRole("button", { name: "Undo import" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo import" }).click();
  await expect(page.getByText("2 reversed.")).toBeVisible();
});
