import { oddHeaders } from "./headers.ts";
import type { Random } from "./random.ts";
import type { FuzzRequest } from "./request.ts";
import { damaged, id, wellFormed } from "./values.ts";

const paths = [
  "/",
  "/app/tutoring/curriculums",
  "/assets/x.js",
  "/playground",
  "/config.json",
  "/healthz",
  "/readyz",
  "/metrics",
];
const methods = ["GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"] as const;

/** A request to the gateway's other paths. */
export function pageRequest(random: Random, ids: readonly string[], person: string | null): FuzzRequest {
  const whole = random.isChance(0.3) ? `/files/${id(random, ids)}` : (random.pick(paths) ?? "/");
  const path = random.isChance(0.4) ? damaged(random, whole) : whole;
  return {
    to: "gateway",
    method: random.pick(methods),
    // Removes what a client cannot send at all.
    path: `/${wellFormed(path).replaceAll(/[^\x21-\x7e]|#/gu, (sign) => encodeURIComponent(sign))}`.replace(
      /^\/+/,
      "/",
    ),
    headers: oddHeaders(random),
    body: null,
    person,
    what: "a page or a file",
  };
}
