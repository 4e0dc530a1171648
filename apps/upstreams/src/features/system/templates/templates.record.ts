import { z } from "zod";
import { columnSchemas, serializerFor } from "../../../records/serialize.ts";
import { recordShape } from "../../../records/record.ts";
import { templates } from "./templates.table.ts";

/** A text to customers, written ahead. Source: domain.md 1.7. */
export const templateRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(templates, "name", "kind", "channel", "language", "subject", "body", "active"),
  })
  .meta({ id: "Template" });
export type TemplateRecord = z.infer<typeof templateRecord>;

export const templateOf = serializerFor(templateRecord);
