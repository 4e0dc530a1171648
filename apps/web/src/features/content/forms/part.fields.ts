import { examPartInput } from "@app/domain/content/exam-tree.ts";
import { text, yesNo } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import type { ExamPartRecordFragment } from "./part-form.generated.ts";

/** The form of a subject, a topic or a section as a table of its fields. */
export const partForm = formOf<ExamPartRecordFragment>()(examPartInput.omit({ parentId: true }), {
  name: text("Name"),
  description: text("Description"),
  active: yesNo("Shown in the app", true),
});
export type PartValues = ReturnType<typeof partForm.recordOf>["values"];
