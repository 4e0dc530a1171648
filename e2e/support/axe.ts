import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

interface Finding {
  id: string;
  help: string;
  at: string[];
}

const contrastRule = "color-contrast";

/** The checker as it is sent into pages: without comments and spaces it is half as much to send and to read. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What is asked: everything, or only contrast, or all but it; and of which part of the page. */
interface Question {
  contrast?: "only" | "apart";
  within?: string;
}

/** Longer than any of the portal's transitions. */
const atRestMs = 500;

/** What axe finds now, or why it cannot look: the page has not read the checker yet, or the part is not there (any more). */
async function ask(page: Page, { contrast, within = "html" }: Question): Promise<Finding[] | "unread" | "gone"> {
  const options = {
    ...(contrast === "only" && { runOnly: { type: "rule" as const, values: [contrastRule] } }),
    ...(contrast === "apart" && { rules: { [contrastRule]: { enabled: false } } }),
  };
  return page.evaluate(
    async ({ options, within }) => {
      if (window.axe === undefined) return "unread";
      if (document.querySelector(within) === null) return "gone";
      const { violations } = await window.axe.run(within, { resultTypes: ["violations"], ...options });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        at: nodes.map(({ html, failureSummary = "" }) => `${html} ${failureSummary}`),
      }));
    },
    { options, within },
  );
}

async function look(page: Page, question: Question): Promise<Finding[] | "gone"> {
  const found = await ask(page, question);
  if (found !== "unread") return found;
  // Once for each document: reading the checker takes longer than most of its checks.
  await page.evaluate(source);
  return look(page, question);
}

/** What stays wrong: a colour on its way to another has too little contrast for a moment. */
async function lookTwice(page: Page, question: Question): Promise<Finding[] | "gone"> {
  const findings = await look(page, question);
  if (findings.length === 0 || findings === "gone") return findings;
  await page.waitForTimeout(atRestMs);
  return look(page, question);
}

/** What axe finds on the page, each with the elements it is about. */
export async function findingsOn(page: Page, question: Question = {}): Promise<Finding[]> {
  const findings = await lookTwice(page, question);
  if (findings === "gone") throw new Error(`There is no ${question.within ?? "page"} to look at.`);
  return findings;
}

/** The same of contrast alone, in the elements that a selector names; "gone" where the page has none of them any more. */
export const contrastFindingsOn = (page: Page, within: string): Promise<Finding[] | "gone"> =>
  lookTwice(page, { contrast: "only", within });

/** Expects that axe finds nothing on the page as it stands. All of it, each time: a page that draws itself anew has no parts to come back to. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findingsOn(page)).toEqual([]);
}
