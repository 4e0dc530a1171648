import { z } from "zod";
import { learnerKinds } from "@app/domain/people/people-enums.ts";
import { progressStates } from "@app/domain/curriculum/curriculum-enums.ts";
import { serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import type { AttachmentRow } from "./attachment.table.ts";

const progressRecord = z
  .object({
    subdivisionId: z.string(),
    state: z.enum(progressStates),
    lessonId: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: "TopicProgress" });

/** Which learner follows which curriculum. Source: domain.md 1.4. */
export const attachmentRecord = z
  .object({
    ...recordShape,
    studentId: z.string().meta({ description: "The id of a customer or a dependent." }),
    studentKind: z.enum(learnerKinds),
    customerId: z.string().meta({ description: "Who pays for the learner." }),
    curriculumId: z.string(),
    subdivisionIds: z
      .array(z.string())
      .meta({ description: "The branches that are followed; empty for the whole curriculum." }),
    startDate: z.iso.date(),
    progress: z.array(progressRecord).meta({ description: "A topic without an entry has not been started." }),
  })
  .meta({ id: "CurriculumAttachment" });
export type AttachmentRecord = z.infer<typeof attachmentRecord>;

const withLearner = serializerFor(attachmentRecord);
export const attachmentOf = (row: AttachmentRow): AttachmentRecord =>
  withLearner(row, { studentKind: row.dependentId === null ? "customer" : "dependent" });
