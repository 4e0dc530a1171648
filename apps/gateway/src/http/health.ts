import type { RequestHandler } from "express";
import { healthOfAll, type Health } from "../upstream/health.ts";
import type { Upstreams } from "../upstream/pools.ts";

/** The process lives. */
export const healthz: RequestHandler = (_req, res) => void res.json({ status: "ok" });

/** States of the sources are asked for at most this often. */
const freshMs = 1_000;

/** Not before the first requests would be quick; then also what each source is doing, and each stream of changes. */
export function readyz(
  isWarm: () => boolean,
  upstreams: Upstreams,
  now: () => number,
  feeds: () => Record<string, string>,
): RequestHandler {
  let asked: { at: number; sources: Promise<Record<string, Health>> } | null = null;
  return async (_req, res) => {
    if (!isWarm()) {
      res.status(503).json({ status: "starting" });
      return;
    }
    if (!asked || now() - asked.at >= freshMs) asked = { at: now(), sources: healthOfAll(upstreams) };
    res.json({ status: "ok", sources: await asked.sources, changes: feeds() });
  };
}
