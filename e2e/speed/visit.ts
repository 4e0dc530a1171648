import { chromium, type BrowserContext, type CDPSession, type Page } from "@playwright/test";
import type { Visit } from "../../bench/src/portal/table.ts";
import type { Contestant } from "./contestants.ts";

/** What is measured of a page: all but what a second visit tells. */
type FirstVisit = Omit<Visit, "revisit">;
/** How a contestant's list and detail are told. */
type Marked = Pick<Contestant, "opener" | "detail">;

/** A laptop four times slower than this machine, on a fast 4G line. Source: design of the portal, "Performance". */
const cpuSlowdown = 4;
/** By then nothing is on its way any more. */
const quietMs = 1_200;
/** What has not come after as many times as long will not come. */
const mostWaits = 20;
const line = { latency: 165, downloadThroughput: (8.1 * 1_000_000) / 8, uploadThroughput: (8.1 * 1_000_000) / 8 };

interface Marks {
  largest: number;
  blocked: number;
  listVisible: number;
  /** What the next press or step back leads to, and how long it took to be there; null until then. */
  wanted: string;
  took: number | null;
}
declare global {
  interface Window {
    marks: Marks;
  }
}

const seen = "the list is visible";

/**
 * Runs in the page. What Playwright puts into a page to wait for something is large and would be measured too, so the
 * page itself tells when it has rows: real ones, not those that stand for what is on its way.
 */
function observe({ text, opener }: { text: string; opener: string }): void {
  window.marks = { largest: 0, blocked: 0, listVisible: 0, wanted: "", took: null };
  /** Often enough to be exact, and light enough not to be in the way, in milliseconds. */
  const pollMs = 4;
  for (const type of ["click", "popstate"]) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        const timer = setInterval(() => {
          if (document.querySelector(window.marks.wanted) === null) return;
          clearInterval(timer);
          window.marks.took = performance.now() - timeStamp;
        }, pollMs);
      },
      { capture: true },
    );
  }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.marks.largest = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.marks.blocked += Math.max(0, duration - 50);
  }).observe({ type: "longtask", buffered: true });
  const timer = setInterval(() => {
    if (document.querySelector(opener) === null) return;
    clearInterval(timer);
    window.marks.listVisible = performance.now();
    console.debug(text);
  }, pollMs);
}

/** A browser profile without anything kept, signed in by `token`, for visits to one contestant. */
export async function freshProfile(
  launch: Parameters<typeof chromium.launch>[0],
  { token, opener }: { token: string; opener: string },
) {
  const browser = await chromium.launch(launch);
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(observe, { text: seen, opener });
  await context.addInitScript((value) => {
    localStorage.setItem("accessToken", value);
    for (const notice of ["cookieConsent", "settingsNotice"]) localStorage.setItem(notice, "2099-01-01T00:00:00.000Z");
  }, token);
  return { browser, context };
}

/** A page, and the browser's tools for it. */
interface Tab {
  page: Page;
  tools: CDPSession;
}

export async function openTab(context: BrowserContext, slowed: boolean): Promise<Tab> {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  // By the thread's own clock: time in which others had the processor does not count.
  await tools.send("Performance.enable", { timeDomain: "threadTicks" });
  if (!slowed) return { page, tools };
  await tools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", { offline: false, ...line });
  return { page, tools };
}

/** What the browser counts of a page: the main thread's work in milliseconds, and the heap in bytes. */
async function countsOf(tools: CDPSession): Promise<{ processor: number; heap: number }> {
  const { metrics } = await tools.send("Performance.getMetrics");
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { processor: valueOf("TaskDuration") * 1000, heap: valueOf("JSHeapUsedSize") };
}

/** From the press that `act` makes to when what `selector` finds is in the page, in milliseconds. */
async function timed(page: Page, act: () => Promise<unknown>, selector: string): Promise<number> {
  await page.evaluate((wanted) => Object.assign(window.marks, { wanted, took: null }), selector);
  await act();
  for (let waits = 0; waits < mostWaits; waits++) {
    await page.waitForTimeout(quietMs);
    const took = await page.evaluate(() => window.marks.took);
    if (took !== null) return took;
  }
  throw new Error(`${page.url()} never showed ${selector}.`);
}

/** Opens a list and waits for its first row; how many requests that took. */
async function openList(page: Page, address: string): Promise<number> {
  let requests = 0;
  page.on("request", () => requests++);
  const visible = page.waitForEvent("console", (message) => message.text() === seen);
  await page.goto(address, { waitUntil: "commit" });
  await visible;
  return requests;
}

/** Opens a list, waits for its first row and for all to be quiet, then opens a row, goes back and opens it again. */
export async function visit({ page, tools }: Tab, address: string, { opener, detail }: Marked): Promise<FirstVisit> {
  const before = await countsOf(tools);
  const requests = await openList(page, address);
  await page.waitForTimeout(quietMs);
  const { processor, heap } = await countsOf(tools);
  const first = await page.evaluate(() => ({
    ...window.marks,
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    files: (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).map(
      ({ name, startTime, encodedBodySize }) => ({ name, startTime, encodedBodySize }),
    ),
  }));
  const kbOf = (kind: string) =>
    first.files
      // What is fetched once the list is there, for later, is in nobody's way.
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith(kind) && startTime < first.listVisible)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0);

  const row = page.locator("tbody tr").nth(1);
  const open = async () => {
    await row.hover();
    await page.waitForTimeout(quietMs);
    return timed(page, () => row.locator(opener.replace(/^tbody /, "")).click(), detail);
  };
  const opened = await open();
  const back = await timed(page, () => page.evaluate(() => history.back()), opener);
  return {
    javascriptKb: kbOf(".js"),
    cssKb: kbOf(".css"),
    requests,
    firstPaint: first.firstPaint,
    largestPaint: first.largest,
    listVisible: first.listVisible,
    blocked: first.blocked,
    processor: processor - before.processor,
    heapMb: heap / 1_000_000,
    opened,
    openedAgain: await open(),
    back,
  };
}

/** Opens a list that was opened before, until its first row is visible, in milliseconds. */
export async function revisit({ page }: Tab, address: string): Promise<number> {
  await openList(page, address);
  return page.evaluate(() => window.marks.listVisible);
}

/** One visit that is not counted, for the servers to be warm. Fails where they do not serve what is measured. */
export async function warmUp(tab: Tab, address: string, contestant: Contestant): Promise<void> {
  const encodings = new Set<string>();
  tab.page.on("response", (response) => {
    if (response.url().endsWith(".js")) encodings.add(response.headers()["content-encoding"] ?? "none");
  });
  await visit(tab, address, contestant);
  const wanted = contestant.onOwnPort === true ? "http/1.1" : "h2";
  const protocol = await tab.page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return entry?.nextHopProtocol;
  });
  if (protocol !== wanted || [...encodings].join() !== "br")
    throw new Error(`${address} came over ${protocol ?? "nothing"} with scripts as ${[...encodings].join(", ")}.`);
}
