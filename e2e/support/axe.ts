import axe from "axe-core";
import { expect, type Page } from "@playwright/test";

interface Finding {
  id: string;
  help: string;
  at: string[];
}

type Rules = "all" | "colours";

/** Longer than any of the portal's transitions. */
const atRestMs = 500;

async function look(page: Page, rules: Rules): Promise<Finding[]> {
  return page.evaluate(async (only) => {
    const { violations } = await axe.run(document, {
      resultTypes: ["violations"],
      ...(only === "colours" && { runOnly: { type: "rule", values: ["color-contrast"] } }),
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ html, failureSummary = "" }) => `${html} ${failureSummary}`),
    }));
  }, rules);
}

/** What axe finds on the page, each with the elements it is about; `colours` asks only for contrast. */
export async function findingsOn(page: Page, rules: Rules = "all"): Promise<Finding[]> {
  // Once for each document: reading the checker takes longer than most of its checks.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const findings = await look(page, rules);
  if (findings.length === 0) return findings;

  // A colour on its way to another has too little contrast for a moment; what is wrong stays wrong.
  await page.waitForTimeout(atRestMs);
  return look(page, rules);
}

/** Expects that axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findingsOn(page)).toEqual([]);
}
