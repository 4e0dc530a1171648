import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What axe finds on the page as it stands, each with the elements it is about; `colours` asks only for contrast. */
export async function findingsOn(
  page: Page,
  rules: "all" | "colours" = "all",
): Promise<{ id: string; help: string; at: string[] }[]> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (rules === "colours" ? builder.withRules(["color-contrast"]) : builder).analyze();
  return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
}

/** Expects that axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findingsOn(page)).toEqual([]);
}
