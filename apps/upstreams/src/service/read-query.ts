import type { z } from "zod";
import { parse } from "./parse.ts";
import { Refusal } from "./refusal.ts";

/** The query of a single read: its own parameters only, lists repeated. */
export function readQuery<Schema extends z.ZodObject>(schema: Schema, query: URLSearchParams): z.output<Schema> {
  const known = Object.keys(schema.shape);
  for (const name of query.keys()) {
    if (!known.includes(name)) throw new Refusal("UNKNOWN_FILTER", `Unknown filter: ${name}.`);
  }
  const given = known.filter((name) => query.has(name)).map((name) => [name, query.getAll(name)]);
  return parse(schema, Object.fromEntries(given));
}
