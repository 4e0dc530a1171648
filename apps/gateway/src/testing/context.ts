import type { Role } from "@app/domain/enums.ts";
import { permissionsOf, roleFrom } from "@app/domain/permissions.ts";
import type { GatewayContext } from "../features/context.ts";
import { loadersFor } from "../features/loaders.ts";
import { sourceNames, type Sources } from "../features/sources.ts";
import { aViewer } from "./records.ts";

export type Who = Role | "no role" | "unknown role" | "signed out";

/** Source methods that a test implements; all others fail. */
export type Fakes = { [Name in keyof Sources]?: Partial<Sources[Name]> };

const notFaked = (source: string) =>
  new Proxy(
    {},
    {
      get: (_, method) => () => {
        throw new Error(`${source}.${String(method)} was asked, but is not faked`);
      },
    },
  );

const fakeSources = (fakes: Fakes): Sources =>
  Object.fromEntries(sourceNames.map((name) => [name, fakes[name] ?? notFaked(name)])) as unknown as Sources;

const roleOf: Partial<Record<Who, string>> = { "no role": "", "unknown role": "wizard" };

/** A context for resolver tests. */
export function contextFor(who: Who, fakes: Fakes = {}): GatewayContext {
  const sources = fakeSources(fakes);
  const viewer = who === "signed out" ? null : aViewer({ user_role: roleOf[who] ?? who });
  return {
    requestId: "test-request",
    startedAt: null,
    trace: null,
    rate: null,
    cost: null,
    areAttemptsCounted: false,
    address: "127.0.0.1",
    viewer,
    may: viewer ? permissionsOf(roleFrom(viewer.user_role)) : new Set(),
    signedOut: viewer ? null : "missing",
    sources,
    loaders: loadersFor(sources),
    forgetViewer: () => undefined,
    askViewer: () => Promise.reject(new Error("The viewer was asked for, but is not faked")),
    freshSources: () => sources,
    live: null,
  };
}
