import { z } from "zod";
import { recordShape } from "../../records/record.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { appRecordings } from "./recordings.table.ts";

/** A recording of something that the learning app teaches. Source: domain.md 1.5. */
export const appRecordingRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(appRecordings, "kind", "recordId", "partId", "fileId", "speakerId", "dialectId", "durationMs"),
    ...columnSchemas(appRecordings, "saidText"),
    isOutdated: z.boolean().meta({ description: "Whether something else is to be said by now." }),
    ...columnSchemas(appRecordings, "state", "rejectReason", "decidedById", "decidedAt", "mainSince"),
  })
  .meta({ id: "AppRecording" });
export type AppRecordingRecord = z.infer<typeof appRecordingRecord>;

export const appRecordingOf = serializerFor(appRecordingRecord);
