import * as z from "zod";
import { messages } from "./messages.ts";

/** Given at birth and kept for good, also when things change places. */
export const partId = z.string(messages.text("Id")).regex(/^[\w-]{1,40}$/, messages.text("Id"));

/** A list of parts with a limit. `things`: "scenes". */
export const partList = <Part extends z.ZodType>(label: string, part: Part, max: number, things: string) =>
  z.array(part, messages.list(label)).max(max, messages.atMostItems(max, things));

export const sameId = "Two parts have the same id.";
export const hasSameIds = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

/** Refuses a list in which two parts have one id. */
export function refuseSameIds(ids: readonly string[], context: z.RefinementCtx): void {
  if (hasSameIds(ids)) context.addIssue({ code: "custom", path: [], message: sameId });
}
