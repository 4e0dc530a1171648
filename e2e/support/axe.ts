import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import { type Finding, giveLook, type Look } from "./look.ts";

/** The checker as it is sent into pages: without comments and spaces it is half as much to send and to read. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Longer than any of the portal's transitions. */
const atRestMs = 500;
/** How often a page that draws itself anew meanwhile is looked at again. */
const tries = 5;

/** Ways of drawing text in which this worker has found nothing wrong. */
const seenByAll = new Set<string>();

interface Options {
  /** The part that is looked at, which must be there; else the page. */
  within?: string;
  /** Contrast and nothing else. */
  contrastAlone?: boolean;
  /** What has been seen, where that is not the worker's. */
  seen?: Set<string>;
}

async function look(page: Page, { within = "html", contrastAlone = false, seen = seenByAll }: Options): Promise<Look> {
  const question = { within, contrastAlone, seen: [...seen] };
  const found = await page.evaluate(async (asked) => (window.lookAt ? window.lookAt(asked) : "unread"), question);
  if (found === null) throw new Error(`There is no ${within} to look at.`);
  if (found !== "unread") return found;
  // Once for each document: reading the checker takes longer than most of its checks.
  await page.evaluate(source);
  await page.evaluate(giveLook);
  return look(page, { within, contrastAlone, seen });
}

/**
 * What axe finds on the page. Contrast is looked at only in text that is drawn as none was before it; what was found to be
 * wrong is told of each page that has it.
 */
export async function findingsOn(page: Page, options: Options = {}): Promise<Finding[]> {
  const { seen = seenByAll } = options;
  let isSecond = false;
  for (let time = 0; time < tries; time += 1) {
    const { findings, fresh, isWhole } = await look(page, options);
    if (findings.length > 0 && isSecond) return findings;
    if (findings.length > 0) {
      // What stays wrong: a colour on its way to another has too little contrast for a moment.
      isSecond = true;
      await page.waitForTimeout(atRestMs);
    } else if (isWhole) {
      for (const way of fresh) seen.add(way);
      return [];
    }
    // Else a part was drawn anew meanwhile, and was perhaps not looked at.
  }
  throw new Error("The page draws itself anew each time that it is looked at.");
}

/** Expects that axe finds nothing on the page as it stands. All of it, each time: a page that draws itself anew has no parts to come back to. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findingsOn(page)).toEqual([]);
}
