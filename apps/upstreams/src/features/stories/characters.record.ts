import { z } from "zod";
import { recordShape } from "../../records/record.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { characters } from "./characters.table.ts";

const expression = z
  .object({ id: z.string(), name: z.string(), imageFileId: z.string() })
  .meta({ id: "CharacterExpression" });

/** Who acts and speaks in stories. Source: domain.md 1.5. */
export const characterRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(characters, "name", "imageFileId", "imageAlt"),
    expressions: z.array(expression),
    ...columnSchemas(characters, "gender", "ageGroup", "speakerId", "bio", "active"),
    storyCount: z.int().meta({ description: "How many stories have it; archived ones do not count." }),
    conversationCount: z.int().meta({ description: "How many conversations have it; archived ones do not count." }),
  })
  .meta({ id: "Character" });
export type CharacterRecord = z.infer<typeof characterRecord>;

export const characterOf = serializerFor(characterRecord);
