import { permissionsOf, roleFrom, type Permission } from "@app/domain/permissions.ts";
import type { ViewerRecord } from "./features/account/account.source.ts";
import type { Viewers } from "./features/account/viewers.ts";
import { UpstreamError } from "./errors/upstream-error.ts";
import { clearAll, loadersFor, type Loaders } from "./loaders.ts";
import type { LiveStream } from "./live/streams.ts";
import { sourcesFor, type Sources } from "./sources.ts";
import type { OperationTrace } from "./telemetry/trace.ts";
import type { UpstreamCall } from "./upstream/exchange.ts";
import type { Upstreams } from "./upstream/pools.ts";

/** Why nobody is signed in: no token, a bad one, or nobody to ask. */
type SignedOut = "missing" | "invalid" | UpstreamError;

/** What every resolver is handed. Plain fields only: it is copied for each request. */
export interface GatewayContext {
  requestId: string;
  /** When the request came, by the monotonic clock in milliseconds; null for what nobody asked. */
  startedAt: number | null;
  /** Where the request is traced. */
  trace: OperationTrace | null;
  /** The person's network address. */
  address: string;
  viewer: ViewerRecord | null;
  may: ReadonlySet<Permission>;
  /** Tells why `viewer` is null. */
  signedOut: SignedOut | null;
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

/** One request's context: its sources, and who is asking. */
export async function contextFor(
  upstreams: Upstreams,
  viewers: Viewers,
  call: UpstreamCall,
  startedAt: number,
): Promise<GatewayContext> {
  const sources: Sources = sourcesFor(upstreams, call, () => {
    clearAll(loaders);
  });
  const freshSources = () => sourcesFor(upstreams, call, () => undefined);
  const loaders = loadersFor(sources);
  const who = await whoAsks(viewers, call.token, sources);
  return {
    requestId: call.requestId,
    startedAt,
    trace: call.trace,
    address: call.address,
    ...who,
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

type Who = Pick<GatewayContext, "viewer" | "may" | "signedOut">;

async function whoAsks(viewers: Viewers, token: string | null, sources: Sources): Promise<Who> {
  if (token === null) return { viewer: null, may: nothing, signedOut: "missing" };
  try {
    const viewer = await viewers.find(token, (one) => sources.account.byToken(one));
    return { viewer, may: permissionsOf(roleFrom(viewer.user_role)), signedOut: null };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { viewer: null, may: nothing, signedOut: error.status === 401 ? "invalid" : error };
  }
}

/** The token of a bearer header; null for none. Dots alone would be a path of their own. */
export function bearerToken(header: string | undefined): string | null {
  const token = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1];
  return token === undefined || /^\.+$/.test(token) ? null : token;
}
