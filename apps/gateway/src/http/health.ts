import type { RequestHandler } from "express";
import { healthOfAll, type Health } from "../upstream/health.ts";
import type { Upstreams } from "../upstream/pools.ts";

/** The process lives. */
export const healthz: RequestHandler = (_req, res) => void res.json({ status: "ok" });

/** States of the sources are asked for at most this often. */
const freshMs = 1_000;

/** Where the gateway stands between its start and its end. */
export type Phase = "starting" | "ok" | "stopping";

/** Not before the first requests would be quick, nor once it is to stop; then also what each source is doing, and each stream of changes. */
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
