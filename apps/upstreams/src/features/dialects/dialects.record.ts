import { z } from "zod";
import { recordShape } from "../../records/record.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { dialects } from "./dialects.table.ts";

/** A dialect of a language. Source: domain.md 1.5. */
export const dialectRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(dialects, "subject", "name"),
    order: z.int().meta({ description: "Where it stands among those of its language, the lowest first." }),
    ...columnSchemas(dialects, "active"),
  })
  .meta({ id: "Dialect" });
export type DialectRecord = z.infer<typeof dialectRecord>;

export const dialectOf = serializerFor(dialectRecord);
