import { messages } from "@app/domain/messages.ts";
import { UpstreamError, type Source } from "../errors/upstream-error.ts";

/** An id as one part of a path. What cannot be an id is answered as a missing record, without asking. */
export function idInPath(source: Source, entity: string, id: string): string {
  if (!/^[\w-]{1,64}$/.test(id)) throw UpstreamError.refused(source, 404, messages.missing(entity));
  return id;
}

export type Parameter = string | number | boolean | null | undefined;

/** What stands for itself in a query string; nearly every value does. */
const isPlain = (text: string) => /^[\w.*-]*$/.test(text);
const encoded = (text: string) => (isPlain(text) ? text : new URLSearchParams([["", text]]).toString().slice(1));

/** Parameters as a query string; a list repeats its name, null and undefined are left out. Names are plain text. */
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
