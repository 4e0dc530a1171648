import * as z from "zod";
import { choiceField, idField, optional, proseField, versionField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import type { Permission } from "../permissions.ts";
import {
  feedbackAuthorKinds,
  feedbackCategories,
  type FeedbackAuthorKind,
  type FeedbackCategory,
  type FeedbackDirection,
} from "./tutor-feedback-enums.ts";
import { tutorFeedbackMessages } from "./tutor-feedback-messages.ts";

export const feedbackBodyMin = 5;
export const feedbackBodyMax = 3000;
export const resolutionMax = 3000;

/** Needed to read safeguarding feedback. */
export const safeguardingRead: Permission = "tutorManagement:read";

/** The permission to read feedback and to be told of its changes. */
export const feedbackReaders = ({ category }: { category: FeedbackCategory }): Permission =>
  category === "safeguarding" ? safeguardingRead : "tutors:read";

/** Feedback by a tutor is from them; any other is about them. */
export const directionOf = (authorKind: FeedbackAuthorKind): FeedbackDirection =>
  authorKind === "tutor" ? "from-tutor" : "about-tutor";

const fields = z.object({
  category: choiceField("Category", feedbackCategories),
  rating: optional(wholeField("Rating", 1, 5)),
  body: proseField("Feedback", feedbackBodyMax).refine(
    (text) => text.length >= feedbackBodyMin,
    messages.atLeast("Feedback", feedbackBodyMin),
  ),
  assigneeId: optional(idField("Assignee")),
  /** The booked lesson it is about; one of the tutor's. */
  lessonId: optional(idField("Lesson")),
  sharedWithTutor: z.boolean(messages.yesOrNo).default(false),
});

/** The problem with a rating; null if there is none. */
export const ratingProblem = (authorKind: FeedbackAuthorKind, rating: number | null | undefined): string | null =>
  rating != null && directionOf(authorKind) === "from-tutor" ? tutorFeedbackMessages.rating : null;

/** Feedback about or from a tutor, recorded by staff. Source: domain.md 1.1. */
export const tutorFeedbackInput = fields
  .extend({
    personId: idField("Tutor"),
    authorKind: choiceField("From", feedbackAuthorKinds),
    /** The customer or learner who gave it; a tutor or colleague is known already. */
    authorId: optional(idField("Author")),
  })
  .superRefine(({ authorKind, rating }, context) => {
    const message = ratingProblem(authorKind, rating);
    if (message !== null) context.addIssue({ code: "custom", path: ["rating"], message });
  });
export type TutorFeedbackInput = z.infer<typeof tutorFeedbackInput>;

/** An update of feedback; omitted fields stay unchanged. */
export const tutorFeedbackUpdateInput = z
  .object({ ...fields.shape, sharedWithTutor: z.boolean(messages.yesOrNo) })
  .partial()
  .extend({ _id: idField("Tutor feedback"), version: versionField });
export type TutorFeedbackUpdateInput = z.infer<typeof tutorFeedbackUpdateInput>;

export const resolutionInput = z.object({
  version: versionField,
  resolution: z
    .string(tutorFeedbackMessages.resolution)
    .refine((text) => text.trim() !== "", { error: tutorFeedbackMessages.resolution, abort: true })
    .pipe(proseField("Resolution", resolutionMax)),
});

/** Assigns several. */
export const feedbackAssignInput = z.object({ assigneeId: idField("Assignee") });
