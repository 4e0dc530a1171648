/** Descriptions of the closed lists of hiring. */
export const hiringEnumTexts = {
  CandidacyStage: {
    about: "The stage of an application.",
    values: {
      applied: "Has come in.",
      screening: "Is being looked at.",
      interview: "The candidate is interviewed.",
      "demo-lesson": "The candidate gives a lesson to try.",
      checks: "Papers and references are checked.",
      offer: "The candidate has an offer.",
      "on-hold": "Waits until a day.",
      onboarded: "The candidate is a tutor.",
      rejected: "The candidate is not taken.",
      withdrawn: "The candidate does not want to go on.",
    },
  },
  CandidateSource: {
    about: "Where a candidate comes from.",
    values: {
      organic: "Found the firm by themselves.",
      referral: "Was recommended.",
      "job-board": "Answered an advertisement.",
      social: "Through social media.",
      event: "Met at an event.",
      other: "From elsewhere.",
    },
  },
  CheckState: {
    about: "How a check of a candidate stands.",
    values: {
      todo: "To be started.",
      waiting: "Under way.",
      done: "Passed.",
      failed: "Not passed.",
      "not-needed": "Left out on purpose.",
    },
  },
  InterviewOutcome: {
    about: "What came of an interview.",
    values: { suitable: "Suitable.", unsure: "Undecided.", unsuitable: "Not suitable." },
  },
  OfferAnswer: {
    about: "What a candidate said to an offer.",
    values: { accepted: "Accepted.", declined: "Declined." },
  },
  RejectionReason: {
    about: "Why a candidate is not taken.",
    values: {
      "language-level": "Their command of the language.",
      "teaching-skill": "Their teaching.",
      reliability: "Not reliable.",
      documents: "Papers are missing or wrong.",
      "failed-checks": "A check was not passed.",
      availability: "Their hours do not fit.",
      "pay-expectation": "They expect more pay.",
      duplicate: "They applied twice.",
      withdrew: "They did not want to go on.",
      policy: "Against the rules of the firm.",
      other: "Another reason.",
    },
  },
};
