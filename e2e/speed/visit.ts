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
}

/** A laptop four times slower than this machine, on a fast 4G line. Source: design of the portal, "Performance". */
const cpuSlowdown = 4;
const line = { latency: 165, downloadThroughput: (8.1 * 1_000_000) / 8, uploadThroughput: (8.1 * 1_000_000) / 8 };

interface Marks {
  largest: number;
  blocked: number;
}
declare global {
  interface Window {
    marks: Marks;
  }
}

function observe(): void {
  window.marks = { largest: 0, blocked: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.marks.largest = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.marks.blocked += Math.max(0, duration - 50);
  }).observe({ type: "longtask", buffered: true });
}

/** A browser profile without anything kept, signed in by `token`. */
export async function freshProfile(launch: Parameters<typeof chromium.launch>[0], token: string) {
  const browser = await chromium.launch(launch);
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(observe);
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

/** Opens a list and waits for its first row. */
export async function visit(page: Page, address: string): Promise<Visit> {
  let requests = 0;
  page.on("request", () => requests++);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => document.querySelectorAll("tbody tr").length > 0, null, { polling: "raf" });
  const listVisible = await page.evaluate(() => performance.now());
  const needed = requests;
  await page.waitForLoadState("networkidle");
  const rest = await page.evaluate(() => {
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
  return {
    javascriptKb: rest.bytes / 1000,
    requests: needed,
    firstPaint: rest.firstPaint,
    largestPaint: rest.largest,
    listVisible,
    blocked: rest.blocked,
    heapMb: rest.heap / 1_000_000,
  };
}
