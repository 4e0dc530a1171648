import { expect, type Page } from "@playwright/test";
import { remember, type Account } from "./roles.ts";
import { addressOf } from "./stack.ts";

/** Opens a path as somebody, and waits for its page. A dialog that opens with it hides the heading from readers at once. `ownToken` as in `remember`. */
export async function open(page: Page, account: Account, path: string, ownToken?: string): Promise<void> {
  await remember(page, account, ownToken);
  await page.goto(addressOf(path));
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
}
