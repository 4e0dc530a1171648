import { z } from "zod";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { customerNotes } from "./customers.table.ts";

/** What staff wrote down of a customer; an archived one is deleted, and can be brought back. Source: domain.md 1.1. */
export const customerNoteRecord = z
  .object({ ...recordShape, ...columnSchemas(customerNotes, "customerId", "text", "pinned") })
  .meta({ id: "CustomerNote" });
export type CustomerNoteRecord = z.infer<typeof customerNoteRecord>;

export const customerNoteOf = serializerFor(customerNoteRecord);
