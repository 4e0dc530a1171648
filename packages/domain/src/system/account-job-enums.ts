/** What a person may have done to many records at once. Each is an entry of the servers' own list too. */
export const bulkJobKinds = [
  "regions-archive",
  "regions-restore",
  "curricula-archive",
  "curricula-restore",
  "customers-tag",
  "customers-untag",
  "customers-owner",
  "customers-archive",
  "customers-restore",
  "customers-message",
  "dependents-archive",
  "dependents-restore",
  "pods-message",
  "pods-pause",
  "leads-owner",
  "leads-contact",
  "leads-lose",
  "requests-claim",
  "requests-owner",
  "requests-cancel",
  "courses-pause",
  "courses-message",
  "booked-cancel",
  "booked-outcome",
  "booked-link",
  "booked-remind",
  "candidates-owner",
  "candidates-advance",
  "candidates-reject",
  "candidates-message",
  "candidates-reopen",
  "tutors-tag",
  "tutors-untag",
  "tutors-message",
  "lessons-assign",
  "lessons-due",
  "lessons-active",
  "lessons-publish",
  "staff-suspend",
  "staff-reinstate",
  "tutor-feedback-assign",
  "tutor-feedback-acknowledge",
  "feedbacks-assign",
  "feedbacks-priority",
  "feedbacks-close",
  "groups-publish",
  "groups-cancel",
] as const;
export type BulkJobKind = (typeof bulkJobKinds)[number];

/** Lists that a person may have written to a file. Each is an entry of the servers' own list too. */
export const exportJobKinds = [
  "regions-export",
  "staff-export",
  "curricula-export",
  "customers-export",
  "leads-export",
  "requests-export",
  "courses-export",
  "booked-export",
  "tutors-export",
  "rejected-export",
  "journal-export",
  "tutor-feedback-export",
  "feedbacks-export",
  "dependents-export",
  "pods-export",
  "policies-export",
  "mails-export",
  "groups-export",
  "lessons-export",
] as const;
export type ExportJobKind = (typeof exportJobKinds)[number];

/** What a person may ask for that takes its time. */
export const accountJobKinds = [...bulkJobKinds, ...exportJobKinds] as const;
export type AccountJobKind = (typeof accountJobKinds)[number];

/** What a list is written as. */
export const exportFormats = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const accountJobStates = ["waiting", "running", "done", "cancelled", "failed"] as const;
export type AccountJobState = (typeof accountJobStates)[number];

/** What became of one record: changed, as it was to be already, or not changed and why. */
export const itemVerdicts = ["done", "skipped", "failed"] as const;
export type ItemVerdict = (typeof itemVerdicts)[number];
