import { clientMessages } from "@app/domain/client-messages.ts";
import type { Role } from "@app/domain/enums.ts";
import { roleFrom, type Permission } from "@app/domain/permissions.ts";
import { isMarked } from "@app/domain/tokens/token-form.ts";
import type { ViewerRecord } from "./account/account.source.ts";
import { rightsOfCaller, sharedKey, viewerKey } from "./account/caller.public.ts";
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

/** A caller's rate limit in the current minute. */
export interface RateStanding {
  limit: number;
  remaining: number;
  /** Seconds until the minute ends. */
  reset: number;
  isRefused: boolean;
}

/** The context of every resolver. Plain fields only, as it is copied for each request. */
export interface GatewayContext extends Asker {
  requestId: string;
  /** When the request came, by the monotonic clock in milliseconds; null for requests of the gateway itself. */
  startedAt: number | null;
  trace: OperationTrace | null;
  /** The caller's rate limit; null until the request has been counted. */
  rate: RateStanding | null;
  /** The operation's cost; null until known, and if it selects nothing. */
  cost: number | null;
  /** Whether the attempts that need no sign-in have been counted. */
  areAttemptsCounted: boolean;
  /** The person's network address. */
  address: string;
  viewer: ViewerRecord | null;
  sources: Sources;
  loaders: Loaders;
  /** Makes the next request look up the token's owner again. */
  forgetViewer: () => void;
  /** Looks up the token's current owner on the server; rejects with its 401. */
  askViewer: () => Promise<ViewerRecord>;
  /** Sources without cached reads: a stream outlives what was read at its start. */
  freshSources: () => Sources;
  /** The event stream of a subscription; null otherwise. */
  live: LiveStream | null;
}

const nothing: ReadonlySet<Permission> = new Set();

/** Shared by all requests. */
interface Common {
  upstreams: Upstreams;
  viewers: Viewers;
  memory: Memory;
}

/** Creates the context of one request: who is asking, and their sources. */
export async function contextFor(
  { upstreams, viewers, memory }: Common,
  call: UpstreamCall,
  startedAt: number,
): Promise<GatewayContext> {
  const freshSources = () => sourcesFor(upstreams, call);
  const { viewer, role, may, signedOut, viewingAs } = await whoAsks(viewers, call, (token) =>
    freshSources().account.byToken(token),
  );
  const shared = viewer && sharedKey(viewer, role, may);
  const reference = shared === null ? null : (memory.reference?.of(shared) ?? null);
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
      if (call.token !== null) viewers.forget(viewerKey(call.token, call.address));
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
  { token, address }: Pick<UpstreamCall, "token" | "address">,
  ask: (token: string) => Promise<ViewerRecord>,
): Promise<Who> {
  if (token === null) return { ...nobody, signedOut: "missing" };
  try {
    const viewer = await viewers.find(viewerKey(token, address), () => ask(token));
    const role = roleFrom(viewer.user_role);
    return { viewer, role, may: rightsOfCaller(viewer), signedOut: null, viewingAs: viewer.viewingUntil ? role : null };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.status !== 401) return { ...nobody, signedOut: error };
    if (isMarked(token)) return { ...nobody, signedOut: { refused: error.message } };
    return { ...nobody, signedOut: error.message === clientMessages.suspended ? "suspended" : "invalid" };
  }
}

/** Our tokens are shorter; it is sent twice in each call to the servers. */
const longestToken = 4_000;

/** The token of a bearer header; null if there is none. Dots alone would be a path. */
export function bearerToken(header: string | undefined): string | null {
  const token = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
  return token === undefined || token.length > longestToken || /^\.+$/.test(token) ? null : token;
}
