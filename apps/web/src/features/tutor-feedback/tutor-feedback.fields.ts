import { feedbackAuthorKinds, feedbackCategories } from "@app/domain/tutor-feedback/tutor-feedback-enums.ts";
import { tutorFeedbackInput } from "@app/domain/tutor-feedback/tutor-feedback.ts";
import type { FeedbackAuthorKind, FeedbackCategory } from "@app/schema/types.generated.ts";
import { enumField, reference, text, yesNo } from "../../shared/records/form-fields.ts";
import { formOf } from "../../shared/records/form-of.ts";
import { authorWord, categoryWord } from "./tutor-feedback-labels.ts";
import type { TutorFeedbackRecordFragment } from "./tutor-feedback.generated.ts";

const none: string = "";

/** The form of feedback as a table of its fields. */
export const tutorFeedbackForm = formOf<TutorFeedbackRecordFragment>()(tutorFeedbackInput, {
  personId: reference("Tutor", "person"),
  authorKind: { ...enumField<FeedbackAuthorKind>()("From", feedbackAuthorKinds, "customer"), show: authorWord },
  authorId: { label: "Customer or learner", empty: null as string | null, readFrom: (): string | null => null },
  category: { ...enumField<FeedbackCategory>()("Category", feedbackCategories), show: categoryWord },
  rating: {
    label: "Rating",
    empty: none,
    read: (stored: number | null) => (stored === null ? "" : String(stored)),
  },
  body: text("Feedback"),
  assigneeId: reference("Assignee", "assignee"),
  lessonId: reference("Lesson", "lesson"),
  sharedWithTutor: yesNo("Shared with the tutor"),
});
