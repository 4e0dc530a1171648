import { expect } from "@playwright/test";
import { open } from "./support/open.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

test("offline, Save says what is so, and saves once there is a network again", async ({ page, context }) => {
  await open(page, "content-manager", "/app/account");
  const bio = page.getByLabel(/^Bio/);
  const words = `Teaches at home ${Date.now()}`;
  await bio.fill(words);
  // What keeps drafts is fetched with the first change.
  await expect(page.getByText(/kept on this device/)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("Nothing can be saved until you are online again.")).toBeVisible();
  const save = page.getByRole("button", { name: "Save changes" });
  await save.click();
  await expect(
    page.getByText("Network error. Not saved. Kept on this device; save again when you are online."),
  ).toBeVisible();
  await expect(page.getByText(/^kept on this device/)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
  await save.click();
  await expect(page.getByText("Profile saved.")).toBeVisible();
  await page.reload();
  await expect(bio).toHaveValue(words);
});

test("what was typed offline is offered after the page was closed", async ({ page, context }) => {
  await open(page, "content-creator", "/app/account");
  await page.getByLabel(/^Bio/).fill("Typed on a train");
  await expect(page.getByText(/kept on this device/)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(/Kept on this device; save again/)).toBeVisible();
  await context.setOffline(false);
  await page.goto("about:blank");
  await page.goto(addressOf("/app/account"));
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel(/^Bio/)).toHaveValue("Typed on a train");
});

test("a list that failed for lack of a network comes back by itself", async ({ page, context }) => {
  await open(page, "director", "/app/tutoring/regions");
  await expect(page.getByRole("table").getByRole("row").nth(1)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("searchbox", { name: "Code or name" }).fill("nig");
  await expect(page.getByText("The regions could not be loaded")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("cell", { name: "Nigeria", exact: true })).toBeVisible();
});

test("a page whose files could not be fetched comes back by itself", async ({ page, context }) => {
  await open(page, "director", "/app/account");
  await context.setOffline(true);
  await page.evaluate(() => {
    window.history.pushState({}, "", "/app/management/create/user");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByText("This page opens by itself when you are online again.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Add staff member" })).toBeVisible();
});

test("a list stands where what is behind its views cannot be fetched, and says so when it is asked for", async ({
  page,
}) => {
  await page.route("**/list-views-*.js", (route) => route.abort());
  const asked = page.waitForRequest(/list-views-/);
  await open(page, "director", "/app/tutoring/regions");
  await asked;
  await page.getByRole("button", { name: "Views" }).click();
  await expect(page.getByText("Network error")).toBeVisible();
  await expect(page.getByRole("cell", { name: "Nigeria", exact: true })).toBeVisible();
});
