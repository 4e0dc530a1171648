import type { FeedbackDecision, FeedbackType, ServiceFeedbackCategory } from "@app/domain/feedbacks/feedback-enums.ts";

/** What a customer says, and how the firm sees to it. */
export interface FeedbackStory {
  type: FeedbackType;
  category: ServiceFeedbackCategory;
  sentiment: number;
  says: string;
  /** What staff note among themselves. */
  note?: string;
  answer: string;
  /** What the customer says to that. */
  reply?: string;
  decision?: { decision: FeedbackDecision; note: string };
  resolution: string;
}

export const feedbackStories: readonly FeedbackStory[] = [
  {
    type: "praise",
    category: "tutor",
    sentiment: 5,
    says: "Our son greeted his grandmother in Yoruba on the phone and she cried. Please thank his tutor from all of us.",
    answer: "What lovely news. We have passed this on, and his tutor is very happy.",
    resolution: "Passed on to the tutor.",
  },
  {
    type: "praise",
    category: "lesson",
    sentiment: 5,
    says: "The songs work. She sings them in the car and asks when the next lesson is.",
    answer: "Thank you for telling us. There are two new songs in next week's lesson.",
    resolution: "Thanked the family.",
  },
  {
    type: "complaint",
    category: "lesson",
    sentiment: 2,
    says: "Today's lesson began fourteen minutes late and ended on time. We paid for the whole of it.",
    note: "The tutor says the power was out. Check the meeting log before answering.",
    answer:
      "We are sorry about this. The tutor's power failed just before the lesson. May we add the missing time to the next lesson?",
    reply: "Yes, adding it to Thursday is fine.",
    decision: { decision: "rebook", note: "15 minutes added to Thursday's lesson." },
    resolution: "15 minutes added to the next lesson.",
  },
  {
    type: "complaint",
    category: "scheduling",
    sentiment: 2,
    says: "The time of our lesson moved by an hour when the clocks changed and nobody told us.",
    answer: "You are right, and we are sorry. Would you like to keep the old time on your clock, or the new one?",
    reply: "The old time, please. 18:00 here.",
    resolution: "The lessons are kept at 18:00 by the family's clock.",
  },
  {
    type: "complaint",
    category: "technology",
    sentiment: 2,
    says: "The sound broke up for most of the lesson. Other calls work well on our line.",
    note: "Third family this month with the same tutor. Ask whether the headset has arrived.",
    answer: "Thank you for writing. We have sent the tutor a new headset. Please tell us how the next lesson sounds.",
    reply: "Much better, thank you.",
    resolution: "The tutor has a new headset and the sound is good.",
  },
  {
    type: "complaint",
    category: "tutor",
    sentiment: 1,
    says: "The tutor changed for the third time. Our daughter is shy and each time we begin anew.",
    note: "Call them. Do not write.",
    answer: "We are sorry. One tutor will now keep all of her lessons until the summer. Does Tuesday still suit you?",
    reply: "Tuesday is good. Thank you for calling.",
    resolution: "One tutor until the summer, agreed by phone.",
  },
  {
    type: "refund-request",
    category: "billing",
    sentiment: 2,
    says: "We moved house and missed four lessons that are paid for. Can we have the money back?",
    note: "They told us two weeks ahead.",
    answer: "We have your message and will tell you what we can do by tomorrow.",
    decision: { decision: "credit", note: "They told us in time, so the four lessons stay as credit." },
    resolution: "The four lessons stay as credit for a year.",
  },
  {
    type: "refund-request",
    category: "lesson",
    sentiment: 1,
    says: "The tutor did not come. I would like a refund for this lesson.",
    answer: "We are very sorry. We are looking into what happened.",
    decision: { decision: "refund", note: "The tutor did not come and did not tell us." },
    resolution: "The lesson is refunded.",
  },
  {
    type: "refund-request",
    category: "billing",
    sentiment: 3,
    says: "We stopped in May but would like a refund for the lessons we had in April, as they did not help.",
    answer: "Thank you for telling us. May we ask what did not help, so that we can look into it?",
    reply: "It was simply not for him.",
    decision: { decision: "decline", note: "The lessons took place and were reported on." },
    resolution: "Explained why lessons that took place are not refunded, and offered a trial with another tutor.",
  },
  {
    type: "question",
    category: "billing",
    sentiment: 3,
    says: "Can we pay in naira although we live in London?",
    answer: "Each account is kept in one currency, and yours is in pounds. Shall we call you to explain?",
    resolution: "Explained the currencies by phone.",
  },
  {
    type: "question",
    category: "materials",
    sentiment: 4,
    says: "Is there a list of the words that were learnt so far? Her aunt would like to practise with her.",
    answer: "Yes. The lesson reports have them, and we have sent you the last ten as one list.",
    resolution: "Sent the list of words.",
  },
  {
    type: "question",
    category: "scheduling",
    sentiment: 4,
    says: "May we move to mornings during the school holidays?",
    answer: "Yes, from the first week of the holidays. Which mornings suit you?",
    reply: "Mondays and Wednesdays at ten.",
    resolution: "Moved to Mondays and Wednesdays at ten for the holidays.",
  },
  {
    type: "suggestion",
    category: "materials",
    sentiment: 4,
    says: "Please add more reading for adults. The stories are lovely, but for children.",
    answer: "Thank you. New stories for adults are being written for spring.",
    resolution: "Passed on to those who write the stories.",
  },
  {
    type: "suggestion",
    category: "technology",
    sentiment: 4,
    says: "A reminder an hour before the lesson would help us more than one the day before.",
    answer: "Good idea, and you are not the first to ask. We will tell you when it is there.",
    resolution: "Added to what customers wish for.",
  },
  {
    type: "suggestion",
    category: "other",
    sentiment: 5,
    says: "Could there be an evening when families meet and speak Igbo together?",
    answer: "We would love that. We will write to you when there is a date.",
    resolution: "Passed on to the events team.",
  },
];
