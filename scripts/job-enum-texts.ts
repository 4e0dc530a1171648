/** Descriptions of the closed lists of jobs that people ask for. */
export const jobEnumTexts = {
  AccountJobKind: {
    about: "What a person may ask for that takes its time.",
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
      "regions-export": "Write regions to a file.",
      "staff-export": "Write staff accounts to a file.",
      "curricula-export": "Write curricula to a file.",
      "customers-export": "Write customers to a file.",
      "dependents-export": "Write dependents to a file.",
      "pods-export": "Write customer pods to a file.",
      "policies-export": "Write cancellation policies to a file.",
      "mails-export": "Write emails to a file.",
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
  ExportFormat: {
    about: "What a list is written as.",
    values: { csv: "Comma-separated values; any number of rows.", xlsx: "An Excel workbook; up to 100,000 rows." },
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
