import { expect, type Page } from "@playwright/test";
import { choose } from "./support/choose.ts";
import { test } from "./support/elsewhere.ts";
import { ask, password, remember, signInAs, sessionOf } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";

const chosen = "Ụtụtụ ọma 2027";

/** Reads the newest mail to an address in the mailbox, and follows its link. */
async function followLink(reader: Page, to: string, follower: Page): Promise<void> {
  await reader.goto(addressOf(`/app/system/mailbox?q=${encodeURIComponent(to)}`));
  await reader.getByRole("table").getByRole("link").first().click();
  const link = await reader.getByRole("link", { name: "Open the link" }).getAttribute("href");
  // Links lead to where people reach the portal, which is not where it runs in a test.
  const { pathname, search } = new URL(link ?? "", addressOf("/"));
  await follower.goto(addressOf(pathname + search));
}

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(chosen);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL(addressOf("/login"));
  await page.getByLabel("Password", { exact: true }).fill(chosen);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/app\//);
}

test("somebody who registers is let in by a super-admin, chooses a password and signs in", async ({
  page,
  elsewhere: newcomer,
}) => {
  const email = "adaeze.obi@new.example";
  await newcomer.goto(addressOf("/login"));
  await newcomer.getByRole("link", { name: "Ask for an account" }).click();
  await newcomer.getByLabel("First name").fill("Adaeze");
  await newcomer.getByLabel("Last name").fill("Obi");
  await newcomer.getByLabel("Email").fill(email);
  await newcomer.getByRole("button", { name: "Register" }).click();
  await expect(newcomer.getByRole("heading", { name: "Thank you, Adaeze" })).toBeVisible();

  await remember(page, "super-admin");
  await page.goto(addressOf("/app/management/users?status=pending&q=adaeze.obi"));
  await page.getByRole("button", { name: "Actions for Adaeze Obi" }).click();
  await page.getByRole("menuitem", { name: "Admit" }).click();
  await page.getByRole("button", { name: "Admit" }).click();
  await expect(page.getByText("Choose a role.")).toBeVisible();
  await choose(page.getByLabel("Role"), "Content creator");
  await page.getByRole("button", { name: "Admit" }).click();
  await expect(page.getByText("Adaeze Obi admitted as content creator.")).toBeVisible();

  await followLink(page, email, newcomer);
  await expect(newcomer.getByText(/Welcome, Adaeze Obi/)).toBeVisible();
  await choosePassword(newcomer);
  await expect(newcomer).toHaveURL(/\/langauge-app\/words-list/);
});

test("an invited person activates the account once, and the link then says so", async ({
  page,
  elsewhere: invited,
}) => {
  const email = "bode.thomas@new.example";
  await remember(page, "super-admin");
  await page.goto(addressOf("/app/management/create/user"));
  await page.getByLabel("First name").fill("Bode");
  await page.getByLabel("Last name").fill("Thomas");
  await page.getByLabel("Email").fill(email);
  await choose(page.getByLabel("Role"), "Admin");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bode Thomas" })).toBeVisible();

  await followLink(page, email, invited);
  const link = invited.url();
  await invited.getByLabel("New password", { exact: true }).fill("Bode Thomas 1");
  await invited.getByRole("button", { name: "Set password" }).click();
  await expect(invited.getByText("Choose a password that does not contain your name or email.")).toBeVisible();
  await choosePassword(invited);

  await invited.goto(link);
  await expect(invited.getByText(/has already been used/)).toBeVisible();
});

test("who is suspended is out of every page within seconds", async ({ page, elsewhere: suspended }) => {
  const email = "sade.ladipo@staff.example";
  await suspended.goto(addressOf("/login"));
  await signInAs(suspended, email);
  await suspended.waitForURL(/\/app\//);
  await suspended.goto(addressOf("/app/account"));

  const { staffUsers } = await ask<{ staffUsers: { items: { id: string }[] } }>(
    "query Found($search: String!) { staffUsers(filter: { search: $search }) { items { id } } }",
    { search: email },
    await sessionOf("super-admin"),
  );
  await remember(page, "director");
  await page.goto(addressOf(`/app/management/admin/${staffUsers.items[0]?.id ?? ""}`));
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Suspend" }).click();
  await page.getByLabel("Reason").fill("On leave without notice.");
  await page.getByRole("button", { name: "Suspend account" }).click();
  await expect(page.getByText(/suspended\.$/)).toBeVisible();

  await suspended.getByRole("link", { name: "Security" }).click();
  await expect(suspended).toHaveURL(/\/login$/);
  await signInAs(suspended, email);
  await expect(suspended.getByText("Please check your email and password")).toBeVisible();
});

test("a forgotten password is set anew, and the old one no longer counts", async ({ page, elsewhere: forgetful }) => {
  const email = "ifeoma.nwankwo@staff.example";
  await forgetful.goto(addressOf("/login"));
  await forgetful.getByRole("link", { name: "Forgotten your password?" }).click();
  await expect(forgetful.getByRole("heading", { name: "Forgotten your password?" })).toBeVisible();
  await forgetful.getByLabel("Email").fill(email);
  await forgetful.getByRole("button", { name: "Send the link" }).click();
  await expect(forgetful.getByText(/belongs to an account, a link is on its way/)).toBeVisible();

  await remember(page, "super-admin");
  await followLink(page, email, forgetful);
  await choosePassword(forgetful);

  await forgetful.evaluate(() => localStorage.removeItem("accessToken"));
  await forgetful.goto(addressOf("/login"));
  await signInAs(forgetful, email, password);
  await expect(forgetful.getByText("Please check your email and password")).toBeVisible();
});
