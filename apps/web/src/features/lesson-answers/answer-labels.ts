import type { LessonAnswerChoice, LessonAnswerKind, LessonAnswerState } from "@app/schema/types.generated.ts";

interface Words {
  title: string;
  /** Below the title, to somebody by their first name. */
  lead: (firstName: string) => string;
  buttons: Partial<Record<LessonAnswerChoice, string>>;
  /** Above the field for a reason. */
  why: string;
  /** What became of it, once it is answered. */
  done: Partial<Record<LessonAnswerChoice, string>>;
}

const declined = "Thank you for telling us. We will look for something else and write to you.";

/** What the page says, by what its link asks. */
export const answerWords: Readonly<Record<LessonAnswerKind, Words>> = {
  PROPOSAL: {
    title: "Would you like to teach these lessons?",
    lead: (firstName) => `Dear ${firstName}, this is what we have been asked for.`,
    buttons: { ACCEPT: "Yes, I would", DECLINE: "No" },
    why: "Why do they not suit you?",
    done: { ACCEPT: "Thank you. We will write to you as soon as the lessons are booked.", DECLINE: declined },
  },
  CONFIRMATION: {
    title: "Do these lessons suit you?",
    lead: (firstName) => `Dear ${firstName}, we have found a tutor.`,
    buttons: { ACCEPT: "Yes, book them", DECLINE: "No" },
    why: "What does not suit you?",
    done: { ACCEPT: "Thank you. You will get an email with the details.", DECLINE: declined },
  },
  TIME: {
    title: "Does the new time suit you?",
    lead: (firstName) => `Dear ${firstName}, another time is proposed for this lesson.`,
    buttons: { ACCEPT: "Yes, move the lesson", DECLINE: "No" },
    why: "Why does it not suit you?",
    done: { ACCEPT: "Thank you. The lesson has moved; an email is on its way.", DECLINE: declined },
  },
  NO_SHOW: {
    title: "Were you at this lesson?",
    lead: (firstName) => `Dear ${firstName}, the tutor told us that nobody came to this lesson.`,
    buttons: { OBJECT: "Yes" },
    why: "What happened?",
    done: { OBJECT: "Thank you. We will ask both sides and write to you. Until then nothing is charged." },
  },
  RATING: {
    title: "How was the lesson?",
    lead: (firstName) => `Dear ${firstName}, it takes a minute and helps us and your tutor.`,
    buttons: {},
    why: "",
    done: { RATE: "Thank you. Your rating is saved. To change it, reply to the email." },
  },
  LEARNER_RATING: {
    title: "How is the learner doing?",
    lead: (firstName) => `Dear ${firstName}, it takes a minute and shows how the learner gets on.`,
    buttons: {},
    why: "",
    done: { RATE: "Thank you. Your rating is saved. To change it, reply to the email." },
  },
};

/** Titles of a link that cannot be used. */
export const closedTitles: Readonly<Record<LessonAnswerState, string>> = {
  READY: "This link can't be used",
  USED: "You have answered",
  EXPIRED: "This link has expired",
  OVERTAKEN: "Nothing left to answer",
};
