import * as z from "zod";
import { choiceField, clockField, dateField, idField, optional, optionalText, versionField } from "../fields.ts";
import { messages } from "../messages.ts";
import { lessonReasons } from "./course-enums.ts";
import { lessonRearrangements, missingIn } from "./cover-enums.ts";
import { refuseSilence } from "./lesson-events.ts";
import { lessonMessages } from "./lesson-messages.ts";

const despite = z.boolean(messages.yesOrNo).default(false);

const coverFields = z.object({
  tutorId: idField("Tutor"),
  /** For the tutor who covers. */
  note: optionalText("Note for the tutor", 500),
  despite,
});

/** Another tutor for one lesson; the course keeps its own. Source: domain.md 2.3. */
export const lessonCoverRules = coverFields;
export const lessonCoverInput = coverFields.extend({ version: versionField });
export type LessonCoverInput = z.infer<typeof lessonCoverInput>;

const decision = z.object({
  lessonId: idField("Lesson"),
  act: choiceField("What is done", lessonRearrangements),
  /** With cover: by whom. */
  tutorId: optional(idField("Tutor")),
  /** With move: the new day, by the lesson's clock. */
  date: optional(dateField),
  /** With move: the new time, by the lesson's clock. */
  time: optional(clockField("Time")),
  /** Whether what is unusual about it is meant. */
  despite,
});

const decisionsMax = 200;

/** What is done with each of the lessons that a tutor cannot give. Source: domain.md 2.3, 5.4. */
export const lessonsRearrangeInput = z
  .object({
    reason: choiceField("Reason", lessonReasons),
    note: optionalText("Note", 500),
    decisions: z
      .array(decision, messages.list("Decisions"))
      .min(1, lessonMessages.nothingDecided)
      .max(decisionsMax, messages.atMostItems(decisionsMax, "lessons")),
  })
  .superRefine(refuseSilence)
  .superRefine(({ decisions }, context) => {
    decisions.forEach(({ act, tutorId, date, time }, at) => {
      const field = missingIn({ act, tutorId, date, time });
      if (field === null) return;
      const message = messages.required({ tutorId: "Tutor", date: "Day", time: "Time" }[field]);
      context.addIssue({ code: "custom", path: ["decisions", at, field], message });
    });
  });
export type LessonsRearrangeInput = z.infer<typeof lessonsRearrangeInput>;
