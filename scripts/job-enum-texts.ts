/** Descriptions of the closed lists of jobs that people ask for. */
export const jobEnumTexts = {
  AccountJobKind: {
    about: "What a person may have done to many records at once.",
    values: {
      "regions-archive": "Archive regions.",
      "regions-restore": "Restore archived regions.",
      "curricula-archive": "Archive curricula.",
      "curricula-restore": "Restore archived curricula.",
      "customers-tag": "Add a tag to customers.",
      "customers-untag": "Remove a tag from customers.",
      "customers-owner": "Change who looks after customers.",
      "dependents-archive": "Archive dependents.",
      "dependents-restore": "Restore archived dependents.",
      "staff-suspend": "Suspend staff accounts, with a reason.",
      "staff-reinstate": "Reinstate suspended staff accounts.",
    },
  },
  AccountJobState: {
    about: "The state of a job that a person asked for.",
    values: {
      waiting: "It starts within seconds.",
      running: "Records are being worked through.",
      done: "Every record has a verdict.",
      cancelled: "It was stopped; what was done stays done.",
      failed: "It could not go on.",
    },
  },
  ItemVerdict: {
    about: "What became of one record of a job.",
    values: {
      done: "It was changed.",
      skipped: "There was nothing to do.",
      failed: "It could not be changed; the reason is given.",
    },
  },
};
