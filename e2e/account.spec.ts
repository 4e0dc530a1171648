import { expect, type Page } from "@playwright/test";
import { test } from "./support/elsewhere.ts";
import { picture } from "./support/picture.ts";
import { password, signInAs } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";

/** Colleagues beside the demo accounts, one for each test, so that what is changed here is nobody else's. */
async function open(page: Page, email: string, secret = password): Promise<void> {
  await page.goto(addressOf("/login"));
  await page.evaluate(() => {
    for (const notice of ["cookieConsent", "settingsNotice"]) localStorage.setItem(notice, "2099-01-01T00:00:00.000Z");
  });
  await page.reload();
  await signInAs(page, email, secret);
  await page.waitForURL(/\/app\//);
  await page.goto(addressOf("/app/account"));
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
}

test("a saved profile is shown everywhere and kept", async ({ page }) => {
  await open(page, "harriet.coleman@staff.example");
  await page.getByLabel("Last name").fill("Coleman-Ọ̀ṣọ́");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Profile saved.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toContainText("Coleman-Ọ̀ṣọ́");
  await page.reload();
  await expect(page.getByLabel("Last name")).toHaveValue("Coleman-Ọ̀ṣọ́");
});

test("what cannot be saved is said at its field", async ({ page }) => {
  await open(page, "harriet.coleman@staff.example");
  await page.getByLabel("First name").fill("");
  await page.getByLabel(/^Phone/).fill("12");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("First name is required.")).toBeVisible();
  await expect(
    page.getByText("Enter a phone number in international format, for example +2348012345678."),
  ).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
});

test("leaving with unsaved changes is asked about", async ({ page }) => {
  await open(page, "harriet.coleman@staff.example");
  await page.getByLabel("First name").fill("Hattie");
  await page.getByRole("link", { name: "Staff portal" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /stay|keep/i })
    .click();
  await expect(page.getByLabel("First name")).toHaveValue("Hattie");
});

test("a picture is kept and can be removed", async ({ page }) => {
  await open(page, "obinna.ezenwa@staff.example");
  await page.locator("input[type=file]").setInputFiles(picture);
  await page.getByRole("button", { name: "Use this image" }).click();
  await expect(page.getByRole("region", { name: "Picture" }).locator("img")).toHaveAttribute(
    "src",
    /\/files\/[0-9a-f]{24}/,
  );
  await page.getByRole("button", { name: /Remove/ }).click();
  await expect(page.getByRole("region", { name: "Picture" }).locator("img")).toHaveCount(0);
});

test("a new password ends the other sessions and is the one that counts", async ({ page, elsewhere }) => {
  const email = "marcus.reynolds@staff.example";
  await open(elsewhere, email);
  await open(page, email);
  await page.getByRole("link", { name: "Security" }).click();
  await page.getByLabel("Current password", { exact: true }).fill("not the password");
  await page.getByLabel("New password", { exact: true }).fill("Ụtụtụ ọma 2027");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("The current password is incorrect.")).toBeVisible();

  await page.getByLabel("Current password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText(/^Password changed\. 1 other session was ended\.$/)).toBeVisible();

  await elsewhere.getByRole("link", { name: "Security" }).click();
  await expect(elsewhere).toHaveURL(/\/login\?from=/);
  await signInAs(elsewhere, email);
  await expect(elsewhere.getByText("Please check your email and password")).toBeVisible();
  await signInAs(elsewhere, email, "Ụtụtụ ọma 2027");
  await expect(elsewhere).toHaveURL(addressOf("/app/account?tab=security"));
});

test("a session elsewhere can be ended from the list", async ({ page, elsewhere }) => {
  const email = "kelechi.anyanwu@staff.example";
  await open(elsewhere, email);
  await open(page, email);
  await page.getByRole("link", { name: "Security" }).click();
  await expect(page.getByText("This device")).toBeVisible();
  await page
    .getByRole("button", { name: /^End session of/ })
    .first()
    .click();
  await expect(page.getByText("Session ended.")).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
});
