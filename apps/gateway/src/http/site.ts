import { existsSync, readFileSync, readdirSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { Router, type RequestHandler } from "express";
import sirv from "sirv";
import type { Config } from "../config.ts";
import { securityHeaders } from "./security.ts";
import { inRanges } from "./static-files.ts";

const first = "/docs/welcome";
/** Names of assets contain a hash of their content. */
const immutablePolicy = "public, max-age=31536000, immutable";

/** The HTML of every page of the site, for the inline scripts that its policy allows. */
function pagesIn(root: string): string {
  if (!existsSync(root)) return "";
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => readFileSync(join(root, name), "utf8"))
    .join("");
}

/** Only the portal sends anything to others. */
const nothingOutside = { analyticsId: null, errorDsn: null };

const notBuilt: RequestHandler = (_req, res) =>
  void res.status(503).type("text").send("The site has not been built. Run: npm run build");

/** Home, pricing and the documentation: files that the portal's build leaves, under a policy of their own. What is not there leads to the portal's page for that. */
export function sitePages(root: string, config: Pick<Config, "publicUrl">): RequestHandler {
  const pages = pagesIn(root);
  const filesOf = (folder: string, caching: string) => {
    const setHeaders = (res: ServerResponse) => res.setHeader("cache-control", caching);
    return inRanges(sirv(folder, { dev: true, brotli: true, gzip: true, etag: true, setHeaders }));
  };
  const [files, assets] = [filesOf(root, "no-cache"), filesOf(join(root, "assets"), immutablePolicy)];
  const site = Router();
  site.use("/site/assets", assets);
  site.get("/docs", (_req, res) => res.redirect(302, first));
  const paths = ["/home", "/pricing", "/docs/*rest"];
  site.get(paths, pages === "" ? notBuilt : [securityHeaders(pages, { ...config, ...nothingOutside }), files]);
  site.get("/docs/*rest", (_req, res) => res.redirect(302, "/404"));
  site.get("/site/*rest", (_req, res) => void res.status(404).end());
  return site;
}
