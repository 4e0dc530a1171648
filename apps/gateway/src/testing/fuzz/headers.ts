import type { Random } from "./random.ts";

type Headers = Record<string, string>;

/** One or two headers that nobody sends. */
const odd: readonly ((random: Random) => Headers)[] = [
  (random) => ({ accept: random.pick(["text/html", "*/*", "application/json;q=0", "image/*, ;", "a/b/c"]) }),
  (random) => ({
    "content-type": random.pick([
      "text/plain",
      "application/json; charset=utf-16",
      "application/json;",
      "multipart/form-data",
      "application/graphql",
    ]),
  }),
  () => ({ "content-encoding": "gzip" }),
  (random) => ({
    authorization: random.pick(["Bearer ..", "Bearer %2e%2e", "Basic YTpi", "Bearer", "Bearer a.b.c", "é"]),
  }),
  (random) => ({ "x-forwarded-for": random.pick(["unknown", "1.2.3.4:5", "[::1]:80", ",,,", "é", "999.1.1.1"]) }),
  (random) => ({ traceparent: random.pick(["00-0-0-00", "x", `00-${"a".repeat(32)}-${"b".repeat(16)}-01`]) }),
  (random) => ({ range: random.pick(["bytes=5-1", "bytes=-", "bytes=0-99999999999999999999", "bytes=1-2,3-4", "x"]) }),
  () => ({ "idempotency-key": "k".repeat(300) }),
  (random) => ({ "idempotency-key": random.pick(["fuzz-1", "é", "%00"]) }),
  () => ({ cookie: "a=b; ".repeat(500) }),
  () => ({ "if-none-match": "*", "if-modified-since": "never" }),
  () => ({ origin: "null", referer: "not an address" }),
  () => ({ "x-http-method-override": "DELETE" }),
  () => ({ "accept-encoding": "br;q=2, zstd, \t" }),
  () => ({ "user-agent": "\u00ff".repeat(100) }),
];

export function oddHeaders(random: Random): Headers {
  const chosen = random.isChance(0.85) ? [] : [random.pick(odd), random.pick(odd)];
  return Object.assign({}, ...chosen.map((make) => make?.(random))) as Headers;
}
