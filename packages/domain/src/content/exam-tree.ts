import * as z from "zod";
import {
  choiceField,
  idField,
  optional,
  optionalText,
  slugField,
  textField,
  versionField,
  wholeField,
} from "../fields.ts";
import { coverFields } from "../files/cover.ts";
import { messages } from "../messages.ts";
import { examPartLevels, activeFlags } from "./content-enums.ts";

/** Maximum children of one node, archived ones included. */
export const childrenMax = 500;

const activeField = z.boolean(messages.yesOrNo);
const description = optionalText("Description", 2000, "yo");
const named = { _id: idField("Record"), version: versionField };

const examFields = {
  title: textField("Title", 120, "yo"),
  description,
  regionId: optional(idField("Region")),
  ...coverFields,
  active: activeField,
};

/** A new exam. Its slug comes from the title unless given. Source: domain.md 1.4. */
export const examInput = z.object({
  ...examFields,
  examSlug: optional(slugField),
  active: activeField.default(true),
});
export type ExamInput = z.infer<typeof examInput>;

/** An update of an exam; omitted fields stay unchanged, null clears. Old slugs keep leading to it. */
export const examUpdateInput = z
  .object({ ...examFields, examSlug: slugField })
  .partial()
  .extend(named);
export type ExamUpdateInput = z.infer<typeof examUpdateInput>;

const partFields = { name: textField("Name", 120, "yo"), description, active: activeField };

export const partLevelField = choiceField("Level", examPartLevels);

/** A new subject, topic or section, placed last among its siblings. Source: domain.md 1.4. */
export const examPartInput = z.object({
  ...partFields,
  parentId: idField("Parent"),
  active: activeField.default(true),
});
export type ExamPartInput = z.infer<typeof examPartInput>;

export const examPartUpdateInput = z.object(partFields).partial().extend(named);
export type ExamPartUpdateInput = z.infer<typeof examPartUpdateInput>;

const lessonFields = {
  title: textField("Title", 120, "yo"),
  summary: optionalText("Summary", 1000, "yo"),
  estimatedMinutes: optional(wholeField("Estimated minutes", 1, 120)),
  activeFlag: choiceField("Active", activeFlags),
};

/** A new lesson without content, placed last in its section. Source: domain.md 1.4. */
export const examLessonInput = z.object({
  ...lessonFields,
  sectionId: idField("Section"),
  activeFlag: lessonFields.activeFlag.default("Active"),
});
export type ExamLessonInput = z.infer<typeof examLessonInput>;

export const examLessonUpdateInput = z.object(lessonFields).partial().extend(named);
export type ExamLessonUpdateInput = z.infer<typeof examLessonUpdateInput>;

/** The record that an event applies to, with the version its caller saw. */
export const atVersionInput = z.object(named);

/** Where a node moves: the new parent one level up, and the index among the new siblings. */
export const examMoveInput = z.object({
  ...named,
  parentId: idField("Parent"),
  order: wholeField("Order", 0, 10_000),
});
export type ExamMoveInput = z.infer<typeof examMoveInput>;

/** The lesson to copy, and the target section. */
export const lessonCopyInput = z.object({ _id: idField("Lesson"), sectionId: idField("Section") });
