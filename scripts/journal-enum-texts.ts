/** Descriptions of the closed lists of the journal and of tutor feedback. */
export const journalEnumTexts = {
  JournalKind: {
    about: "What an entry of the journal is.",
    values: {
      observation: "A lesson that someone watched.",
      "check-in": "A talk about how things are going.",
      training: "A training that they took part in.",
      praise: "Praise.",
      warning: "A warning; it has a severity.",
      incident: "Something that went wrong; it has a severity.",
      "pay-note": "A note about pay.",
      other: "Anything else.",
    },
  },
  JournalVisibility: {
    about: "Who reads an entry of the journal.",
    values: {
      staff: "Everyone who may read tutors.",
      "managers-only": "Directors and super-admins alone.",
      "shared-with-tutor": "The same as staff, and the tutor.",
    },
  },
  FollowUpState: {
    about: "How the follow-up of an entry stands.",
    values: {
      overdue: "Its day has passed.",
      today: "It is due today.",
      later: "Its day is to come.",
      done: "It is done.",
    },
  },
  FeedbackDirection: {
    about: "What feedback is about.",
    values: { "about-tutor": "What someone says of a tutor.", "from-tutor": "What a tutor says of us." },
  },
  FeedbackAuthorKind: {
    about: "Who gave feedback.",
    values: {
      customer: "A customer.",
      learner: "A learner.",
      tutor: "The tutor.",
      staff: "The colleague who wrote it down.",
    },
  },
  FeedbackCategory: {
    about: "What feedback is about, in a word.",
    values: {
      teaching: "How lessons are taught.",
      punctuality: "Being on time.",
      communication: "Messages and answers.",
      technology: "Sound, video and the classroom.",
      materials: "What lessons are taught with.",
      curriculum: "What is taught, and in which order.",
      pay: "Pay and prices.",
      safeguarding: "The safety of learners; for directors and super-admins alone.",
      other: "Anything else.",
    },
  },
  TutorFeedbackStatus: {
    about: "The state of feedback.",
    values: {
      new: "No one has read it.",
      acknowledged: "It has been read.",
      "in-progress": "Someone is seeing to it.",
      resolved: "It was resolved; it says how.",
    },
  },
};
