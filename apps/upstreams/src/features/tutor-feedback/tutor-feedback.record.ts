import { z } from "zod";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { tutorFeedback } from "./tutor-feedback.table.ts";

/** Feedback about a tutor, or from one. Source: domain.md 1.1. */
export const tutorFeedbackRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(tutorFeedback, "personId", "direction", "authorKind", "authorId", "category", "rating", "body"),
    ...columnSchemas(tutorFeedback, "status", "assigneeId", "resolution", "lessonId", "sharedWithTutor"),
    personName: z.string(),
    isTutor: z.boolean().meta({ description: "Whether the person teaches, or did." }),
    authorName: z.string().nullable().meta({ description: "Null where nobody is named." }),
  })
  .meta({ id: "TutorFeedback" });
export type TutorFeedbackRecord = z.infer<typeof tutorFeedbackRecord>;
export const tutorFeedbackOf = serializerFor(tutorFeedbackRecord);
