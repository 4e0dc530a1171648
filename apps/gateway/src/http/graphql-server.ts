import type { Server } from "node:http";
import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { ApolloServerPluginDrainHttpServer } from "@apollo/server/plugin/drainHttpServer";
import type { Logger } from "pino";
import type { GatewayContext } from "../features/context.ts";
import { surveyOf } from "../gates/document-survey.ts";
import { formatError } from "../errors/format-error.ts";
import { documentStore } from "../gates/document-store.ts";
import { executedBy, Executor } from "../execution/executor.ts";
import { RoleViews } from "../execution/role-views.ts";
import { ShortPath } from "./short-path.ts";
import { costGate } from "../gates/cost-gate.ts";
import { documentGate, textGate } from "../gates/document-gate.ts";
import { introspectionGate } from "../gates/introspection-gate.ts";
import { limits } from "../gates/operation-limits.ts";
import { rateGate } from "../gates/rate-gate.ts";
import { reporting } from "../gates/report.ts";
import { subscriptionsElsewhere } from "../gates/subscriptions-gate.ts";
import { asPlugin, gatesInOrder } from "../gates/gate.ts";
import type { RateLimits } from "../gates/rate-limits.ts";
import { schema } from "../features/schema.ts";
import type { Observe } from "../telemetry/observe.ts";

/** How long running requests may take after a stop, in milliseconds. */
const drainMs = 8_000;

/** The GraphQL server and the fast path. Everything that the library would take from NODE_ENV is set explicitly. */
export function createGraphqlServer(httpServer: Server, log: Logger, rates: RateLimits, observe: Observe) {
  const executor = new Executor(schema);
  const views = new RoleViews(schema);
  const short = new ShortPath((execution) =>
    surveyOf(execution.document).asksAboutSchema ? views.execute(execution) : executor.execute(execution),
  );
  const gates = gatesInOrder(
    documentGate(schema),
    textGate,
    introspectionGate,
    rateGate(rates),
    costGate(schema),
    subscriptionsElsewhere,
    short.gate,
    reporting(log, observe),
  );
  const server = new ApolloServer<GatewayContext>({
    gateway: executedBy(schema, (execution) => short.execute(execution)),
    nodeEnv: "production",
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    documentStore: documentStore(),
    // The document gate validates, after checking the limits.
    dangerouslyDisableValidation: true,
    parseOptions: { maxLexicalTokens: limits.tokens },
    formatError,
    stringifyResult: (result) => JSON.stringify(result),
    logger: log,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: drainMs }),
      asPlugin(gates),
    ],
  });
  return { server, short, gates };
}
