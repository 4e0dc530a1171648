import axe from "axe-core";
import { expect, type Page } from "@playwright/test";

interface Finding {
  id: string;
  help: string;
  at: string[];
}

const contrastRule = "color-contrast";

/** What is asked: everything, or only contrast, or all but it; and of which part of the page. */
interface Question {
  contrast?: "only" | "apart";
  within?: string;
}

/** Longer than any of the portal's transitions. */
const atRestMs = 500;

async function look(page: Page, { contrast, within = "html" }: Question): Promise<Finding[]> {
  const options = {
    ...(contrast === "only" && { runOnly: { type: "rule" as const, values: [contrastRule] } }),
    ...(contrast === "apart" && { rules: { [contrastRule]: { enabled: false } } }),
  };
  return page.evaluate(
    async ({ options, within }) => {
      const { violations } = await axe.run(within, { resultTypes: ["violations"], ...options });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        at: nodes.map(({ html, failureSummary = "" }) => `${html} ${failureSummary}`),
      }));
    },
    { options, within },
  );
}

/** What axe finds on the page, each with the elements it is about. */
export async function findingsOn(page: Page, question: Question = {}): Promise<Finding[]> {
  // Once for each document: reading the checker takes longer than most of its checks.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const findings = await look(page, question);
  if (findings.length === 0) return findings;

  // A colour on its way to another has too little contrast for a moment; what is wrong stays wrong.
  await page.waitForTimeout(atRestMs);
  return look(page, question);
}

/** Expects that axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findingsOn(page)).toEqual([]);
}
