import { expect, type Page } from "@playwright/test";

/** Chooses an action of a page, whether it stands beside the title or in its menu. */
export async function act(page: Page, name: string): Promise<void> {
  const shown = page.getByRole("main").getByRole("link", { name, exact: true });
  const more = page.getByRole("main").getByRole("button", { name: "More actions" });
  await expect(shown.or(more).first()).toBeVisible();
  if (!(await shown.isVisible())) await more.click();
  await shown
    .or(page.getByRole("menuitem", { name, exact: true }))
    .first()
    .click();
}
