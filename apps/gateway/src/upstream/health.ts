import { exchange, type Upstream } from "./exchange.ts";
import type { Upstreams } from "./pools.ts";

export type Health = "ok" | "down";

const probeMs = 1_000;
const probe = { requestId: "readiness", token: null, address: "127.0.0.1", userAgent: "gateway", trace: null };

async function healthOf(upstream: Upstream, sent: Parameters<typeof exchange>[2]): Promise<Health> {
  try {
    const { status } = await exchange({ ...upstream, deadlineMs: probeMs }, probe, sent);
    return status < 500 ? "ok" : "down";
  } catch {
    return "down";
  }
}

/** Whether each source is up. A response of whatever status counts, except one that says it is down: not every server has the path. */
export async function healthOfAll({ v1, v2, v1Graphql }: Upstreams): Promise<Record<string, Health>> {
  const [ofV1, ofV2, ofGraphql] = await Promise.all([
    healthOf(v1, { method: "GET", path: "/readyz" }),
    healthOf(v2, { method: "GET", path: "/readyz" }),
    healthOf(v1Graphql, { method: "POST", path: "/graphql", body: { query: "{ __typename }" } }),
  ]);
  return { v1: ofV1, v2: ofV2, "v1-graphql": ofGraphql };
}
