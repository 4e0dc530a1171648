import {
  feedbackChannels,
  feedbackPriorities,
  feedbackTypes,
  serviceFeedbackCategories,
} from "@app/domain/feedbacks/feedback-enums.ts";
import { feedbackInput } from "@app/domain/feedbacks/feedback.ts";
import type {
  FeedbackChannel,
  FeedbackPriority,
  FeedbackType,
  ServiceFeedbackCategory,
} from "@app/schema/types.generated.ts";
import { enumField, reference, text } from "../../shared/records/form-fields.ts";
import { formOf } from "../../shared/records/form-of.ts";
import { categoryWord, channelWord, moodWord, priorityWord, typeWord } from "./feedback-labels.ts";
import type { FeedbackRecordFragment } from "./feedback.generated.ts";

const none: string = "";

/** The form of customers' feedback as a table of its fields. */
export const feedbackForm = formOf<FeedbackRecordFragment>()(feedbackInput, {
  learnerId: reference("Customer or learner", "learner"),
  regionId: reference("Region", "region"),
  channel: { ...enumField<FeedbackChannel>()("Channel", feedbackChannels, "email"), show: channelWord },
  type: { ...enumField<FeedbackType>()("Type", feedbackTypes), show: typeWord },
  category: { ...enumField<ServiceFeedbackCategory>()("Category", serviceFeedbackCategories), show: categoryWord },
  priority: { ...enumField<FeedbackPriority>()("Priority", feedbackPriorities, "normal"), show: priorityWord },
  sentiment: {
    label: "Mood",
    empty: none,
    read: (stored: number | null) => (stored === null ? "" : String(stored)),
    show: (typed: string) => moodWord(typed === "" ? null : Number(typed)),
    showStored: (stored: unknown) => moodWord(typeof stored === "number" ? stored : null),
  },
  body: text("Feedback"),
  assigneeId: reference("Assignee", "assignee"),
  lessonId: reference("Lesson", "lesson"),
});
