import { importMessages } from "@app/domain/imports/import-messages.ts";
import type { Found, Match, Values } from "./importable.ts";

const idOf = ({ recordId }: Values) => (typeof recordId === "string" ? recordId.trim().toLowerCase() : "");

/** Whether a row says by its id which record it means, as exports do. */
export const isNamed = (values: Values): boolean => idOf(values) !== "";

/** The ids that rows name. */
export const idsIn = (rows: readonly Values[]): string[] => rows.map(idOf).filter((id) => id !== "");

/** The record of an id; one that is not there is the row's problem, never a new record. */
export function matchById(typed: string, known: readonly Found[]): Match {
  const found = known.find(({ id }) => id === typed.toLowerCase()) ?? null;
  return found
    ? { found, candidates: [] }
    : { found: null, candidates: [], problems: { recordId: importMessages.notFound(typed) } };
}
