import { z } from "zod";
import { columnsOnWire, presenterOf } from "../../records/on-wire.ts";
import { recordShape } from "../../records/record.ts";
import { tutorFeedback } from "./tutor-feedback.table.ts";

/** Feedback about a tutor, or from one. Source: domain.md 1.1. */
export const tutorFeedbackRecord = z
  .object({
    ...recordShape,
    ...columnsOnWire(tutorFeedback, "personId", "direction", "authorKind", "authorId", "category", "rating", "body"),
    ...columnsOnWire(tutorFeedback, "status", "assigneeId", "resolution", "lessonId", "sharedWithTutor"),
    personName: z.string(),
    isTutor: z.boolean().meta({ description: "Whether the person teaches, or did." }),
    authorName: z.string().nullable().meta({ description: "Null where nobody is named." }),
  })
  .meta({ id: "TutorFeedback" });
export type TutorFeedbackRecord = z.infer<typeof tutorFeedbackRecord>;
export const tutorFeedbackOf = presenterOf(tutorFeedbackRecord);
