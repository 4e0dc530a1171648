import type { Role } from "@app/domain/enums.ts";
import { permissionsOf, roleFrom, type Permission } from "@app/domain/permissions.ts";
import type { ViewerRecord } from "./account/account.source.ts";
import type { Viewers } from "./account/viewers.ts";
import { UpstreamError } from "../errors/upstream-error.ts";
import { loadersFor, type Loaders } from "./loaders.ts";
import type { LiveStream } from "./live/live-stream.ts";
import type { Memory } from "../cache/memory.ts";
import { sourcesFor, type Sources } from "./sources.ts";
import type { Asker } from "../permission/auth-directive.ts";
import type { OperationTrace } from "../telemetry/trace.ts";
import type { UpstreamCall } from "../upstream/exchange.ts";
import type { Upstreams } from "../upstream/pools.ts";

/** Where somebody stands in the present minute with what they may ask. */
export interface RateStanding {
  limit: number;
  remaining: number;
  /** Seconds until the minute is over. */
  reset: number;
  isRefused: boolean;
}

/** What every resolver is handed. Plain fields only: it is copied for each request. */
export interface GatewayContext extends Asker {
  requestId: string;
  /** When the request came, by the monotonic clock in milliseconds; null for what nobody asked. */
  startedAt: number | null;
  /** Where the request is traced. */
  trace: OperationTrace | null;
  /** Where the caller stands with what they may ask in a minute; null before the request has been counted. */
  rate: RateStanding | null;
  /** What the operation costs; null before that is known, and where it asks for nothing. */
  cost: number | null;
  /** Whether the attempts in it that need no signing in have been counted. */
  areAttemptsCounted: boolean;
  /** The person's network address. */
  address: string;
  viewer: ViewerRecord | null;
  sources: Sources;
  loaders: Loaders;
  /** The next request asks anew who the token belongs to. */
  forgetViewer: () => void;
  /** Asks the server who the token belongs to by now; rejects with its 401. */
  askViewer: () => Promise<ViewerRecord>;
  /** Sources that have read nothing yet: a stream outlives what was read at its beginning. */
  freshSources: () => Sources;
  /** What a subscription is fed from; null for everything else. */
  live: LiveStream | null;
}

const nothing: ReadonlySet<Permission> = new Set();

/** What all requests have in common. */
interface Common {
  upstreams: Upstreams;
  viewers: Viewers;
  memory: Memory;
}

/** One request's context: who is asking, and their sources. */
export async function contextFor(
  { upstreams, viewers, memory }: Common,
  call: UpstreamCall,
  startedAt: number,
): Promise<GatewayContext> {
  const freshSources = () => sourcesFor(upstreams, call);
  const { viewer, role, may, signedOut, viewingAs } = await whoAsks(viewers, call.token, (token) =>
    freshSources().account.byToken(token),
  );
  const reference = role === null ? null : (memory.reference?.of(role) ?? null);
  const sources = sourcesFor(upstreams, call, {
    shared: { flights: memory.flights, reference },
    onWrite: () => {
      loaders.clear();
      memory.written();
    },
  });
  const loaders = loadersFor(sources);
  return {
    requestId: call.requestId,
    startedAt,
    trace: call.trace,
    rate: null,
    cost: null,
    areAttemptsCounted: false,
    address: call.address,
    viewer,
    may,
    signedOut,
    viewingAs,
    sources,
    loaders,
    forgetViewer: () => {
      if (call.token !== null) viewers.forget(call.token);
    },
    askViewer: () => freshSources().account.byToken(call.token ?? ""),
    freshSources,
    live: null,
  };
}

interface Who extends Pick<GatewayContext, "viewer" | "may" | "signedOut" | "viewingAs"> {
  role: Role | null;
}

const nobody = { viewer: null, role: null, may: nothing, viewingAs: null };

async function whoAsks(
  viewers: Viewers,
  token: string | null,
  ask: (token: string) => Promise<ViewerRecord>,
): Promise<Who> {
  if (token === null) return { ...nobody, signedOut: "missing" };
  try {
    const viewer = await viewers.find(token, ask);
    const role = roleFrom(viewer.user_role);
    return { viewer, role, may: permissionsOf(role), signedOut: null, viewingAs: viewer.viewingUntil ? role : null };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { ...nobody, signedOut: error.status === 401 ? "invalid" : error };
  }
}

/** No token of ours is longer; it stands twice in what is asked of the servers. */
const longestToken = 4_000;

/** The token of a bearer header; null for none. Dots alone would be a path of their own. */
export function bearerToken(header: string | undefined): string | null {
  const token = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
  return token === undefined || token.length > longestToken || /^\.+$/.test(token) ? null : token;
}
