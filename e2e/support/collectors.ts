import { createServer } from "node:http";
import { inflateSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { freePort } from "../../scripts/lib/free-port.mjs";

/** What was sent out of the browser: where to, and all that it said. */
export interface Sent {
  url: string;
  text: string;
}

/**
 * Stands in for Google's tag: sends each event as the tag does, with what the page gave instead of its address, its title
 * and its referrer, or else the real ones.
 */
const tag = `
  const said = {};
  const params = (more) => ({ dl: document.location.href, dt: document.title, dr: document.referrer, ...more });
  const names = { page_location: "dl", page_title: "dt", page_referrer: "dr" };
  const renamed = (given) => Object.fromEntries(Object.entries(given).map(([key, value]) => [names[key] ?? key, value]));
  let id;
  function take([command, name, given = {}]) {
    if (command === "set") Object.assign(said, renamed(name));
    if (command === "config") {
      id = name;
      Object.assign(said, renamed(given));
      if (given.send_page_view !== false) take(["event", "page_view"]);
    }
    if (command !== "event" || window["ga-disable-" + id]) return;
    const query = new URLSearchParams({ tid: id, en: name, ...params({ ...said, ...renamed(given) }) });
    navigator.sendBeacon("https://region1.google-analytics.com/g/collect?" + query);
  }
  for (const command of window.dataLayer) take(command);
  window.dataLayer.push = (command) => take(command);
`;

const outside = /^https:\/\/(?:www\.googletagmanager\.com|[^/]*\.google-analytics\.com)\//;

function sentBy(request: Request): Sent {
  return { url: request.url(), text: decodeURIComponent(request.url()) + (request.postData() ?? "") };
}

/** Answers in Google's place for a page, refuses as a blocker does, or never answers; returns what it is sent. */
export async function collectAnalytics(page: Page, fate: "answer" | "abort" | "hang" = "answer"): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route(outside, async (route) => {
    sent.push(sentBy(route.request()));
    if (fate === "hang") return undefined;
    if (fate === "abort") return route.abort("blockedbyclient");
    const isTag = route.request().url().includes("/gtag/js");
    return route.fulfill(isTag ? { contentType: "text/javascript", body: tag } : { status: 204 });
  });
  return sent;
}

/** The pages that Google was told of, in order. */
export const viewsIn = (sent: readonly Sent[]): string[] =>
  sent
    .map(({ url }) => new URL(url))
    .filter(({ searchParams }) => searchParams.get("en") === "page_view")
    .map(({ searchParams }) => searchParams.get("dl") ?? "");

/** An item of what the portal sends to Sentry. */
interface ReportItem {
  type: string;
  /** As it came; of a replay, what it recorded, unpacked. */
  text: string;
}

/** The items of an envelope: a line for its header, then for each item a line for its header and its content. */
function itemsOf(envelope: Buffer): ReportItem[] {
  const items: ReportItem[] = [];
  let at = envelope.indexOf("\n") + 1;
  while (at > 0 && at < envelope.length) {
    const headerEnd = envelope.indexOf("\n", at);
    const { type, length } = JSON.parse(envelope.toString("utf8", at, headerEnd)) as { type: string; length?: number };
    const next = envelope.indexOf("\n", headerEnd + 1);
    const end = length === undefined ? (next < 0 ? envelope.length : next) : headerEnd + 1 + length;
    const content = envelope.subarray(headerEnd + 1, end);
    const packed = content.indexOf("\n") + 1;
    const text = type === "replay_recording" ? inflateSync(content.subarray(packed)).toString() : content.toString();
    items.push({ type, text });
    at = end + 1;
  }
  return items;
}

/** A server in Sentry's place. */
export interface ReportCollector {
  dsn: string;
  items: ReportItem[];
  /** All that came, headers of envelopes and of requests among it. */
  all: string[];
  stop: () => Promise<void>;
}

export async function collectReports(): Promise<ReportCollector> {
  const items: ReportItem[] = [];
  const all: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const envelope = Buffer.concat(parts);
      const found = itemsOf(envelope);
      items.push(...found);
      const { referer = "", cookie = "" } = request.headers;
      all.push(`${request.url ?? ""} ${referer} ${cookie} ${envelope.toString("utf8", 0, envelope.indexOf("\n"))}`);
      all.push(...found.map(({ text }) => text));
      response.writeHead(200, { "access-control-allow-origin": "*" }).end("{}");
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    dsn: `http://public@127.0.0.1:${port}/1`,
    items,
    all,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
