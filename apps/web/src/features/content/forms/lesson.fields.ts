import { examLessonInput } from "@app/domain/content/exam-tree.ts";
import { activeFlags } from "@app/domain/content/content-enums.ts";
import type { ActiveFlag } from "@app/schema/types.generated.ts";
import { enumField, number, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import type { ExamLessonRecordFragment } from "./lesson-form.generated.ts";

/** A lesson's form as a table of its fields. */
export const lessonForm = formOf<ExamLessonRecordFragment>()(examLessonInput.omit({ sectionId: true }), {
  title: text("Title"),
  summary: text("Summary"),
  estimatedMinutes: number("Estimated minutes"),
  activeFlag: enumField<ActiveFlag>()("Active", activeFlags, "Active"),
});
export type LessonValues = ReturnType<typeof lessonForm.recordOf>["values"];
