/** Descriptions of the closed lists of customers' feedback. */
export const feedbackEnumTexts = {
  FeedbackChannel: {
    about: "How a customer told us what they think.",
    values: {
      app: "In the app.",
      email: "By email.",
      whatsapp: "On WhatsApp.",
      phone: "On the phone.",
      survey: "In a survey.",
    },
  },
  FeedbackType: {
    about: "What kind of feedback it is.",
    values: {
      praise: "They are happy.",
      complaint: "Something went wrong.",
      suggestion: "Something could be better.",
      question: "They would like to know something.",
      "refund-request": "They ask for money back.",
    },
  },
  ServiceFeedbackCategory: {
    about: "What customers' feedback is about.",
    values: {
      lesson: "A lesson.",
      tutor: "A tutor.",
      scheduling: "The times of lessons.",
      billing: "Invoices and payments.",
      materials: "What lessons are taught with.",
      technology: "Sound, picture and the classroom.",
      other: "Anything else.",
    },
  },
  FeedbackPriority: {
    about: "How soon a customer is to be answered.",
    values: {
      urgent: "Within four hours.",
      high: "Within one working day.",
      normal: "Within two working days.",
      low: "Within five working days.",
    },
  },
  FeedbackStatus: {
    about: "The state of customers' feedback.",
    values: {
      new: "No one has answered it.",
      open: "Someone is seeing to it.",
      "waiting-customer": "The customer was asked something.",
      resolved: "It was resolved; it says how. A reply takes it up again.",
      closed: "Resolved a week ago, and quiet since.",
    },
  },
  FeedbackSpeaker: {
    about: "Whose words they are.",
    values: { customer: "The customer's.", staff: "Ours." },
  },
  FeedbackDecision: {
    about: "What was decided for a customer.",
    values: {
      refund: "They get their money back; decided by a director.",
      credit: "They get lesson credit.",
      rebook: "The lesson is given again, or made longer.",
      decline: "They get nothing, and were told why.",
    },
  },
  FeedbackLinkKind: {
    about: "What came of feedback.",
    values: {
      refund: "The money was given back.",
      credit: "Lesson credit was granted.",
      rebook: "A lesson is given again, or made longer.",
      decline: "The wish was declined.",
      "journal-entry": "An entry in a tutor's journal.",
    },
  },
};
