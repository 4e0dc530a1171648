import { medianOf } from "../../bench/src/portal/spread.ts";
import { freshProfile, openTab } from "./visit.ts";

const pages = ["/home", "/docs/welcome", "/docs/changelog", "/pricing"];
/** By then nothing is on its way any more. */
const quietMs = 1_500;

interface Asked {
  address: string;
  launch: Parameters<typeof freshProfile>[0];
  rounds: number;
  /** With a slowed processor and line, without, or both in turn. */
  ways: readonly boolean[];
}

interface Opened {
  largest: number;
  blocked: number;
  kb: number;
}

/** Opens a page with an empty browser. */
async function opened(address: string, launch: Asked["launch"], slowed: boolean): Promise<Opened> {
  const { browser, context } = await freshProfile(launch, { token: "", opener: "h1" });
  try {
    const { page } = await openTab(context, slowed);
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(quietMs);
    return await page.evaluate(() => {
      const all = performance.getEntries() as PerformanceResourceTiming[];
      const files = all.filter(({ entryType }) => entryType === "navigation" || entryType === "resource");
      const { largest, blocked } = window.marks;
      const bytes = files
        .filter(({ name }) => !name.endsWith(".webp"))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      return { largest, blocked, kb: bytes / 1000 };
    });
  } finally {
    await browser.close();
  }
}

/** What the pages that need no script take, as a table: the middle of all rounds. */
export async function sitePages({ address, launch, rounds, ways }: Asked): Promise<string> {
  const lines = ["| Page | Slowed | Largest paint | Blocked | Without pictures |", "| --- | --- | --- | --- | --- |"];
  for (const slowed of ways) {
    for (const path of pages) {
      const visits: Opened[] = [];
      for (let round = 0; round < rounds; round++) visits.push(await opened(`${address}${path}`, launch, slowed));
      const of = (figure: keyof Opened) => medianOf(visits.map((visit) => visit[figure])).toFixed(0);
      lines.push(`| ${path} | ${slowed ? "yes" : "no"} | ${of("largest")} ms | ${of("blocked")} ms | ${of("kb")} kB |`);
    }
  }
  return lines.join("\n");
}
