import { pipeline } from "node:stream/promises";
import type { Request, RequestHandler } from "express";
import type { GraphQLError } from "graphql";
import { isShownInBrowser, publicServers } from "@app/domain/files/file-kinds.ts";
import { filePolicy } from "@app/domain/files/file-policy.ts";
import type { Upstream } from "../upstream/exchange.ts";
import { openFile, type OpenedFile } from "../upstream/files.ts";
import { sendError } from "./errors.ts";

interface Servers {
  v1: Upstream;
  v2: Upstream;
}

/** Counts a request for a file; returns null or the refusal. */
type Count = (request: Request<{ id: string }>) => Promise<GraphQLError | null>;

/** A link's token; empty if it cannot be one. */
function tokenOf({ query: { t } }: Request<{ id: string }>): string | null {
  if (t === undefined) return null;
  return typeof t === "string" && /^[\w.-]{1,200}$/.test(t) ? t : "";
}

const missing = new Error("No such file.");

/** The first file found. A server failure is only reported if no other server has the file. */
async function firstFound(asked: readonly Promise<OpenedFile | null>[]): Promise<OpenedFile | null> {
  const found = asked.map(async (one) => {
    const file = await one;
    if (!file) throw missing;
    return file;
  });
  try {
    return await Promise.any(found);
  } catch (error) {
    const failures: unknown[] = (error as AggregateError).errors;
    if (failures.every((one) => one === missing)) return null;
    throw error;
  }
}

/** Links are opened by the newer server; public files are looked for on each server that has them. */
async function find(servers: Servers, request: Request<{ id: string }>): Promise<OpenedFile | null> {
  const { id } = request.params;
  const token = tokenOf(request);
  if (!/^[0-9a-f]{24}$/.test(id) || token === "") return null;
  const method = request.method === "HEAD" ? ("HEAD" as const) : ("GET" as const);
  const headers = { range: request.get("range"), "if-range": request.get("if-range") };
  const asked = { id, method, token, headers };
  if (token !== null) return openFile(servers.v2, asked);
  return firstFound(publicServers.map((name) => openFile(servers[name], asked)));
}

const cachedFor = (request: Request<{ id: string }>) =>
  tokenOf(request) === null ? "public, max-age=31536000, immutable" : "private, max-age=600";

/** Files or ranges of them. Their content never changes, and nothing in them runs. */
export const files =
  (servers: Servers, count: Count): RequestHandler<{ id: string }> =>
  async (req, res) => {
    const refusal = await count(req);
    if (refusal) {
      res.setHeader("retry-after", String(refusal.extensions["retryAfter"]));
      sendError(res, 429, "RATE_LIMITED", refusal.message);
      return;
    }
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
    const { "content-type": type = "", "content-disposition": disposition = "" } = file.headers;
    if (!isShownInBrowser(type) && !disposition.startsWith("attachment"))
      res.setHeader("content-disposition", "attachment");
    res.setHeader("content-security-policy", filePolicy(type));
    res.setHeader("referrer-policy", "no-referrer");
    res.setHeader("cache-control", cachedFor(req));
    // The website shows banners' images; a file behind a link stays the portal's.
    if (tokenOf(req) === null) res.setHeader("cross-origin-resource-policy", "cross-origin");
    // The client may disconnect at any time.
    await pipeline(file.content, res).catch(() => res.destroy());
  };
