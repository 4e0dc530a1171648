import * as z from "zod";
import { learnerLevels } from "../people/people-enums.ts";
import { choiceField, idField, optional, optionalText, proseField, versionField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import { ratingTags, skills, type Skill } from "./rating-enums.ts";
import { ratingMessages } from "./rating-messages.ts";

export const ratingCommentMax = 2000;
export const studentNoteMax = 1000;
export const onBehalfMax = 300;
export const hideReasonMax = 300;
/** For how many days after it was given a rating can be changed. Source: domain.md 1.2. */
export const ratingEditDays = 7;
/** Stars from which on downwards whoever looks after the lesson is told. Source: domain.md 4.5, which calls such a learner at risk. */
export const lowRating = 3;

/** Stars from 1 to 5, whole; whatever else it is told, it asks for them. */
const starsField = z.preprocess(
  (value) => (typeof value === "string" && /^\d$/.test(value) ? Number(value) : value),
  z.number(ratingMessages.stars).int(ratingMessages.stars).min(1, ratingMessages.stars).max(5, ratingMessages.stars),
);

/** How staff came to know what somebody else says, since those do not write here themselves. */
const onBehalf = z
  .string(ratingMessages.onBehalf)
  .refine((text) => text.trim() !== "", { error: ratingMessages.onBehalf, abort: true })
  .pipe(proseField("How they told you", onBehalfMax));

const ratingFields = z.object({
  rating: starsField,
  tags: z
    .array(choiceField("Tag", ratingTags))
    .transform((tags) => [...new Set(tags)])
    .default([]),
  comment: optionalText("Comment", ratingCommentMax),
  /** Whether they would go on with this tutor; null where they did not say. */
  wouldContinue: z.boolean(messages.yesOrNo).nullable().optional(),
  visibleToTutor: z.boolean(messages.yesOrNo).default(true),
});

/** What a customer or a learner says of a lesson, as a form asks for it. Source: domain.md 1.2. */
export const lessonRatingRules = ratingFields.extend({ raterId: idField("Who rates"), onBehalf });

/** What a customer or a learner says of a lesson, entered by staff. Source: domain.md 1.2. */
export const lessonRatingInput = lessonRatingRules.extend({ lessonId: idField("Lesson") });
export type LessonRatingInput = z.infer<typeof lessonRatingInput>;

/** What they say, without how staff came to know it: for those who answer themselves. */
export const lessonRatingAnswer = ratingFields;
export type LessonRatingAnswer = z.infer<typeof lessonRatingAnswer>;

/** Changes to a rating: what is left out stays. */
export const lessonRatingUpdateInput = z
  .object({
    ...ratingFields.shape,
    tags: ratingFields.shape.tags.unwrap(),
    visibleToTutor: z.boolean(messages.yesOrNo),
  })
  .partial()
  .extend({ _id: idField("Rating"), version: versionField });
export type LessonRatingUpdateInput = z.infer<typeof lessonRatingUpdateInput>;

/** Why a rating is hidden, or shown again. */
export const ratingReasonRules = z.object({ reason: proseField("Reason", hideReasonMax) });
export const ratingReasonInput = ratingReasonRules.extend({ version: versionField });

const score = (label: string) => optional(wholeField(label, 1, 5));

const studentFields = z.object({
  engagement: wholeField("Engagement", 1, 5),
  speaking: score("Speaking"),
  listening: score("Listening"),
  reading: score("Reading"),
  writing: score("Writing"),
  homework: score("Homework"),
  levelAfter: optional(choiceField("Level", learnerLevels)),
  note: optionalText("Note", studentNoteMax),
});

/** What a tutor says of the learner, without how staff came to know it: for tutors who answer themselves. */
export const studentRatingAnswer = studentFields;
export type StudentRatingAnswer = z.infer<typeof studentRatingAnswer>;

/** What a tutor says of the learner after a lesson, as a form asks for it. Source: domain.md 1.2. */
export const studentRatingRules = studentFields.extend({ onBehalf });

/** What a tutor says of the learner after a lesson, entered by staff. Source: domain.md 1.2. */
export const studentRatingInput = studentRatingRules.extend({ lessonId: idField("Lesson") });
export type StudentRatingInput = z.infer<typeof studentRatingInput>;

/** Changes to a student rating: what is left out stays. */
export const studentRatingUpdateInput = studentFields
  .partial()
  .extend({ _id: idField("Student rating"), version: versionField });
export type StudentRatingUpdateInput = z.infer<typeof studentRatingUpdateInput>;

/** The mean of the scores that were given, in tenths, half up: 4.25 is 43. Source: domain.md 1.2. */
export function overallTenths(scores: { readonly [One in Skill]?: number | null | undefined }): number {
  const given = skills.flatMap((skill) => scores[skill] ?? []);
  const sum = given.reduce((all, one) => all + one, 0);
  return Math.floor((sum * 20 + given.length) / (2 * given.length));
}

/** Whether a rating that was given then can still be changed. Source: domain.md 1.2. */
export const canEditRating = (givenAt: Date, now: Date): boolean =>
  now.getTime() <= givenAt.getTime() + ratingEditDays * 86_400_000;
