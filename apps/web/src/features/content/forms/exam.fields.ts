import { examInput } from "@app/domain/content/exam-tree.ts";
import { coverFault } from "@app/domain/files/cover.ts";
import { reference, text, upload, yesNo } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import type { ExamRecordFragment } from "./exam-form.generated.ts";

const { examSlug: slug } = examInput.shape;
const rules = examInput
  .omit({ examSlug: true })
  .extend({ slug })
  .superRefine((exam, context) => {
    const message = coverFault(exam);
    if (message !== null) context.addIssue({ code: "custom", path: ["coverAlt"], message });
  });

/** An exam's form as a table of its fields. */
export const examForm = formOf<ExamRecordFragment>()(rules, {
  title: text("Title"),
  slug: text("Address"),
  regionId: reference("Region", "region"),
  description: text("Description"),
  coverImage: upload("Cover image", "coverImage"),
  coverAlt: text("What the cover shows"),
  active: yesNo("Shown in the app", true),
});
export type ExamValues = ReturnType<typeof examForm.recordOf>["values"];
