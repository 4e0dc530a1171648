/** Who writes which content lesson, and by when. Source: domain.md 1.4, 3.9. */
import * as z from "zod";
import { activeFlags, type ContentStatus } from "./content-enums.ts";
import type { Role } from "../enums.ts";
import {
  choiceField,
  dateField,
  idField,
  optional,
  optionalText,
  textField,
  versionField,
  wholeField,
} from "../fields.ts";
import { subjectOptions } from "../subjects.ts";
import { messages } from "../messages.ts";
import { creatorStatuses, type AssignmentState } from "./assignment-enums.ts";

export const assignmentNoteMax = 1000;
export const specialitiesMax = 10;

/** Roles whose members write lessons. */
export const creatorRoles: readonly Role[] = ["content-creator", "content-manager"];

/** States of an unfinished assignment; a lesson has at most one of these. */
export const openAssignmentStates = ["assigned", "in-progress", "submitted", "changes-requested"] as const;

const dueOn = optional(dateField);

/** Assigns a lesson to a writer. */
export const lessonAssignInput = z.object({
  _id: idField("Lesson"),
  version: versionField,
  creatorId: idField("Content creator"),
  dueOn,
  note: optionalText("Note", assignmentNoteMax, "yo"),
  /** Whether to take it from its current writer. */
  reassign: z.boolean(messages.yesOrNo).default(false),
});
export type LessonAssignInput = z.infer<typeof lessonAssignInput>;

/** Assigns many lessons at once. */
export const lessonsAssignInput = lessonAssignInput.omit({ _id: true, version: true });

/** The due date of lessons; null for none. */
export const lessonsDueInput = z.object({ dueOn: dueOn.transform((day) => day ?? null) });

export const lessonDueInput = lessonsDueInput.extend({ _id: idField("Lesson"), version: versionField });

/** Whether the app may show the lessons once published. */
export const lessonsActiveInput = z.object({ activeFlag: choiceField("Active", activeFlags) });

const creatorFields = z.object({
  languages: z
    .array(choiceField("Language", subjectOptions), messages.list("Languages"))
    .overwrite((languages) => [...new Set(languages)])
    .min(1, messages.required("Language")),
  specialities: z
    .array(textField("Speciality", 60, "yo"), messages.list("Specialities"))
    .overwrite((texts) => [...new Set(texts)])
    .max(specialitiesMax, messages.atMostItems(specialitiesMax, "specialities")),
  weeklyTarget: optional(wholeField("Lessons a week", 1, 100)),
  status: choiceField("Status", creatorStatuses),
});

/** Makes an account a content creator. */
export const creatorInput = creatorFields.extend({
  userId: idField("Account"),
  specialities: creatorFields.shape.specialities.default([]),
  status: creatorFields.shape.status.default("active"),
});
export type CreatorInput = z.infer<typeof creatorInput>;

export const creatorUpdateInput = creatorFields
  .partial()
  .extend({ _id: idField("Content creator"), version: versionField });
export type CreatorUpdateInput = z.infer<typeof creatorUpdateInput>;

/** The state of an assignment after its lesson's status changed. `asked`: a review asked for changes. */
export function assignmentStateFor(status: ContentStatus, asked: boolean): AssignmentState {
  if (status === "Published") return "done";
  if (status === "Review") return "submitted";
  if (asked) return "changes-requested";
  return status === "Draft" ? "in-progress" : "assigned";
}
