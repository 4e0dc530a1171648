import { messages } from "@app/domain/messages.ts";
import { UpstreamError, type Source } from "../errors/upstream-error.ts";

/** An id as one part of a path. What cannot be an id is answered as a missing record, without asking. */
export function idInPath(source: Source, entity: string, id: string): string {
  if (!/^[\w-]{1,64}$/.test(id)) throw UpstreamError.refused(source, 404, messages.missing(entity));
  return id;
}

export type Parameter = string | number | boolean | null | undefined;

/** Parameters as a query string; a list repeats its name, null and undefined are left out. */
export function queryOf(parameters: Readonly<Record<string, Parameter | readonly Parameter[]>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const one of [value].flat()) {
      if (one !== null && one !== undefined) query.append(name, String(one));
    }
  }
  return query.toString();
}
