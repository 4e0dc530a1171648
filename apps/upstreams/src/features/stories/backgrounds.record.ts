import { z } from "zod";
import { recordShape } from "../../records/record.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { backgrounds } from "./backgrounds.table.ts";

/** What stories are set in. Source: domain.md 1.5. */
export const backgroundRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(backgrounds, "name", "imageFileId", "imageAlt", "setting", "active"),
    storyCount: z.int().meta({ description: "How many stories have it; archived ones do not count." }),
    conversationCount: z.int().meta({ description: "How many conversations have it; archived ones do not count." }),
  })
  .meta({ id: "Background" });
export type BackgroundRecord = z.infer<typeof backgroundRecord>;

export const backgroundOf = serializerFor(backgroundRecord);
