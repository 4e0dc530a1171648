import type { RequestHandler } from "express";
import { healthOfAll, type Health } from "../upstream/health.ts";
import type { Upstreams } from "../upstream/pools.ts";

export const healthz: RequestHandler = (_req, res) => void res.json({ status: "ok" });

/** How often the sources' states are refreshed, in milliseconds. */
const freshMs = 1_000;

/** The gateway's phase between start and end. */
export type Phase = "starting" | "ok" | "stopping";

/** Fails until warm and while stopping; includes the state of each source and change stream. */
export function readyz(
  phase: () => Phase,
  upstreams: Upstreams,
  now: () => number,
  feeds: () => Record<string, string>,
): RequestHandler {
  let asked: { at: number; sources: Promise<Record<string, Health>> } | null = null;
  return async (_req, res) => {
    const status = phase();
    if (status !== "ok") {
      res.status(503).json({ status });
      return;
    }
    if (!asked || now() - asked.at >= freshMs) asked = { at: now(), sources: healthOfAll(upstreams) };
    res.json({ status, sources: await asked.sources, changes: feeds() });
  };
}
