import type { Context } from "../service/context.ts";
import { parseList, type ListRequest, type ListSpec } from "./list-spec.ts";

/** Parses a list request like `parseList`, and finds what its filters leave that have to be worked out first. */
export async function readList(
  spec: ListSpec,
  query: URLSearchParams,
  context: Context,
  asIf?: string,
): Promise<ListRequest> {
  const parsed = parseList(spec, query, context, asIf);
  let { filters } = spec;
  for (const [name, filter] of Object.entries(spec.filters)) {
    if (!filter.workedOut || !parsed.given.has(name)) continue;
    const where = await filter.workedOut(context, query.getAll(name), parsed.where);
    filters = { ...filters, [name]: { ...filter, where: () => where } };
  }
  return filters === spec.filters ? parsed : parseList({ ...spec, filters }, query, context, asIf);
}
