/** Descriptions of the closed lists of tutors. */
export const tutorEnumTexts = {
  TutorStatus: {
    about: "The state of a tutor.",
    values: {
      active: "Teaches.",
      "on-leave": "Away for a while.",
      paused: "Gets no new lessons.",
      left: "Teaches here no longer.",
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
