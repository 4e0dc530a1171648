import type { RequestHandler, Request, Response } from "express";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { GatewayContext } from "../features/context.ts";
import { costLimit } from "../gates/operation-limits.ts";
import type { RateLimits } from "../gates/rate-limits.ts";
import { UpstreamError } from "../errors/upstream-error.ts";
import type { ViewerRecord } from "../features/account/account.source.ts";
import type { Observe } from "../telemetry/observe.ts";
import type { Upstreams } from "../upstream/pools.ts";
import { feedNames, type FeedName, type ToldEvent } from "../upstream/change-record.ts";
import { Feed, type FeedState } from "./feed.ts";
import { Hub } from "./hub.ts";
import { streamHandler } from "./stream-handler.ts";
import { LiveStreams } from "./streams.ts";

interface Parts {
  config: Pick<Config, "eventsToken" | "streamBacklog">;
  upstreams: Upstreams;
  log: Logger;
  /** A monotonic clock in milliseconds. */
  now: () => number;
  contextOf: (req: Request, res: Response) => Promise<GatewayContext>;
  observe: Observe;
  /** Called for each change before any stream gets it; null if changes may have been missed. */
  onChange: (event: ToldEvent | null) => void;
  rates: RateLimits;
}

/** Live changes from the servers, distributed to those who may see them. */
export interface Live {
  handler: RequestHandler;
  /** The state of each server's feed. */
  states: () => Record<FeedName, FeedState>;
  /** The number of open streams. */
  size: () => number;
  /** Whether every server publishes its changes. */
  isWhole: () => boolean;
  start(): void;
  /** Ends every stream and stops reading. */
  close(): void;
}

/** The token's current owner, bypassing all caches; null if it is no longer valid. */
async function confirmed(context: GatewayContext): Promise<ViewerRecord | null> {
  try {
    return await context.askViewer();
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 401) return null;
    throw error;
  }
}

/** Connects feeds, hub and streams; nothing is read before `start`. */
export function createLive({ config, upstreams, log, now, contextOf, observe, rates, onChange }: Parts): Live {
  const hub = new Hub(now);
  hub.listen(({ event }) => onChange(event));
  const feeds = feedNames.map(
    (name) => [name, new Feed({ name, upstream: upstreams[name], hub, log, token: config.eventsToken })] as const,
  );
  const states = () =>
    Object.fromEntries(feeds.map(([name, feed]) => [name, feed.state])) as Record<FeedName, FeedState>;
  const streams = new LiveStreams({
    hub,
    now,
    tellsOfSessions: () => states().v1 === "live",
    backlog: config.streamBacklog,
  });

  return {
    handler: streamHandler({
      contextOf,
      observe,
      rates,
      costLimit,
      open: (context, onCut) =>
        context.viewer && streams.open({ viewer: context.viewer, confirm: () => confirmed(context), onCut }),
    }),
    states,
    size: () => streams.size,
    isWhole: () => feeds.every(([, { state }]) => state === "live"),
    start: () => {
      for (const [, feed] of feeds) feed.start();
    },
    close: () => {
      streams.close();
      for (const [, feed] of feeds) feed.stop();
    },
  };
}
