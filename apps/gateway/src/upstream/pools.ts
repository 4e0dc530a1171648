import { Pool } from "undici";
import type { Source } from "../errors/upstream-error.ts";
import type { Upstream } from "./exchange.ts";

/** The servers behind the gateway; the older one's REST and GraphQL share connections. */
export interface Upstreams {
  v1: Upstream;
  v2: Upstream;
  v1Graphql: Upstream;
  close(): Promise<void>;
}

interface Addresses {
  v1Url: string;
  v2Url: string;
  upstreamDeadlineMs: number;
  upstreamAnswerBytes: number;
}

/** Creates the pools; nothing connects before the first call. `seen` is called for each finished call. */
export function openUpstreams(
  { v1Url, v2Url, upstreamDeadlineMs, upstreamAnswerBytes }: Addresses,
  seen: Upstream["seen"],
): Upstreams {
  const v1Pool = poolOf(v1Url);
  const v2Pool = poolOf(v2Url);
  const upstream = (source: Source, pool: Pool, url: string): Upstream => ({
    source,
    pool,
    prefix: new URL(url).pathname.replace(/\/$/, ""),
    deadlineMs: upstreamDeadlineMs,
    answerBytes: upstreamAnswerBytes,
    seen,
  });

  return {
    v1: upstream("v1", v1Pool, v1Url),
    v2: upstream("v2", v2Pool, v2Url),
    v1Graphql: upstream("v1-graphql", v1Pool, v1Url),
    close: async () => {
      await Promise.all([v1Pool.close(), v2Pool.close()]);
    },
  };
}

const poolOf = (url: string) => new Pool(new URL(url).origin, { connections: 128 });
