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
/** For how many days a rating can be changed. Source: domain.md 1.2. */
export const ratingEditDays = 7;
/**
 * At or below this many stars, the lesson's owner is notified. Source: domain.md 4.5, which calls such a learner at
 * risk.
 */
export const lowRating = 3;

/** Whole stars from 1 to 5; any other value gets the same message. */
const starsField = z.preprocess(
  (value) => (typeof value === "string" && /^\d$/.test(value) ? Number(value) : value),
  z.number(ratingMessages.stars).int(ratingMessages.stars).min(1, ratingMessages.stars).max(5, ratingMessages.stars),
);

/** How staff learned of someone's rating when entering it for them. */
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
  /** Whether they would continue with this tutor; null if not said. */
  wouldContinue: z.boolean(messages.yesOrNo).nullable().optional(),
  visibleToTutor: z.boolean(messages.yesOrNo).default(true),
});

/** Rules for a form of a customer's or learner's rating. Source: domain.md 1.2. */
export const lessonRatingRules = ratingFields.extend({ raterId: idField("Who rates"), onBehalf });

/** A customer's or learner's rating of a lesson, entered by staff. Source: domain.md 1.2. */
export const lessonRatingInput = lessonRatingRules.extend({ lessonId: idField("Lesson") });
export type LessonRatingInput = z.infer<typeof lessonRatingInput>;

/** A rating that customers or learners enter themselves. */
export const lessonRatingAnswer = ratingFields;
export type LessonRatingAnswer = z.infer<typeof lessonRatingAnswer>;

/** An update of a rating; omitted fields stay unchanged. */
export const lessonRatingUpdateInput = z
  .object({
    ...ratingFields.shape,
    tags: ratingFields.shape.tags.unwrap(),
    visibleToTutor: z.boolean(messages.yesOrNo),
  })
  .partial()
  .extend({ _id: idField("Rating"), version: versionField });
export type LessonRatingUpdateInput = z.infer<typeof lessonRatingUpdateInput>;

/** Why a rating is hidden or shown again. */
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

/** A rating that tutors enter themselves. */
export const studentRatingAnswer = studentFields;
export type StudentRatingAnswer = z.infer<typeof studentRatingAnswer>;

/** Rules for a form of a tutor's rating of the learner. Source: domain.md 1.2. */
export const studentRatingRules = studentFields.extend({ onBehalf });

/** A tutor's rating of the learner, entered by staff. Source: domain.md 1.2. */
export const studentRatingInput = studentRatingRules.extend({ lessonId: idField("Lesson") });
export type StudentRatingInput = z.infer<typeof studentRatingInput>;

/** An update of a student rating; omitted fields stay unchanged. */
export const studentRatingUpdateInput = studentFields
  .partial()
  .extend({ _id: idField("Student rating"), version: versionField });
export type StudentRatingUpdateInput = z.infer<typeof studentRatingUpdateInput>;

/** The mean of the given scores in tenths, half up: 4.25 is 43. Source: domain.md 1.2. */
export function overallTenths(scores: { readonly [One in Skill]?: number | null | undefined }): number {
  const given = skills.flatMap((skill) => scores[skill] ?? []);
  const sum = given.reduce((all, one) => all + one, 0);
  return Math.floor((sum * 20 + given.length) / (2 * given.length));
}

/** Whether a rating given at this time can still be changed. Source: domain.md 1.2. */
export const canEditRating = (givenAt: Date, now: Date): boolean =>
  now.getTime() <= givenAt.getTime() + ratingEditDays * 86_400_000;
