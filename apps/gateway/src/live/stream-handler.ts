import type { Request, RequestHandler, Response } from "express";
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
} from "graphql";
import type { Response as SseResponse } from "graphql-sse";
import { createHandler } from "graphql-sse/lib/use/express";
import type { GatewayContext } from "../context.ts";
import { notSignedIn } from "../directives/auth.ts";
import { formatError } from "../errors/format-error.ts";
import { requestIdOf } from "../http/request-id.ts";
import { limitRules, limits } from "../plugins/limits.ts";
import { schema } from "../schema.ts";
import type { Observe } from "../telemetry/observe.ts";
import type { LiveStream } from "./streams.ts";

interface Parts {
  contextOf: (req: Request, res: Response) => Promise<GatewayContext>;
  /** Opens a stream for who asks; null when they have too many. */
  open: (context: GatewayContext) => LiveStream | null;
  /** Is told of each stream when it has ended, and of each that was refused. */
  observe: Observe;
}

const statuses: Partial<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  RATE_LIMITED: 429,
  UPSTREAM_UNAVAILABLE: 503,
};

const refusal = (code: string, message: string) => new GraphQLError(message, { extensions: { code } });

/** What leaves: our codes, our request's id, nothing of our insides. */
function shown(error: GraphQLError, requestId: string) {
  const { extensions, ...formatted } = formatError(error.toJSON(), error);
  return { ...formatted, extensions: { code: String(extensions?.code), ...extensions, requestId } };
}

function refused(errors: readonly GraphQLError[], res: Response): SseResponse {
  const shownErrors = errors.map((error) => shown(error, requestIdOf(res)));
  const status = statuses[shownErrors[0]?.extensions.code ?? ""] ?? 400;
  const headers = { "content-type": "application/json; charset=utf-8" };
  return [JSON.stringify({ errors: shownErrors }), { status, statusText: "Refused", headers }];
}

const rules = [...specifiedRules, ...limitRules()];

/** The document, if it may be executed here; else why not. */
function documentFrom(query: string, operationName?: string): DocumentNode | readonly GraphQLError[] {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: limits.tokens });
  } catch (error) {
    return [refusal("GRAPHQL_PARSE_FAILED", (error as Error).message)];
  }
  const errors = validate(schema, document, rules, { hideSuggestions: true });
  if (errors.length > 0) {
    return errors.map((error) => (error.extensions.code ? error : refusal("GRAPHQL_VALIDATION_FAILED", error.message)));
  }
  if (getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION) return document;
  return [refusal("BAD_USER_INPUT", "Only subscriptions are served here; send others to /graphql.")];
}

const isDocument = (value: DocumentNode | readonly GraphQLError[]): value is DocumentNode => "kind" in value;

/** Serves subscriptions as server-sent events, each in a response of its own. */
export function streamHandler({ contextOf, open, observe }: Parts): RequestHandler {
  const handler = createHandler({
    // No state between requests: every stream is one request.
    authenticate: () => null,
    validate: () => [],
    onSubscribe: async (request, { query, operationName, variables }) => {
      const { res } = request.context;
      const context = await contextOf(request.raw as Request, res);
      const ended = (name: string | undefined, errors: readonly GraphQLError[]) =>
        observe(context, { name, type: "subscription", hasData: errors.length === 0, errors });
      const refuse = (errors: readonly GraphQLError[]) => {
        ended(operationName, errors);
        return refused(errors, res);
      };
      if (!context.viewer) {
        const error = notSignedIn(context.signedOut);
        return refuse([
          error instanceof GraphQLError ? error : new GraphQLError(error.message, { originalError: error }),
        ]);
      }
      const document = documentFrom(query, operationName);
      if (!isDocument(document)) return refuse(document);
      const live = open(context);
      if (!live) return refuse([refusal("RATE_LIMITED", "Too many streams are open.")]);
      const close = () => {
        live.close();
        ended(getOperationAST(document, operationName)?.name?.value, []);
      };
      if (res.closed) close();
      else res.once("close", close);
      const contextValue = { ...context, live };
      return { schema, document, operationName, variableValues: variables, contextValue } as ExecutionArgs & {
        contextValue: Record<string, unknown>;
      };
    },
    onNext: (context, _request, result) => withShownErrors(result as ExecutionResult, String(context.requestId)),
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
    // Proxies are told to hand on each event as it comes.
    res.setHeader("x-accel-buffering", "no");
    await handler(req, res);
  };
}

function withShownErrors(result: ExecutionResult, requestId: string): ExecutionResult {
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => shown(error, requestId)) as unknown as GraphQLError[] };
}
