import { z } from "zod";
import { columnsOnWire, presenterOf } from "../../../records/on-wire.ts";
import { recordShape } from "../../../records/record.ts";
import { templates } from "./templates.table.ts";

/** A text to customers, written ahead. Source: domain.md 1.7. */
export const templateRecord = z
  .object({
    ...recordShape,
    ...columnsOnWire(templates, "name", "kind", "channel", "language", "subject", "body", "active"),
  })
  .meta({ id: "Template" });
export type TemplateRecord = z.infer<typeof templateRecord>;

export const templateOf = presenterOf(templateRecord);
