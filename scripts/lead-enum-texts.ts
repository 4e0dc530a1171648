/** Descriptions of the closed lists of leads. */
export const leadEnumTexts = {
  LeadStage: {
    about: "How far a lead has come.",
    values: {
      new: "Nobody has contacted them.",
      contacted: "Somebody has contacted them.",
      "trial-booked": "A trial is booked.",
      "trial-completed": "They have had a trial.",
      converted: "They became a customer.",
      lost: "They will not become a customer for now.",
    },
  },
  LostReason: {
    about: "Why a lead was lost.",
    values: {
      price: "Lessons cost too much.",
      time: "No time suited them.",
      "no-reply": "They did not answer.",
      "found-other": "They found lessons elsewhere.",
      "not-ready": "They are not ready to begin.",
      "wrong-fit": "What they want is not taught here.",
      duplicate: "They are on the list twice.",
      other: "For another reason.",
    },
  },
  LeadActionDue: {
    about: "When the next action of an open lead is due, by the clock of the viewer.",
    values: {
      overdue: "On a day that has passed.",
      today: "Today.",
      week: "From today until Sunday.",
      none: "No day is set.",
    },
  },
};
