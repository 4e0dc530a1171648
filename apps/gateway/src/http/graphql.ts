import type { ApolloServer } from "@apollo/server";
import { HeaderMap } from "@apollo/server";
import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import type { GraphQLError } from "graphql";
import type { GatewayContext } from "../features/context.ts";
import { textRefusal } from "../gates/document-refusals.ts";
import type { ShortPath } from "./short-path.ts";
import { isObject } from "../common/is-object.ts";
import { rateHeaders } from "../gates/rate-gate.ts";
import { refusedAnswer } from "../gates/refused-answer.ts";
import type { GatesAtWork } from "../gates/gate.ts";
import type { Observe } from "../telemetry/observe.ts";
import { withRequestId } from "./errors.ts";
import { jsonBodyOf } from "./json-body.ts";
import { giveRequestId, requestIdHeader } from "./request-id.ts";

/** Headers that the GraphQL server reads: content types, and those that rule out forms of other sites. */
const headersRead = ["content-type", "accept", "apollo-require-preflight", "x-apollo-operation-name"] as const;

/**
 * Normalised headers of a JSON request. Its body has been parsed as JSON, which forms of other sites cannot send; this
 * saves the server from parsing the types again.
 */
const plain: HeaderMap = new HeaderMap([
  ["accept", ""],
  ["apollo-require-preflight", "true"],
]);
const jsonType = "application/json; charset=utf-8";
const takesJson: ReadonlySet<string | undefined> = new Set([undefined, "*/*", "application/json"]);

const isPlainJson = ({ method, headers }: Request, body: unknown) =>
  method === "POST" && body !== undefined && takesJson.has(headers.accept);

function headersOf({ headers }: Request): HeaderMap {
  const read = new HeaderMap();
  for (const name of headersRead) {
    const value = headers[name];
    if (typeof value === "string") read.set(name, value);
  }
  return read;
}

const emptyName = /([?&])operationName=(?:&|$)/;

/** The query string as the server reads it; an empty operation name counts as none, as in a body. */
const searchOf = (url: string) => (url.includes("?") ? url.slice(url.indexOf("?")).replace(emptyName, "$1") : "");

const path = "/graphql";

/** Why a document in a body is too long to parse; null if it is not. Texts in URLs are short. */
const tooLong = (body: unknown) => (isObject(body) && typeof body.query === "string" ? textRefusal(body.query) : null);

/** An unreadable body counts towards the rate limit before it is refused, since parsing it costs as much. */
async function readBody(request: Request): Promise<{ body: unknown; refuse: () => void }> {
  try {
    return { body: await jsonBodyOf(request), refuse: () => undefined };
  } catch (error) {
    return {
      body: undefined,
      refuse: () => {
        throw error;
      },
    };
  }
}

const rateHeadersOf = ({ rate }: GatewayContext) => (rate ? rateHeaders(rate) : []);

/** Whether a URL is exactly GraphQL's path, in its usual spelling. */
export const isForGraphql = (url: string): boolean =>
  url.startsWith(path) && (url.length === path.length || url[path.length] === "?");

interface Parts {
  server: ApolloServer<GatewayContext>;
  short: ShortPath;
  gates: GatesAtWork;
  contextOf: (request: Request, response: Response) => Promise<GatewayContext>;
  /** Counts a request; returns null or the refusal. */
  count: (context: GatewayContext) => Promise<GraphQLError | null>;
  /** Called for requests refused here. */
  observe: Observe;
  /** Headers of every response. */
  headers: ReadonlyMap<string, string>;
}

/** GraphQL over HTTP, without streams and layers that small responses do not need. */
export function graphqlOverHttp({
  server,
  short,
  gates,
  contextOf,
  count,
  observe,
  headers: always,
}: Parts): RequestHandler {
  const fixed = [...always, ["cache-control", "no-store"] as const].flat();

  function send(response: Response, id: string, status: number, headers: HeaderMap, text: string): void {
    const list = [...fixed, requestIdHeader, id, "content-length", String(Buffer.byteLength(text))];
    for (const [name, value] of headers) list.push(name, value);
    // Written at once, which avoids storing and checking headers one by one.
    response.writeHead(status, list).end(text);
  }

  async function answer(request: Request, response: Response, id: string): Promise<void> {
    const { body: requestBody, refuse } = await readBody(request);
    const isPlain = isPlainJson(request, requestBody);
    const known = isPlain ? short.find(requestBody) : null;
    const context = await contextOf(request, response);
    const early = (await count(context)) ?? (known ? null : tooLong(requestBody));
    if (early) {
      observe(context, { name: null, type: "none", hasData: false, errors: [early] });
      const { status, text } = refusedAnswer([early], context);
      send(response, id, status, new HeaderMap([["content-type", jsonType], ...rateHeadersOf(context)]), text);
      return;
    }
    refuse();
    const soon = known ? await short.answer(known, context, gates) : null;
    if (soon) {
      soon.headers.set("content-type", jsonType);
      send(response, id, 200, soon.headers, soon.text);
      return;
    }

    const {
      status = 200,
      headers,
      body,
    } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method,
        headers: isPlain ? plain : headersOf(request),
        search: searchOf(request.url),
        body: requestBody,
      },
      context: () => Promise.resolve(context),
    });
    if (body.kind === "chunked") throw new Error("Answers in parts are not supported.");
    // Headers that the gates could not set.
    for (const [name, value] of rateHeadersOf(context)) if (!headers.has(name)) headers.set(name, value);
    send(response, id, status, headers, status < 400 ? body.string : withRequestId(body.string, id));
  }

  return async (request, response) => {
    const id = giveRequestId(request, response);
    try {
      await answer(request, response, id);
    } catch (error) {
      if (!response.headersSent) {
        response.setHeaders(new Map([...always, [requestIdHeader, id]]));
      }
      throw error;
    }
  };
}

/** The same without Express; `failed` reports errors. */
export const besideExpress =
  (handler: RequestHandler, failed: ErrorRequestHandler) =>
  async (request: Request, response: Response): Promise<void> => {
    const breakOff = () => void response.destroy();
    try {
      await handler(request, response, breakOff);
    } catch (error) {
      failed(error, request, response, breakOff);
    }
  };
