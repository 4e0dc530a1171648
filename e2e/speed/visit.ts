import { chromium, type BrowserContext, type Page } from "@playwright/test";

/** What one visit took; times in milliseconds since the navigation began. */
export interface Visit {
  javascriptKb: number;
  requests: number;
  firstPaint: number;
  largestPaint: number;
  listVisible: number;
  blocked: number;
  heapMb: number;
  /** From the press on a row that the pointer has rested on, to the first part of the tree. */
  detail: number;
  /** From going back to the list's rows. */
  back: number;
  detailAgain: number;
}

/** A laptop four times slower than this machine, on a fast 4G line. Source: design of the portal, "Performance". */
const cpuSlowdown = 4;
/** By then nothing is on its way any more. */
const quietMs = 1_200;
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
function observe(text: string): void {
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
    if (document.querySelector("tbody [data-opener]") === null) return;
    clearInterval(timer);
    window.marks.listVisible = performance.now();
    console.debug(text);
  }, pollMs);
}

/** A browser profile without anything kept, signed in by `token`. */
export async function freshProfile(launch: Parameters<typeof chromium.launch>[0], token: string) {
  const browser = await chromium.launch(launch);
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(observe, seen);
  await context.addInitScript((value) => {
    localStorage.setItem("accessToken", value);
    for (const notice of ["cookieConsent", "settingsNotice"]) localStorage.setItem(notice, "2099-01-01T00:00:00.000Z");
  }, token);
  return { browser, context };
}

export async function slowPage(context: BrowserContext, slowed: boolean): Promise<Page> {
  const page = await context.newPage();
  if (!slowed) return page;
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...line });
  return page;
}

/** From the press that `act` makes to when what `selector` finds is in the page, in milliseconds. */
async function timed(page: Page, act: () => Promise<unknown>, selector: string): Promise<number> {
  await page.evaluate((wanted) => Object.assign(window.marks, { wanted, took: null }), selector);
  await act();
  let took: number | null = null;
  while (took === null) {
    await page.waitForTimeout(quietMs);
    took = await page.evaluate(() => window.marks.took);
  }
  return took;
}

/** Opens a list, waits for its first row and for all to be quiet, then opens a row, goes back and opens it again. */
export async function visit(page: Page, address: string): Promise<Visit> {
  let requests = 0;
  page.on("request", () => requests++);
  const visible = page.waitForEvent("console", (message) => message.text() === seen);
  await page.goto(address, { waitUntil: "commit" });
  await visible;
  const needed = requests;
  await page.waitForTimeout(quietMs);
  const first = await page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const scripts = files.filter(({ name }) => name.endsWith(".js"));
    const memory = performance as Performance & { memory?: { usedJSHeapSize: number } };
    return {
      ...window.marks,
      firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      heap: memory.memory?.usedJSHeapSize ?? 0,
    };
  });

  const row = page.locator("tbody tr").nth(1);
  const open = async () => {
    await row.hover();
    await page.waitForTimeout(quietMs);
    return timed(page, () => row.locator("[data-opener]").click(), "[role=treeitem]");
  };
  const detail = await open();
  const back = await timed(page, () => page.evaluate(() => history.back()), "tbody [data-opener]");
  return {
    javascriptKb: first.bytes / 1000,
    requests: needed,
    firstPaint: first.firstPaint,
    largestPaint: first.largest,
    listVisible: first.listVisible,
    blocked: first.blocked,
    heapMb: first.heap / 1_000_000,
    detail,
    back,
    detailAgain: await open(),
  };
}
