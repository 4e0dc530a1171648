import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import type { Envelope } from "./envelope.ts";
import { listQuerySchema } from "../records/list-spec.ts";
import type { Route } from "./route.ts";

const json = (schema: z.ZodType) => ({ content: { "application/json": { schema } } });

const fields = z.record(z.string(), z.string()).optional().meta({ description: "Dotted field name to message." });
const stale = {
  current: z.unknown().optional(),
  changedBy: z.string().optional(),
  changedAt: z.iso.datetime().optional(),
};

/** Responses to refusals and failures. Source: domain.md 0.2. */
const refusals = {
  v1: z.object({ message: z.string(), fields, ...stale }).meta({ id: "Refusal" }),
  v2: z.object({ error: z.string(), code: z.string(), fields, ...stale }).meta({ id: "Refusal" }),
};

function answerSchema({ shape, answer }: Route, server: Envelope["name"]): z.ZodType {
  if (shape === "list") return z.object({ data: z.array(answer), page: z.int(), pageSize: z.int(), total: z.int() });
  return shape === "record" && server === "v2" ? z.object({ data: answer }) : answer;
}

function queryOf(route: Route): z.ZodObject | undefined {
  if (route.kind === "list") return listQuerySchema(route.list);
  return route.kind === "read" || route.kind === "open" ? route.query : undefined;
}

const form = (schema: z.ZodType) => ({ content: { "multipart/form-data": { schema } } });

function bodyOf(route: Route) {
  const fields = route.kind === "upload" || route.kind === "open" ? route.form : undefined;
  if (fields) return form(fields);
  const body = route.kind === "write" || route.kind === "open" ? route.body : undefined;
  return body && json(body);
}

function operation(route: Route, server: Envelope["name"]): ZodOpenApiOperationObject {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const path = z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
  const query = queryOf(route);
  const header = z.object({ "idempotency-key": z.string().optional() });
  const body = bodyOf(route);
  const hasKey = route.kind === "write" || route.kind === "upload";
  return {
    summary: route.summary,
    ...(route.kind === "open" ? { security: [] } : { description: `Needs \`${route.permission}\`.` }),
    requestParams: {
      ...(names.length > 0 && { path }),
      ...(query && { query }),
      ...(hasKey && { header }),
    },
    ...(body && { requestBody: body }),
    responses: {
      [String(route.status ?? 200)]: { description: "Done.", ...json(answerSchema(route, server)) },
      default: { description: "Refused or failed.", ...json(refusals[server]) },
    },
  };
}

/** A server's OpenAPI document, generated from its routes. */
export function openApiOf(title: string, server: Envelope["name"], routes: readonly Route[]): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method]: operation(route, server) };
  return createDocument({
    openapi: "3.1.0",
    info: { title, version: "2.0.0" },
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    paths,
  });
}
