import { messages } from "@app/domain/messages.ts";
import { UpstreamError, type Source } from "../errors/upstream-error.ts";

/** An id as a path segment. An invalid id counts as a missing record, without a request. */
export function idInPath(source: Source, entity: string, id: string): string {
  if (!/^[\w-]{1,64}$/.test(id)) throw UpstreamError.refused(source, 404, messages.missing(entity));
  return id;
}

export type Parameter = string | number | boolean | null | undefined;

/** Texts that need no encoding in a query string; nearly all values. */
const isPlain = (text: string) => /^[\w.*-]*$/.test(text);
const encoded = (text: string) => (isPlain(text) ? text : new URLSearchParams([["", text]]).toString().slice(1));

/** Parameters as a query string; lists repeat their name, null and undefined are omitted. Names must be plain. */
export function queryOf(parameters: Readonly<Record<string, Parameter | readonly Parameter[]>>): string {
  let query = "";
  const add = (name: string, one: Parameter) => {
    if (one !== null && one !== undefined) query += `${query === "" ? "" : "&"}${name}=${encoded(String(one))}`;
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (Array.isArray(value)) for (const one of value as readonly Parameter[]) add(name, one);
    else add(name, value as Parameter);
  }
  return query;
}
