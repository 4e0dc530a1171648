import { z } from "zod";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { productUpdates } from "./updates.table.ts";

/** A product update of the learning app. Source: domain.md 1.5. */
export const productUpdateRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(productUpdates, "title", "body", "kind", "platforms", "minAppVersion"),
    ...columnSchemas(productUpdates, "imageFileId", "imageAlt"),
    ...columnSchemas(productUpdates, "audience", "subjects", "regionIds"),
    ...columnSchemas(productUpdates, "status", "publishAt", "publishedAt", "retiredAt"),
  })
  .meta({ id: "ProductUpdate" });
export type ProductUpdateRecord = z.infer<typeof productUpdateRecord>;

export const productUpdateOf = serializerFor(productUpdateRecord);
