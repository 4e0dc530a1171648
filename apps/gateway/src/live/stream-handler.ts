import type { Request, RequestHandler, Response } from "express";
import { GraphQLError, type ExecutionArgs, type ExecutionResult } from "graphql";
import type { Response as SseResponse } from "graphql-sse";
import { createHandler } from "graphql-sse/lib/use/express";
import type { GatewayContext } from "../features/context.ts";
import { notSignedIn } from "../permission/auth-directive.ts";
import { refusal } from "../gates/document-refusals.ts";
import { shown } from "../errors/shown.ts";
import { requestIdOf } from "../http/request-id.ts";
import { countRequest, rateHeaders } from "../gates/rate-gate.ts";
import { refusedAnswer } from "../gates/refused-answer.ts";
import type { RateLimits } from "../gates/rate-limits.ts";
import { schema } from "../features/schema.ts";
import type { Observe } from "../telemetry/observe.ts";
import { streamDocument } from "./stream-document.ts";
import type { LiveStream } from "../features/live/live-stream.ts";
import { endSoon, flushed } from "./unread.ts";

interface Parts {
  contextOf: (req: Request, res: Response) => Promise<GatewayContext>;
  /** Opens a stream; null if the caller has too many. `onCut` is called if the client is too slow. */
  open: (context: GatewayContext, onCut: () => void) => LiveStream | null;
  rates: RateLimits;
  /** The maximum cost of a subscription. */
  costLimit: number;
  /** Called for each stream when it ends, and for each refusal. */
  observe: Observe;
}

function refused(errors: readonly GraphQLError[], context: GatewayContext): SseResponse {
  const { status, text } = refusedAnswer(errors, context);
  const headers = { "content-type": "application/json; charset=utf-8" };
  return [text, { status, statusText: "Refused", headers }];
}

/** Counts the stream as an operation; returns the reason if it may not start. */
async function refusalOf(rates: RateLimits, context: GatewayContext, res: Response): Promise<GraphQLError | null> {
  const tooMuch = await countRequest(rates, context);
  if (context.rate) for (const [name, value] of rateHeaders(context.rate)) res.setHeader(name, value);
  if (tooMuch) return tooMuch;
  if (context.viewer) return null;
  const error = notSignedIn(context.signedOut);
  return error instanceof GraphQLError ? error : new GraphQLError(error.message, { originalError: error });
}

/** Serves subscriptions as server-sent events, one response each. */
export function streamHandler({ contextOf, open, rates, costLimit, observe }: Parts): RequestHandler {
  const handler = createHandler({
    // Stateless: every stream is one request.
    authenticate: () => null,
    validate: () => [],
    onSubscribe: async (request, { query, operationName, variables }) => {
      const { res } = request.context;
      const context = await contextOf(request.raw as Request, res);
      const ended = (name: string | undefined, errors: readonly GraphQLError[]) =>
        observe(context, { name, type: "subscription", hasData: errors.length === 0, errors });
      const refuse = (errors: readonly GraphQLError[]) => {
        ended(operationName, errors);
        return refused(errors, context);
      };
      const early = await refusalOf(rates, context, res);
      if (early) return refuse([early]);
      const asked = streamDocument({ query, operationName, variables: variables ?? {} }, costLimit);
      if (!("document" in asked)) return refuse(asked);
      const live = open(context, () => endSoon(res));
      if (!live) return refuse([refusal("RATE_LIMITED", "Too many streams are open.")]);
      const close = () => {
        live.close();
        ended(asked.operation.name?.value, []);
      };
      if (res.closed) close();
      else res.once("close", close);
      const { document } = asked;
      const contextValue = { ...context, live };
      return { schema, document, operationName, variableValues: variables, contextValue } as ExecutionArgs & {
        contextValue: Record<string, unknown>;
      };
    },
    onNext: async (context, request, result) => {
      await flushed(request.context.res);
      return withShownErrors(result as ExecutionResult, String(context.requestId));
    },
  });
  return async (req, res) => {
    if (req.method !== "POST" || !req.is("json")) {
      res.status(415).json({ errors: [shown(refusal("BAD_USER_INPUT", "Send JSON by POST."), requestIdOf(res))] });
      return;
    }
    if (req.get("accept") !== "text/event-stream") {
      res
        .status(406)
        .json({ errors: [shown(refusal("BAD_USER_INPUT", "Accept text/event-stream."), requestIdOf(res))] });
      return;
    }
    // Tells proxies not to buffer events.
    res.setHeader("x-accel-buffering", "no");
    await handler(req, res);
  };
}

function withShownErrors(result: ExecutionResult, requestId: string): ExecutionResult {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => shown(error, requestId)) as unknown as GraphQLError[] };
}
