import { expect } from "@playwright/test";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

interface Notifications {
  unreadCount: number;
  edges: { node: { id: string; readAt: string | null } }[];
}

/** What a super-admin has not read yet. */
async function unreadOf(token: string): Promise<{ count: number; ids: string[] }> {
  const { notifications } = await ask<{ notifications: Notifications }>(
    "{ notifications(first: 100) { unreadCount edges { node { id readAt } } } }",
    {},
    token,
  );
  const unread = notifications.edges.filter(({ node }) => node.readAt === null);
  return { count: notifications.unreadCount, ids: unread.map(({ node }) => node.id) };
}

test("marking all as read takes the count away, also after a reload", async ({ page }) => {
  await open(page, "super-admin", "/app/account");
  const token = await sessionOf("super-admin");
  const bell = page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
  const shown = async () => Number(/\d+/.exec((await bell.getAttribute("aria-label")) ?? "")?.[0] ?? 0);
  await expect.poll(shown).toBeGreaterThan(0);
  const before = await unreadOf(token);
  expect(before.ids).not.toEqual([]);
  await bell.click();
  const marked = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("MarkAllNotificationsRead") ?? false,
  );
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await marked;
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeHidden();
  // Other specs may send this person more at any time: only those are unread, and the bell, which does not follow them here, counts no others.
  const difference = async () => (await shown()) - (await unreadOf(token)).count;
  await expect.poll(difference).toBeLessThanOrEqual(0);
  await page.reload();
  await expect.poll(difference).toBeLessThanOrEqual(0);
  const after = await unreadOf(token);
  expect(after.ids.filter((id) => before.ids.includes(id))).toEqual([]);
});
