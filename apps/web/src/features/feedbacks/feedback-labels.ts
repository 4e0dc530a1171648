import { contactChannels, contactChannelLabels } from "@app/domain/people/people-enums.ts";
import {
  feedbackChannels,
  feedbackDecisions,
  feedbackPriorities,
  feedbackStatuses,
  feedbackTypes,
  serviceFeedbackCategories,
  feedbackStatusLabels,
  feedbackChannelLabels,
  feedbackDecisionLabels,
} from "@app/domain/feedbacks/feedback-enums.ts";
import { toOptions, labelOf } from "../../shared/text/option-labels.ts";

export const statusOptions = toOptions(feedbackStatuses, feedbackStatusLabels);
export const typeOptions = toOptions(feedbackTypes);
export const typeWord = labelOf(typeOptions);
export const categoryOptions = toOptions(serviceFeedbackCategories);
export const categoryWord = labelOf(categoryOptions);
export const priorityOptions = toOptions(feedbackPriorities);
export const priorityWord = labelOf(priorityOptions);
export const channelOptions = toOptions(feedbackChannels, feedbackChannelLabels);
export const channelWord = labelOf(channelOptions);
export const sentByOptions = toOptions(contactChannels, contactChannelLabels);
export const sentByWord = labelOf(sentByOptions);
export const decisionOptions = toOptions(feedbackDecisions, feedbackDecisionLabels);

const moods = ["Very unhappy", "Unhappy", "Neither", "Happy", "Very happy"];
export const moodOptions = moods.map((label, at) => ({ value: String(at + 1), label }));

/** "Unhappy"; "Not known" where nobody said. */
export const moodWord = (mood: number | null): string => (mood === null ? "Not known" : (moods[mood - 1] ?? ""));
