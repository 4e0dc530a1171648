import { expect, type Page } from "@playwright/test";
import { addressOf } from "./stack.ts";

/** Follows the link of the newest email whose subject says so, as its reader does. */
export async function followLink(reader: Page, subject: string, follower: Page): Promise<void> {
  await expect(async () => {
    await reader.goto(addressOf(`/app/system/mailbox?q=${encodeURIComponent(subject)}`));
    await reader.getByRole("table").getByRole("link").first().click({ timeout: 3_000 });
    // One that waits for another to the same reader has no link yet.
    await expect(reader.getByRole("link", { name: "Open the link" })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const link = await reader.getByRole("link", { name: "Open the link" }).getAttribute("href");
  // Links lead to where people reach the portal, which is not where it runs in a test.
  const { pathname, search } = new URL(link ?? "", addressOf("/"));
  await follower.goto(addressOf(pathname + search));
}
