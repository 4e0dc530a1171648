/** Descriptions of the closed lists of learning pods and immersions. */
export const groupEnumTexts = {
  GroupLessonKind: {
    about: "The kind of group lesson.",
    values: { "learning-pod": "It meets week by week.", "virtual-immersion": "It takes place once or a few times." },
  },
  GroupLessonStatus: {
    about: "The state of a group lesson.",
    values: {
      draft: "Being prepared.",
      published: "Learners can be enrolled.",
      running: "The first session has started.",
      finished: "The last session is over.",
      cancelled: "It does not take place; it says why.",
      archived: "Put away.",
    },
  },
  PriceBasis: {
    about: "What a price is for.",
    values: { "per-instance": "One session.", "whole-course": "All sessions together." },
  },
  GroupInstanceStatus: {
    about: "The state of one session.",
    values: {
      scheduled: "It is to come.",
      "in-progress": "It has started.",
      "awaiting-confirmation": "It is over; nobody has said who came.",
      completed: "It took place.",
      cancelled: "It was cancelled; it says why.",
      "not-run": "Too few learners came together; it says so.",
    },
  },
  EnrolmentStatus: {
    about: "How a learner stands in a session.",
    values: {
      enrolled: "They have a place.",
      offered: "A place is kept for them for some hours.",
      waitlisted: "They wait for a place.",
      cancelled: "They left.",
      attended: "They came.",
      absent: "They did not come.",
    },
  },
};
