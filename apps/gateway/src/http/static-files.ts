import { existsSync, readFileSync, statSync, type Stats } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import type { RequestHandler } from "express";
import sirv from "sirv";

/** Names below this contain a content hash. */
const hashed = "/assets/";

/** The inodes of the page, plain and compressed, since every path can lead to it. */
function pageFiles(root: string): ReadonlySet<number> {
  const names = ["index.html", "index.html.br", "index.html.gz"].map((name) => join(root, name));
  return new Set(names.filter((name) => existsSync(name)).map((name) => statSync(name).ino));
}

const cacheHeader = (pages: ReadonlySet<number>) => (res: ServerResponse, path: string, file: Stats) => {
  const isPage = pages.has(file.ino);
  // Behind it are staff's screens, and customers' pages that only their links open.
  if (isPage) res.setHeader("x-robots-tag", "noindex");
  const cachePolicy = isPage ? "no-store" : "no-cache";
  res.setHeader("cache-control", path.startsWith(hashed) ? "public, max-age=31536000, immutable" : cachePolicy);
};

/** From one byte to another or to the end, within safe numbers. */
const plainRange = /^bytes=(\d{1,15})-(\d{0,15})$/;

function isBackwards(range: string): boolean {
  const [, from = "", to = ""] = plainRange.exec(range) ?? [];
  return to !== "" && Number(to) < Number(from);
}

/** Passes on what reads a file, whole or a simple range of it; any other range gets the whole file. */
export const inRanges =
  (serve: RequestHandler): RequestHandler =>
  (req, res, next) => {
    const { range } = req.headers;
    if (range !== undefined && isBackwards(range)) {
      res.status(416).end();
      return;
    }
    if (range !== undefined && !plainRange.test(range)) delete req.headers.range;
    if (req.method !== "GET" && req.method !== "HEAD") next();
    else void serve(req, res, next);
  };

/** What browsers and crawlers look for at the root, such as robots.txt: no page of the portal is called like a file. */
const isFileName = /^\/[^/]+\.[a-z\d]{2,5}$/;

/** The built page; empty before the first build. */
export function pageOf(root: string): string {
  const page = join(root, "index.html");
  return existsSync(page) ? readFileSync(page, "utf8") : "";
}

/** A built site with precompressed files. Every path that is not a file gets the page, except missing hashed files. */
export function builtSite(root: string, name: string): RequestHandler {
  if (pageOf(root) === "") {
    return (_req, res) => void res.status(503).type("text").send(`The ${name} has not been built. Run: npm run build`);
  }

  // Each file is looked up on request: one removed by a new build would otherwise crash the process.
  const options = {
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: cacheHeader(pageFiles(root)),
  } as const;
  const files = sirv(root, { ...options, single: true, ignores: false });
  const onlyFiles = sirv(root, options);
  return inRanges((req, res, next) => {
    if (req.path.startsWith(hashed)) onlyFiles(req, res, next);
    else if (isFileName.test(req.path)) onlyFiles(req, res, () => void res.status(404).end());
    else files(req, res, next);
  });
}
