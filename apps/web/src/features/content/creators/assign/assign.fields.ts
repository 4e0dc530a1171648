import { lessonsAssignInput, lessonsDueInput } from "@app/domain/content/assignment.ts";
import { day, reference, yesNo, text } from "../../../../shared/records/form-fields.ts";
import { formOf } from "../../../../shared/records/form-of.ts";
import type { LessonStatusRowFragment } from "../creators.generated.ts";

/** Who is to write a lesson, and by when, as a table of the form's fields. */
export const assignForm = formOf<LessonStatusRowFragment>()(lessonsAssignInput, {
  creatorId: reference("Content creator", "assignee"),
  dueOn: day("Due date"),
  note: {
    ...text("Note to the writer"),
    readFrom: ({ assignment }: LessonStatusRowFragment): string => assignment?.note ?? "",
  },
  reassign: { ...yesNo("Reassign it"), readFrom: (): boolean => false },
});
export type AssignValues = ReturnType<typeof assignForm.recordOf>["values"];

/** The day alone, by which a lesson is to be ready. */
export const dueForm = formOf<LessonStatusRowFragment>()(lessonsDueInput, { dueOn: day("Due date") });

export type DueValues = ReturnType<typeof dueForm.recordOf>["values"];
