import type { ApolloServer } from "@apollo/server";
import { HeaderMap } from "@apollo/server";
import type { Request, RequestHandler, Response } from "express";
import type { GatewayContext } from "../context.ts";
import { withRequestId } from "./errors.ts";
import { jsonBodyOf } from "./json-body.ts";
import { requestIdOf } from "./request-id.ts";

/** What the GraphQL server looks at: the kinds of content, and what proves that no form of another site was sent. */
const headersRead = ["content-type", "accept", "apollo-require-preflight", "x-apollo-operation-name"] as const;

function headersOf({ headers }: Request): HeaderMap {
  const read = new HeaderMap();
  for (const name of headersRead) {
    const value = headers[name];
    if (typeof value === "string") read.set(name, value);
  }
  return read;
}

const searchOf = (url: string) => (url.includes("?") ? url.slice(url.indexOf("?")) : "");

/** GraphQL over HTTP, without the streams and layers in between that a small answer need not pay for. */
export function graphqlOverHttp(
  server: ApolloServer<GatewayContext>,
  contextOf: (request: Request, response: Response) => Promise<GatewayContext>,
): RequestHandler {
  return async (request, response) => {
    const { status, headers, body } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method,
        headers: headersOf(request),
        search: searchOf(request.url),
        body: await jsonBodyOf(request),
      },
      context: () => contextOf(request, response),
    });
    if (body.kind === "chunked") throw new Error("An answer in parts is not offered.");

    const text = (status ?? 200) < 400 ? body.string : withRequestId(body.string, requestIdOf(response));
    response.statusCode = status ?? 200;
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader("cache-control", "no-store");
    response.setHeader("content-length", Buffer.byteLength(text));
    response.end(text);
  };
}
