import { hash, timingSafeEqual } from "node:crypto";
import type { Request, RequestHandler } from "express";
import type { Metrics } from "../telemetry/metrics.ts";
import { sendError } from "./errors.ts";

/** Headers that a proxy adds. */
const handedOn = ["forwarded", "via", "x-forwarded-for", "x-real-ip"] as const;

const isLoopback = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address);

/** Whether the request comes from this machine directly, not through a proxy on it. */
const isFromHere = ({ socket, headers }: Request) =>
  isLoopback(socket.remoteAddress ?? "") && handedOn.every((name) => headers[name] === undefined);

const digest = (text: string) => hash("sha256", text, "buffer");

function holds(token: string | null, { headers }: Request): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** The metrics, for this machine and holders of the token; null means no token. */
export function metricsPage(metrics: Metrics, token: string | null): RequestHandler {
  return async (req, res) => {
    if (!isFromHere(req) && !holds(token, req)) {
      sendError(res, 401, "UNAUTHENTICATED", "Metrics are only for this machine, or for holders of the token.");
      return;
    }
    res.setHeader("content-type", metrics.contentType);
    res.setHeader("cache-control", "no-store");
    res.end(await metrics.text());
  };
}
