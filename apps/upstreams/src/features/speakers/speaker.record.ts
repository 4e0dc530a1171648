import { z } from "zod";
import { recordShape } from "../../records/record.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { speakers } from "./speakers.table.ts";

/** A voice of recordings. Source: domain.md 1.5. */
export const speakerRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(speakers, "code", "displayName", "subjects", "dialectId", "gender", "ageBand", "place"),
    ...columnSchemas(speakers, "consentTextVersion", "consentCovers", "consentGivenOn", "consentById"),
    ...columnSchemas(speakers, "evidenceFileId", "guardian", "status", "withdrawnAt", "withdrawReason"),
    recordingCount: z.int().meta({ description: "How many recordings there are of this voice." }),
  })
  .meta({ id: "Speaker" });
export type SpeakerRecord = z.infer<typeof speakerRecord>;

export const speakerOf = serializerFor(speakerRecord);
