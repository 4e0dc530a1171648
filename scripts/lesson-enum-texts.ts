import { ratingEnumTexts } from "./rating-enum-texts.ts";

/** Descriptions of the closed lists of lessons. */
export const lessonEnumTexts = {
  ...ratingEnumTexts,
  LessonRequestStatus: {
    about: "Where a request for lessons stands.",
    values: {
      new: "Nobody has proposed lessons yet, or somebody has declined.",
      proposed: "A tutor has been asked.",
      "tutor-accepted": "The tutor accepts; the customer has been asked.",
      confirmed: "Tutor and customer agree.",
      cancelled: "It was ended, with a reason.",
      expired: "Nothing happened for two weeks.",
    },
  },
  LessonKind: {
    about: "The kind of a lesson.",
    values: {
      trial: "To try it out: one for each learner and subject.",
      regular: "One of a course.",
      "one-off": "A single lesson.",
      "make-up": "In place of one that did not take place.",
    },
  },
  LessonBilling: {
    about: "When lessons are paid.",
    values: { prepaid: "Before they are given.", ongoing: "Afterwards, by invoice." },
  },
  ProposalState: {
    about: "What became of a proposal.",
    values: {
      open: "The tutor has not answered yet.",
      accepted: "The tutor accepts; the customer has not answered yet.",
      declined: "The tutor declined.",
      expired: "The tutor did not answer in time.",
      refused: "The customer declined.",
      withdrawn: "It was taken back.",
      confirmed: "Both agree.",
    },
  },
  MatchReason: {
    about: "What speaks for a tutor, or against them.",
    values: {
      "subject-and-level": "They teach the subject at that level.",
      "subject-only": "They teach the subject, but not at that level.",
      preferred: "The customer asked for them.",
      dialect: "Whether they speak the dialect.",
      "native-speaker": "They are a native speaker.",
      "age-group": "Whether they teach that age group.",
      "all-times": "They are free at every preferred time.",
      "some-times": "They are free at some of the preferred times.",
      "no-times": "They are free at none of the preferred times.",
      "hours-not-set": "They have not set their hours.",
      shifts: "A change of the clocks moves a time out of their hours.",
      load: "How many of their hours a week are taken.",
      "earlier-lessons": "They have taught this learner before.",
      rating:
        "What customers and learners say of their lessons: tenths of a star in `count`, how many ratings in `of`.",
      away: "They are away.",
    },
  },
  ConflictRule: {
    about: "What stands in the way of a lesson.",
    values: {
      "tutor-busy": "The tutor has another lesson.",
      "learner-busy": "The learner has another lesson.",
      "tutor-away": "The tutor has time off.",
      "not-taking": "The tutor is paused or has left.",
      "background-check": "The tutor's background check has expired, and the learner is under 18.",
      "outside-hours": "It is outside the tutor's hours.",
      "hours-not-set": "The tutor has not set their hours.",
      gap: "The tutor has too short a break.",
      "weekly-hours": "The tutor has more hours that week than they want.",
      notice: "The tutor needs more notice.",
      night: "It is night for a learner under 18.",
    },
  },
  ConflictLevel: {
    about: "What a conflict forbids.",
    values: {
      hard: "It forbids the lesson.",
      director: "It forbids the lesson to all but directors.",
      soft: "It only asks whether the lesson is meant.",
    },
  },
};
