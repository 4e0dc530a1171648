import { existsSync, readFileSync, statSync, type Stats } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import type { RequestHandler } from "express";
import sirv from "sirv";

/** Names under here carry a hash of their content. */
const hashed = "/assets/";

/** The page itself, plain and compressed, by what the file system calls it: every path can lead to it. */
function pageFiles(root: string): ReadonlySet<number> {
  const names = ["index.html", "index.html.br", "index.html.gz"].map((name) => join(root, name));
  return new Set(names.filter((name) => existsSync(name)).map((name) => statSync(name).ino));
}

const cacheHeader = (pages: ReadonlySet<number>) => (res: ServerResponse, path: string, file: Stats) => {
  const kept = pages.has(file.ino) ? "no-store" : "no-cache";
  res.setHeader("cache-control", path.startsWith(hashed) ? "public, max-age=31536000, immutable" : kept);
};

/** From one byte on, to another or to the end, each a number that can be reckoned with. */
const plainRange = /^bytes=(\d{1,15})-(\d{0,15})$/;

function isBackwards(range: string): boolean {
  const [, from = "", to = ""] = plainRange.exec(range) ?? [];
  return to !== "" && Number(to) < Number(from);
}

/** The built page, or nothing before the first build. */
export function pageOf(root: string): string {
  const page = join(root, "index.html");
  return existsSync(page) ? readFileSync(page, "utf8") : "";
}

/** A built site, its files compressed ahead; every path that is not a file gets the page, except a missing hashed file. */
export function builtSite(root: string, name: string): RequestHandler {
  if (pageOf(root) === "") {
    return (_req, res) => void res.status(503).type("text").send(`The ${name} has not been built. Run: npm run build`);
  }

  // Each file is looked for when it is asked for: one that a new build took away would end the process.
  const options = {
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: cacheHeader(pageFiles(root)),
  } as const;
  const files = sirv(root, { ...options, single: true, ignores: false });
  const onlyFiles = sirv(root, options);
  return (req, res, next) => {
    const { range } = req.headers;
    if (range !== undefined && isBackwards(range)) {
      res.status(416).end();
      return;
    }
    // Of parts of a file only the plainest are known; whoever asks for others gets the whole.
    if (range !== undefined && !plainRange.test(range)) delete req.headers.range;
    if (req.method !== "GET" && req.method !== "HEAD") next();
    else if (req.path.startsWith(hashed)) onlyFiles(req, res, next);
    else files(req, res, next);
  };
}
