import * as z from "zod";
import { idField, proseField, versionField } from "../fields.ts";
import { messages } from "../messages.ts";

export const noteMax = 2000;
const fields = { text: proseField("Note", noteMax) };

/** A note about a customer, for staff only. Source: domain.md 1.1. */
export const customerNoteInput = z.object({
  customerId: idField("Customer"),
  ...fields,
  pinned: z.boolean(messages.yesOrNo).default(false),
});
export type CustomerNoteInput = z.infer<typeof customerNoteInput>;

export const customerNoteUpdateInput = z
  .object({ ...fields })
  .partial()
  .extend({
    _id: idField("Note"),
    version: versionField,
  });
export type CustomerNoteUpdateInput = z.infer<typeof customerNoteUpdateInput>;
