import { hiringEnumTexts } from "./hiring-enum-texts.ts";
import { journalEnumTexts } from "./journal-enum-texts.ts";

/** Descriptions of the closed lists of tutors. */
export const tutorEnumTexts = {
  ...hiringEnumTexts,
  ...journalEnumTexts,
  TutorStatus: {
    about: "The state of a tutor.",
    values: {
      active: "Teaches.",
      "on-leave": "Away for a while.",
      paused: "Gets no new lessons.",
      left: "Teaches here no longer.",
    },
  },
  DocumentKind: {
    about: "What a tutor's document is.",
    values: {
      id: "A passport or another proof of identity.",
      contract: "A contract.",
      "background-check": "A background check.",
      certificate: "A certificate.",
      tax: "A tax form.",
    },
  },
  HourKind: {
    about: "What is other than usual on one day.",
    values: { available: "Free besides the hours of the week.", unavailable: "Not free after all." },
  },
  TimeOffReason: {
    about: "Why a tutor is away.",
    values: {
      holiday: "On holiday.",
      sick: "Ill.",
      "public-holiday": "A public holiday.",
      personal: "For personal reasons.",
      other: "For another reason.",
    },
  },
  PayoutMethod: {
    about: "How a tutor is paid.",
    values: {
      bank: "By bank transfer.",
      paystack: "Through Paystack.",
      wise: "Through Wise.",
      manual: "By hand.",
    },
  },
  PaidLessonKind: {
    about: "The kind of lesson that a rate of pay is for.",
    values: {
      trial: "A trial lesson.",
      regular: "A lesson that repeats.",
      "one-off": "A single lesson.",
      "make-up": "A lesson that makes up for another.",
      "learning-pod": "A lesson of a learning pod.",
      "virtual-immersion": "A virtual immersion.",
    },
  },
  DocumentState: {
    about: "How a document stands today.",
    values: {
      valid: "Valid for more than 30 days, or without an end.",
      due: "Expires within 30 days.",
      expired: "Has expired.",
    },
  },
};
