import type { Server } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import express, { type Express, type Request, type RequestHandler, type Response } from "express";
import type { Logger } from "pino";
import { version, type Config } from "./config.ts";
import { bearerToken, contextFor, type GatewayContext } from "./features/context.ts";
import { Viewers } from "./features/account/viewers.ts";
import { BannerCounter } from "./features/banners/banner-counts.ts";
import { createGraphqlServer } from "./http/graphql-server.ts";
import { errorHandler, sendError } from "./http/errors.ts";
import { expressServer } from "./http/express-server.ts";
import { ClickCounts } from "./http/click-counts.ts";
import { bannerActsOf, banners } from "./http/banners.ts";
import { feeds } from "./http/feeds.ts";
import { files } from "./http/files.ts";
import { goLink } from "./http/go-link.ts";
import { fileUpload } from "./http/file-upload.ts";
import { besideExpress, graphqlOverHttp, isForGraphql } from "./http/graphql.ts";
import { healthz, readyz, type Phase } from "./http/health.ts";
import { metricsPage } from "./http/metrics-page.ts";
import { addressOf } from "./http/address.ts";
import { readJson } from "./http/json-body.ts";
import { bodyDeadlineMs } from "./http/unread-body.ts";
import { requestId, requestIdOf } from "./http/request-id.ts";
import { dataHeaders, playgroundPolicy, securityHeaders, setting } from "./http/security.ts";
import { sitePages } from "./http/site.ts";
import { builtSite, pageOf } from "./http/static-files.ts";
import { createLive } from "./live/live.ts";
import { Memory } from "./cache/memory.ts";
import { countFile, countRequest } from "./gates/rate-gate.ts";
import { RateLimits } from "./gates/rate-limits.ts";
import { Metrics } from "./telemetry/metrics.ts";
import { observing } from "./telemetry/observe.ts";
import { openTracing } from "./telemetry/tracing.ts";
import { isOfTokens } from "./upstream/change-record.ts";
import { openUpstreams } from "./upstream/pools.ts";
import { warmUp } from "./warm-up.ts";

/** Maximum length of the user agent that is passed on. */
const longestAgent = 500;

/** The gateway before it listens. */
export interface Gateway {
  app: Express;
  server: Server;
  /** Makes the first requests fast; `/readyz` fails before. */
  warmUp(): Promise<void>;
  /** Makes `/readyz` fail, and keeps serving until no new requests arrive. */
  drain(): Promise<void>;
  /** Stops accepting, finishes running requests, closes the connections to the servers. */
  close(): Promise<void>;
}

const notFound: RequestHandler = (_req, res) => sendError(res, 404, "BAD_USER_INPUT", "Not found.");

/** Assembles the gateway. `now` is a monotonic clock in milliseconds. */
export async function createGateway(config: Config, log: Logger, now: () => number): Promise<Gateway> {
  const metrics = new Metrics();
  const tracing = await openTracing(config.otlpEndpoint);
  const observe = observing(log, metrics, now);
  const upstreams = openUpstreams(config, (source, outcome, ms) => metrics.call(source, outcome, ms));
  const viewers = new Viewers(now, metrics.lookupsOf("viewers"));
  const rates = new RateLimits(config.rates, config.redisUrl, log);
  const counter = new BannerCounter({ v2: upstreams.v2, token: config.eventsToken, log });
  const app = express();
  const failed = errorHandler(log);
  const server = expressServer(
    app,
    { requestTimeout: config.uploadDeadlineMs, headersTimeout: bodyDeadlineMs },
    { fits: isForGraphql, answer: (request, response) => direct(request, response) },
  );
  const graphql = createGraphqlServer(server, log, rates, observe);
  await graphql.server.start();
  const clicks = new ClickCounts({ upstream: upstreams.v1, log, token: config.eventsToken });
  let phase: Phase = "starting";

  const memory = new Memory({
    now,
    keepsReference: config.keepsReference,
    isTold: () => live.isWhole(),
    onLookup: metrics.lookupsOf("reference"),
  });
  const contextOf = (req: Request, res: Response): Promise<GatewayContext> =>
    contextFor(
      { upstreams, viewers, memory },
      {
        requestId: requestIdOf(res),
        token: bearerToken(req.headers.authorization),
        address: addressOf(req),
        userAgent: (req.headers["user-agent"] ?? "").slice(0, longestAgent),
        trace: tracing?.begin(req.get("traceparent")) ?? null,
      },
      now(),
    );

  const live = createLive({
    config,
    upstreams,
    log,
    now,
    contextOf,
    observe,
    rates,
    onChange: (event) => {
      memory.heard(event?.entityKind ?? null);
      if (isOfTokens(event) && event.personId !== null) viewers.forgetPerson(event.personId);
    },
  });
  metrics.gauge("gateway_live_streams", "Live streams that are open.", live.size);

  app.disable("x-powered-by").disable("etag");
  const data = dataHeaders(config);
  const operations = graphqlOverHttp({
    ...graphql,
    contextOf,
    count: (context) => countRequest(rates, context),
    observe,
    headers: data,
  });
  const direct = besideExpress(operations, failed);
  app.use(requestId);
  app.use("/graphql/stream", setting(data), readJson, live.handler);
  app.use("/graphql", operations);
  app.use(securityHeaders(pageOf(config.portalRoot), config));
  app.get("/healthz", healthz);
  app.get(
    "/readyz",
    readyz(() => phase, upstreams, now, live.states),
  );
  app.get("/metrics", metricsPage(metrics, config.metricsToken));
  app.get("/config.json", (_req, res) => {
    res.setHeader("cache-control", "no-store");
    res.json({
      version,
      analyticsId: config.analyticsId,
      errorDsn: config.errorDsn,
      live: config.eventsToken !== null,
      rates: config.rates,
    });
  });
  const uploads = {
    v2: upstreams.v2,
    contextOf,
    deadlineMs: config.uploadDeadlineMs,
    stalledMs: config.uploadStalledMs,
    count: (context: GatewayContext) => countRequest(rates, context),
  };
  app.post("/files", setting(data), fileUpload({ ...uploads, path: "/files" }));
  app.post(
    "/invoice-proof",
    setting(data),
    fileUpload({ ...uploads, path: "/billing/invoice-page/proof", isForGuests: true }),
  );
  app.get(
    "/files/:id",
    files(upstreams, (request) => countFile(rates, addressOf(request))),
  );
  app.get("/go/:code", goLink({ contextOf, clicks, count: (context) => countRequest(rates, context) }));
  app.get("/feeds/:name", feeds({ contextOf, count: (context) => countRequest(rates, context) }));
  app.get(
    "/banners",
    setting(data),
    banners({
      contextOf,
      count: (request) => countFile(rates, addressOf(request)),
      now,
      base: (config.publicUrl ?? "").replace(/\/$/, ""),
    }),
  );
  app.post("/banners/:id/:edition/:act", setting(data), bannerActsOf(counter));
  app.use("/playground", playgroundPolicy, builtSite(config.playgroundRoot, "playground"), notFound);
  app.use("/api", notFound);
  app.use(sitePages(join(config.portalRoot, "site"), config));
  app.use(builtSite(config.portalRoot, "portal"));
  app.use(notFound);
  app.use(failed);

  return {
    app,
    server,
    warmUp: async () => {
      live.start();
      await warmUp(graphql.server, upstreams);
      if (phase === "starting") phase = "ok";
    },
    drain: async () => {
      phase = "stopping";
      // Once closing, ask clients not to reuse their connection.
      server.prependListener("request", (_, response) => void (response.shouldKeepAlive = false));
      await setTimeout(config.drainMs);
    },
    close: async () => {
      live.close();
      await clicks.send();
      await graphql.server.stop();
      await counter.close();
      rates.close();
      await upstreams.close();
      await tracing?.close();
    },
  };
}
