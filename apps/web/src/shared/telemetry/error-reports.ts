import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  dedupeIntegration,
  functionToStringIntegration,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  replayIntegration,
  type BrowserOptions,
  type ErrorEvent,
} from "@sentry/browser";
import { errorReports } from "@app/domain/error-reports.ts";
import { hasConsent } from "./consent.ts";
import { clean, type PatternOf } from "./scrub.ts";
import replayWorker from "./replay-worker.ts?worker&url";

type MakeTransport = NonNullable<BrowserOptions["transport"]>;
type Transport = ReturnType<MakeTransport>;
type Envelope = Parameters<Transport["send"]>[0];

/** What a server refused is in its own log; a network that is down is nobody's mistake. */
const ofServers = /^(?:Combined|Server|Abort)/;
const ofNetwork = /failed to fetch|load failed|networkerror|importing a module|dynamically imported module/i;

const isOfPortal = ({ exception }: ErrorEvent) =>
  !exception?.values?.some(({ type = "", value = "" }) => ofServers.test(type) || ofNetwork.test(value));

/** The last gate: whatever is sent is cleaned here, and nothing passes once consent has run out. */
const cleaning =
  (patternOf: PatternOf): MakeTransport =>
  (options) => {
    const transport = makeFetchTransport(options);
    return {
      flush: (timeout) => transport.flush(timeout),
      send: async (envelope) => (hasConsent() ? transport.send(clean(envelope, patternOf) as Envelope) : {}),
    };
  };

const nothingOfPeople = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  stackFrameVariables: false,
  frameContextLines: 0,
} satisfies BrowserOptions["dataCollection"];

const isOurs = (url: string) =>
  URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin;

type Span = ReturnType<NonNullable<NonNullable<Parameters<typeof browserTracingIntegration>[0]>["beforeStartSpan"]>>;

/** A page's time goes by its pattern; so Sentry need not guess which part of an address is an id. */
function named(span: Span, patternOf: PatternOf): Span {
  const pattern = patternOf(span.name);
  if (pattern === null) return span;
  return { ...span, name: pattern, attributes: { ...span.attributes, "sentry.segment.name.source": "route" } };
}

/** Sends errors of the portal, how long its pages took, and replays with all texts masked, to the Sentry project at `dsn`. */
export function startErrorReports(dsn: string, patternOf: PatternOf): void {
  init({
    dsn,
    release: errorReports.release,
    tracesSampleRate: errorReports.traces,
    replaysSessionSampleRate: errorReports.sessionReplays,
    replaysOnErrorSampleRate: errorReports.errorReplays,
    traceLifecycle: "static",
    // No other machine is told of a trace, ours neither: its log has ids of requests.
    tracePropagationTargets: [],
    dataCollection: nothingOfPeople,
    sendClientReports: false,
    initialScope: { tags: { errors_before_consent: window.failures ?? 0 } },
    beforeSend: (event) => (isOfPortal(event) ? event : null),
    transport: cleaning(patternOf),
    defaultIntegrations: false,
    integrations: [
      functionToStringIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      // Neither what was pressed nor what was logged: both name people.
      breadcrumbsIntegration({ dom: false }),
      browserTracingIntegration({
        enableLongTask: false,
        enableLongAnimationFrame: false,
        beforeStartSpan: (span) => named(span, patternOf),
        webVitals: { ignore: ["inp"] },
        shouldCreateSpanForRequest: isOurs,
      }),
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        networkCaptureBodies: false,
        workerUrl: replayWorker,
      }),
    ],
  });
}
