import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { oddHeaders } from "./headers.ts";
import type { Random } from "./random.ts";
import type { FuzzRequest } from "./request.ts";
import { anything, damaged, id, number, oddText, text, wellFormed } from "./values.ts";

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
}
interface Parameter {
  in: string;
  name: string;
  schema?: Schema;
}
interface Call {
  parameters?: readonly Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}
interface OpenApi {
  paths: Record<string, Record<string, Call>>;
  components?: { schemas?: Record<string, Schema> };
}

/** One method of one path of a server. */
export interface Route {
  to: "v1" | "v2";
  method: string;
  path: string;
  call: Call;
  schemas: Record<string, Schema>;
}

const contract = (to: Route["to"]) =>
  fileURLToPath(new URL(`../../../../../packages/schema/upstreams/${to}.openapi.json`, import.meta.url));

/** Every route in both servers' contracts. */
export const routes: readonly Route[] = (["v1", "v2"] as const).flatMap((to) => {
  const { paths, components } = JSON.parse(readFileSync(contract(to), "utf8")) as OpenApi;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      to,
      path,
      call,
      method: method.toUpperCase(),
      schemas: components?.schemas ?? {},
    })),
  );
});

const isId = (pattern: string | undefined) => pattern?.includes("[0-9a-f]{24}") ?? false;

/** A value that fits a schema, except for deliberate mistakes. */
function valueFor(random: Random, schema: Schema, route: Route, ids: readonly string[], depth = 5): unknown {
  if (random.isChance(0.04) || depth === 0) return anything(random);
  const inner = (one: Schema) => valueFor(random, one, route, ids, depth - 1);
  if (schema.$ref !== undefined) return inner(route.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.isChance(0.05) ? oddText(random) : random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return inner(random.pick(choices) ?? {});
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inner)) as unknown;
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === "integer" || type === "number") return number(random);
  if (type === "boolean") return random.isChance(0.5);
  if (type === "null") return null;
  if (type === "array") return random.many(3, () => inner(schema.items ?? {}));
  if (type === "object") {
    const properties = Object.entries(schema.properties ?? {}).filter(
      ([name]) => schema.required?.includes(name) || random.isChance(0.5),
    );
    const more = typeof schema.additionalProperties === "object" ? schema.additionalProperties : null;
    const others = more ? random.many(2, () => [text(random), inner(more)]) : [];
    return Object.fromEntries([...properties.map(([name, one]) => [name, inner(one)]), ...others]);
  }
  return isId(schema.pattern) || random.isChance(0.2) ? id(random, ids) : text(random);
}

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Encodes a value for a URL. Lone surrogates cannot be encoded, so they are replaced first. */
const inAddress = (value: string) => encodeURIComponent(wellFormed(value)).replaceAll("%EF%BF%BD", "%ED%A0%80");

/** A request to one route of a server. */
export function restRequest(random: Random, ids: readonly string[], person: string | null): FuzzRequest {
  const route = random.pick(routes) ?? routes[0];
  if (!route) throw new Error("The servers promise no routes.");
  const { to, method, call } = route;
  const headers: Record<string, string> = {};
  const search: string[] = [];
  let path = route.path.replaceAll(/\{\w+\}/g, () => inAddress(id(random, ids)));
  for (const { in: where, name, schema } of call.parameters ?? []) {
    if (where === "path" || random.isChance(0.5)) continue;
    const value = valueFor(random, schema ?? {}, route, ids);
    const values = Array.isArray(value) ? (value as unknown[]).map(asText) : [asText(value)];
    if (where === "query") search.push(...values.map((one) => `${name}=${inAddress(one)}`));
    else if (/^[\x20-\x7e]+$/.test(values[0] ?? "")) headers[name] = (values[0] ?? "").trim();
  }
  if (search.length > 0) path += `?${search.join("&")}`;
  if (random.isChance(0.05)) path = encodeURI(wellFormed(damaged(random, path))).replaceAll("#", "%23");
  if (!path.startsWith("/")) path = `/${path}`;
  const content = call.requestBody?.content ?? {};
  const [type, media] = Object.entries(content)[0] ?? [];
  let body: string | null = null;
  if (type !== undefined) {
    headers["content-type"] = type;
    body = JSON.stringify(valueFor(random, media?.schema ?? {}, route, ids) ?? null);
    if (random.isChance(0.05)) body = damaged(random, body);
  }
  const all = { ...headers, ...oddHeaders(random) };
  return { to, method, path, headers: all, body, person, what: `${method} ${route.path} of ${to}` };
}
