import { pipeline } from "node:stream/promises";
import type { Request, RequestHandler } from "express";
import type { Upstream } from "../upstream/exchange.ts";
import { openFile, type OpenedFile } from "../upstream/files.ts";
import { sendError } from "./errors.ts";

interface Servers {
  v1: Upstream;
  v2: Upstream;
}

/** A link's token; an empty string for what cannot be one. */
function tokenOf({ query: { t } }: Request<{ id: string }>): string | null {
  if (t === undefined) return null;
  return typeof t === "string" && /^[\w.-]{1,200}$/.test(t) ? t : "";
}

/** Pictures of people are the older server's and for everybody; what a link opens is the newer one's. */
async function find({ v1, v2 }: Servers, request: Request<{ id: string }>): Promise<OpenedFile | null> {
  const { id } = request.params;
  const token = tokenOf(request);
  if (!/^[0-9a-f]{24}$/.test(id) || token === "") return null;
  const method = request.method === "HEAD" ? "HEAD" : "GET";
  const headers = { range: request.get("range"), "if-range": request.get("if-range") };
  return openFile(token === null ? v1 : v2, { id, method, token, headers });
}

/** What is shown in a browser's own window; whatever else is saved, also where a server says otherwise. */
const isShown = (type: string) => /^(image|audio)\//.test(type);

const cachedFor = (request: Request<{ id: string }>) =>
  tokenOf(request) === null ? "public, max-age=31536000, immutable" : "private, max-age=600";

/** Files, or parts of them. What one holds never changes; nothing in it runs. */
export const files =
  (servers: Servers): RequestHandler<{ id: string }> =>
  async (req, res) => {
    const file = await find(servers, req).catch(() => "silent" as const);
    if (file === "silent") {
      sendError(res, 502, "UPSTREAM_UNAVAILABLE", "Network error");
      return;
    }
    if (file === null) {
      sendError(res, 404, "BAD_USER_INPUT", "File not found.");
      return;
    }
    res.status(file.status);
    for (const [name, value] of Object.entries(file.headers)) res.setHeader(name, value);
    if (
      !isShown(file.headers["content-type"] ?? "") &&
      !/^attachment/.test(file.headers["content-disposition"] ?? "")
    ) {
      res.setHeader("content-disposition", "attachment");
    }
    res.setHeader("content-security-policy", "default-src 'none'; sandbox");
    res.setHeader("referrer-policy", "no-referrer");
    res.setHeader("cache-control", cachedFor(req));
    // Whoever asked may go away at any time.
    await pipeline(file.content, res).catch(() => res.destroy());
  };
