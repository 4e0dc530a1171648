import { z } from "zod";
import { appContentKinds } from "@app/domain/app-feedback/app-feedback-enums.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { appFeedback } from "./app-feedback.table.ts";

const content = z
  .object({
    kind: z.enum(appContentKinds),
    id: z.string(),
    partId: z.string().nullable(),
    name: z.string().nullable().meta({ description: "What it is called; null if it is gone." }),
    url: z.string().nullable().meta({ description: "The page of the portal that shows it; null if it is gone." }),
  })
  .meta({ id: "AppContent", description: "What feedback is about." });

/** Feedback of the learning app. Source: domain.md 1.5. */
export const appFeedbackRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(appFeedback, "category", "body", "platform", "appVersion", "screen", "rating", "contactEmail"),
    ...columnSchemas(appFeedback, "status", "duplicateOfId", "assigneeId", "reply"),
    ...columnSchemas(appFeedback, "attachmentIds"),
    content: content.nullable(),
    duplicates: z.int().meta({ description: "How many others say the same." }),
  })
  .meta({ id: "AppFeedback" });
export type AppFeedbackRecord = z.infer<typeof appFeedbackRecord>;
export const appFeedbackOf = serializerFor(appFeedbackRecord);
