/** Descriptions of the closed lists of jobs that people ask for. */
export const jobEnumTexts = {
  JobRunState: {
    about: "The state of a job run.",
    values: { running: "Running now.", done: "Finished successfully.", failed: "Failed; it will be tried again." },
  },
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
      "customers-archive": "Archive customers.",
      "customers-restore": "Restore archived customers.",
      "customers-message": "Send customers an email.",
      "dependents-archive": "Archive dependents.",
      "dependents-restore": "Restore archived dependents.",
      "staff-suspend": "Suspend staff accounts, with a reason.",
      "staff-reinstate": "Reinstate suspended staff accounts.",
      "regions-export": "Write regions to a file.",
      "staff-export": "Write staff accounts to a file.",
      "curricula-export": "Write curricula to a file.",
      "tutors-export": "Write tutors to a file.",
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
  ImportKind: {
    about: "What the rows of an imported file are.",
    values: {
      customers: "Customers.",
      dependents: "Dependents of customers.",
      "language-topics": "Topics of a curriculum with age groups and levels.",
      "school-topics": "Topics of a curriculum with subjects.",
    },
  },
  ImportState: {
    about: "The state of an imported file.",
    values: {
      reading: "Its rows are being read.",
      mapping: "Its columns are to be chosen.",
      checking: "Its rows are being tried out; nothing is changed.",
      checked: "Every row has a verdict, and it can be imported.",
      importing: "Its rows are being imported.",
      imported: "It was imported.",
      undoing: "It is being taken back.",
      undone: "It was taken back, except for what somebody had edited.",
      cancelled: "It was ended before anything was changed.",
      failed: "It could not go on; nothing was imported.",
    },
  },
  RowVerdict: {
    about: "What a row of an imported file does.",
    values: {
      create: "Adds a record.",
      update: "Changes a record.",
      unchanged: "Says what the record holds already.",
      ambiguous: "May mean several records, or somebody who is there already; nothing is done.",
      archived: "Means an archived record; nothing is done.",
      failed: "Cannot be imported; the reason is given.",
    },
  },
  UndoVerdict: {
    about: "What became of a row when its import was undone.",
    values: {
      reversed: "Its effect was taken back.",
      kept: "Somebody has edited the record since, so it stays.",
      stuck: "It could not be taken back; the reason is given.",
    },
  },
  DateOrder: {
    about: "How a file writes dates in figures alone.",
    values: { "day-first": "31/12/2025.", "month-first": "12/31/2025." },
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
