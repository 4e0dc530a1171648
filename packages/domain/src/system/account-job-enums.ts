/** What a person may have done to many records at once. Each is an entry of the servers' own list too. */
export const bulkJobKinds = [
  /** Archive regions. */ "regions-archive",
  /** Restore archived regions. */ "regions-restore",
  /** Archive curricula. */ "curricula-archive",
  /** Restore archived curricula. */ "curricula-restore",
  /** Add a tag to customers. */ "customers-tag",
  /** Remove a tag from customers. */ "customers-untag",
  /** Change who looks after customers. */ "customers-owner",
  /** Archive customers. */ "customers-archive",
  /** Restore archived customers. */ "customers-restore",
  /** Send customers an email. */ "customers-message",
  /** Archive dependents. */ "dependents-archive",
  /** Restore archived dependents. */ "dependents-restore",
  /** Send an email to those who pay for pods. */ "pods-message",
  /** Pause pods. */ "pods-pause",
  /** Change who looks after leads. */ "leads-owner",
  /** Say that leads were contacted. */ "leads-contact",
  /** Say that leads were lost, and why. */ "leads-lose",
  /** Become the owner of requests for lessons. */ "requests-claim",
  /** Change who looks after requests for lessons. */ "requests-owner",
  /** Cancel requests for lessons, with the reason. */ "requests-cancel",
  /** Pause confirmed courses of lessons. */ "courses-pause",
  /** Send an email to those who pay for confirmed courses. */ "courses-message",
  /** Send top-up invoices for confirmed courses. */ "courses-top-up",
  /** Cancel booked lessons, with the reason. */ "booked-cancel",
  /** Give cancelled booked lessons after all. */ "booked-restore",
  /** Undo what was done to booked lessons a moment before. */ "booked-undo",
  /** Cover, move or cancel the lessons of a tutor who is away. */ "booked-rearrange",
  /** Say how booked lessons went. */ "booked-outcome",
  /** Say where booked lessons are held. */ "booked-link",
  /** Remind tutors and customers of booked lessons. */ "booked-remind",
  /** Change who looks after applications. */ "candidates-owner",
  /** Move applications to their next stage. */ "candidates-advance",
  /** Reject candidates, with a reason. */ "candidates-reject",
  /** Send candidates an email. */ "candidates-message",
  /** Consider rejected candidates again, each in a round of its own. */ "candidates-reopen",
  /** Give tutors a tag. */ "tutors-tag",
  /** Take a tag away from tutors. */ "tutors-untag",
  /** Send tutors an email. */ "tutors-message",
  /** Give lessons of the learning content to a content creator. */ "lessons-assign",
  /** Change the date by which lessons of the learning content should be ready. */ "lessons-due",
  /** Switch lessons of the learning content on or off in the app. */ "lessons-active",
  /** Publish sessions of the learning content that are ready. */ "lessons-publish",
  /** Suspend staff accounts, with a reason. */ "staff-suspend",
  /** Reinstate suspended staff accounts. */ "staff-reinstate",
  /** Suspend partners, with a reason. */ "partners-suspend",
  /** Reinstate suspended partners. */ "partners-reinstate",
  /** Send open invitations to partner users again. */ "partner-users-invite",
  /** Suspend partner users, with a reason. */ "partner-users-suspend",
  /** Reinstate suspended partner users. */ "partner-users-reinstate",
  /** Deactivate partner users for good, with a reason. */ "partner-users-deactivate",
  /** Change who looks after tutor feedback. */ "tutor-feedback-assign",
  /** Say that tutor feedback has been read. */ "tutor-feedback-acknowledge",
  /** Change who looks after customers' feedback. */ "feedbacks-assign",
  /** Set the priority of customers' feedback. */ "feedbacks-priority",
  /** Close feedback that was resolved. */ "feedbacks-close",
  /** Publish learning pods or immersions. */ "groups-publish",
  /** Cancel learning pods or immersions with their dates, with the reason. */ "groups-cancel",
  /** Send drafts of invoices, each with its number. */ "invoices-send",
  /** Remind customers of invoices. */ "invoices-remind",
  /** Let codes of promos be refused for a while. */ "promos-pause",
  /** Put promos away. */ "promos-archive",
  /** Let banners rest for a while. */ "banners-pause",
  /** Put banners away. */ "banners-archive",
  /** Draft ongoing invoices for what customers' lessons came to. */ "customers-bill",
  /** Change who looks after feedback of the learning app. */ "app-feedback-assign",
  /** Say that the same feedback of the learning app was given before. */ "app-feedback-duplicate",
  /** Hand in words of the learning app. */ "words-submit",
  /** Give words to the learning app. */ "words-publish",
  /** Take words of the learning app out of use. */ "words-archive",
  /** Set what words of the learning app are about. */ "words-topics",
  /** Set the dialect of words of the learning app. */ "words-dialect",
  /** Hand in sentence sessions of the learning app. */ "sentences-submit",
  /** Give sentence sessions to the learning app. */ "sentences-publish",
  /** Take sentence sessions of the learning app out of use. */ "sentences-archive",
  /** Hand in stories of the learning app. */ "stories-submit",
  /** Give stories to the learning app. */ "stories-publish",
  /** Take stories of the learning app out of use. */ "stories-archive",
  /** Hand in conversation practices of the learning app. */ "conversations-submit",
  /** Give conversation practices to the learning app. */ "conversations-publish",
  /** Take conversation practices of the learning app out of use. */ "conversations-archive",
] as const;
export type BulkJobKind = (typeof bulkJobKinds)[number];

/** Lists that a person may have written to a file. Each is an entry of the servers' own list too. */
export const listExportKinds = [
  /** Write regions to a file. */ "regions-export",
  /** Write staff accounts to a file. */ "staff-export",
  /** Write curricula to a file. */ "curricula-export",
  /** Write customers to a file. */ "customers-export",
  /** Write leads to a file. */ "leads-export",
  /** Write requests for lessons to a file. */ "requests-export",
  /** Write confirmed courses of lessons to a file. */ "courses-export",
  /** Write booked lessons to a file. */ "booked-export",
  /** Write tutors to a file. */ "tutors-export",
  /** Write rejected candidates to a file. */ "rejected-export",
  /** Write journal entries to a file. */ "journal-export",
  /** Write tutor feedback to a file. */ "tutor-feedback-export",
  /** Write customers' feedback to a file. */ "feedbacks-export",
  /** Write dependents to a file. */ "dependents-export",
  /** Write customer pods to a file. */ "pods-export",
  /** Write cancellation policies to a file. */ "policies-export",
  /** Write emails to a file. */ "mails-export",
  /** Write learning pods or immersions to a file. */ "groups-export",
  /** Write lessons of the learning content to a file. */ "lessons-export",
  /** Write invoices to a file. */ "invoices-export",
  /** Write promos to a file. */ "promos-export",
  /** Write partners to a file. */ "partners-export",
  /** Write partner users to a file. */ "partner-users-export",
  /** Write words of the learning app to a file. */ "words-export",
  /** Write sentence sessions of the learning app to a file. */ "sentences-export",
  /** Write stories of the learning app to a file. */ "stories-export",
  /** Write conversation practices of the learning app to a file. */ "conversations-export",
] as const;
export type ListExportKind = (typeof listExportKinds)[number];

/** Everything that a person may have written to a file. */
export const exportJobKinds = [
  ...listExportKinds,
  /** Write the table of a report to a file. */ "report-export",
] as const;
export type ExportJobKind = (typeof exportJobKinds)[number];

/**
 * What a person may ask for that takes its time.
 * @graphql AccountJobKind
 */
export const accountJobKinds = [...bulkJobKinds, ...exportJobKinds] as const;
export type AccountJobKind = (typeof accountJobKinds)[number];

/**
 * What a list is written as.
 * @graphql ExportFormat
 */
export const exportFormats = [
  /** Comma-separated values; any number of rows. */ "csv",
  /** An Excel workbook; up to 100,000 rows. */ "xlsx",
] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * The state of a job that a person asked for.
 * @graphql AccountJobState
 */
export const accountJobStates = [
  /** It starts within seconds. */ "waiting",
  /** Records are being worked through. */ "running",
  /** Every record has a verdict. */ "done",
  /** It was stopped; what was done stays done. */ "cancelled",
  /** It could not go on. */ "failed",
] as const;
export type AccountJobState = (typeof accountJobStates)[number];

/**
 * What became of one record of a job.
 * @graphql ItemVerdict
 */
export const itemVerdicts = [
  /** It was changed. */ "done",
  /** There was nothing to do. */ "skipped",
  /** It could not be changed; the reason is given. */ "failed",
] as const;
export type ItemVerdict = (typeof itemVerdicts)[number];
