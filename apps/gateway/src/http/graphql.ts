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

/** What the GraphQL server looks at: the kinds of content, and what proves that no form of another site was sent. */
const headersRead = ["content-type", "accept", "apollo-require-preflight", "x-apollo-operation-name"] as const;

/**
 * What a request in JSON that takes an answer in JSON comes to. A body of that type was read, which no form of another
 * site can send; said this way, the server need not read the types letter by letter again.
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

/** What follows the path, as the server reads it; an empty name is none, as in a body. */
const searchOf = (url: string) => (url.includes("?") ? url.slice(url.indexOf("?")).replace(emptyName, "$1") : "");

const path = "/graphql";

/** Why the text of a document in a body is not read; null where it may be. Texts in addresses are short. */
const tooLong = (body: unknown) => (isObject(body) && typeof body.query === "string" ? textRefusal(body.query) : null);

/** A body that cannot be read is refused only once it has been counted: it costs about as much as another. */
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

/** Whether a request is for GraphQL's path and none below it, as it is written nearly always. */
export const isForGraphql = (url: string): boolean =>
  url.startsWith(path) && (url.length === path.length || url[path.length] === "?");

interface Parts {
  server: ApolloServer<GatewayContext>;
  short: ShortPath;
  gates: GatesAtWork;
  contextOf: (request: Request, response: Response) => Promise<GatewayContext>;
  /** Counts a request; null, or why it is too much. */
  count: (context: GatewayContext) => Promise<GraphQLError | null>;
  /** Is told of what is refused here. */
  observe: Observe;
  /** Headers that every answer has. */
  headers: ReadonlyMap<string, string>;
}

/** GraphQL over HTTP, without the streams and layers in between that a small answer need not pay for. */
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
    // All at once: nothing has to be kept, looked up and checked by name before it is written.
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
    // What the gates had no chance to tell.
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

/** The same without express around it: what fails is told by `failed`. */
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
