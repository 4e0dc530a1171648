import { pipeline } from "node:stream/promises";
import type { RequestHandler } from "express";
import type { Upstream } from "../upstream/exchange.ts";
import { openFile } from "../upstream/files.ts";
import { sendError } from "./errors.ts";

/** Pictures of people, from the older server; their names never change content. */
export const files =
  (v1: Upstream): RequestHandler<{ id: string }> =>
  async (req, res) => {
    const file = /^[0-9a-f]{24}$/.test(req.params.id)
      ? await openFile(v1, req.params.id).catch(() => "silent" as const)
      : null;
    if (file === "silent") {
      sendError(res, 502, "UPSTREAM_UNAVAILABLE", "Network error");
    } else if (file === null) {
      sendError(res, 404, "BAD_USER_INPUT", "File not found.");
    } else {
      res.setHeader("content-type", file.type);
      res.setHeader("cache-control", "public, max-age=31536000, immutable");
      if (file.length !== null) res.setHeader("content-length", file.length);
      await pipeline(file.content, res);
    }
  };
