import { contactChannels } from "@app/domain/people/people-enums.ts";
import {
  feedbackChannels,
  feedbackDecisions,
  feedbackPriorities,
  feedbackStatuses,
  feedbackTypes,
  serviceFeedbackCategories,
} from "@app/domain/feedbacks/feedback-enums.ts";
import { optionsOf, wordsIn } from "../../shared/text/option-words.ts";

export const statusOptions = optionsOf(feedbackStatuses, { "waiting-customer": "Waiting for the customer" });
export const typeOptions = optionsOf(feedbackTypes);
export const typeWord = wordsIn(typeOptions);
export const categoryOptions = optionsOf(serviceFeedbackCategories);
export const categoryWord = wordsIn(categoryOptions);
export const priorityOptions = optionsOf(feedbackPriorities);
export const priorityWord = wordsIn(priorityOptions);
export const channelOptions = optionsOf(feedbackChannels, { whatsapp: "WhatsApp" });
export const channelWord = wordsIn(channelOptions);
export const sentByOptions = optionsOf(contactChannels, { whatsapp: "WhatsApp", sms: "Text message" });
export const sentByWord = wordsIn(sentByOptions);
export const decisionOptions = optionsOf(feedbackDecisions, {
  refund: "Refund",
  credit: "Lesson credit",
  rebook: "Give the lesson again",
  decline: "Decline",
});

const moods = ["Very unhappy", "Unhappy", "Neither", "Happy", "Very happy"];
export const moodOptions = moods.map((label, at) => ({ value: String(at + 1), label }));

/** "Unhappy"; "Not known" where nobody said. */
export const moodWord = (mood: number | null): string => (mood === null ? "Not known" : (moods[mood - 1] ?? ""));
