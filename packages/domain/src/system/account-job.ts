import { exportJobKinds, type AccountJobKind, type AccountJobState, type ExportJobKind } from "./account-job-enums.ts";
import { memoize } from "../memoize.ts";
import { messages } from "../messages.ts";

/** Maximum records chosen individually; more are chosen by filter. */
export const mostNamed = 1_000;

/** Maximum lessons or courses whose bulk work is summed up beforehand. */
export const previewedMax = 100;

const words: Record<AccountJobKind, { verb: string; one: string; many: string }> = {
  "regions-archive": { verb: "Archive", one: "region", many: "regions" },
  "regions-restore": { verb: "Restore", one: "region", many: "regions" },
  "curricula-archive": { verb: "Archive", one: "curriculum", many: "curricula" },
  "curricula-restore": { verb: "Restore", one: "curriculum", many: "curricula" },
  "customers-tag": { verb: "Add a tag to", one: "customer", many: "customers" },
  "customers-untag": { verb: "Remove a tag from", one: "customer", many: "customers" },
  "customers-owner": { verb: "Change the owner of", one: "customer", many: "customers" },
  "customers-archive": { verb: "Archive", one: "customer", many: "customers" },
  "customers-restore": { verb: "Restore", one: "customer", many: "customers" },
  "customers-message": { verb: "Send an email to", one: "customer", many: "customers" },
  "dependents-archive": { verb: "Archive", one: "dependent", many: "dependents" },
  "dependents-restore": { verb: "Restore", one: "dependent", many: "dependents" },
  "pods-message": { verb: "Send an email to", one: "customer pod", many: "customer pods" },
  "pods-pause": { verb: "Pause", one: "customer pod", many: "customer pods" },
  "app-feedback-assign": { verb: "Assign", one: "piece of feedback", many: "pieces of feedback" },
  "app-feedback-duplicate": { verb: "Mark as duplicate", one: "piece of feedback", many: "pieces of feedback" },
  "words-submit": { verb: "Submit", one: "word", many: "words" },
  "words-publish": { verb: "Publish", one: "word", many: "words" },
  "words-archive": { verb: "Archive", one: "word", many: "words" },
  "words-topics": { verb: "Set the topics of", one: "word", many: "words" },
  "words-dialect": { verb: "Set the dialect of", one: "word", many: "words" },
  "words-export": { verb: "Export", one: "word", many: "words" },
  "sentences-submit": { verb: "Submit", one: "sentence session", many: "sentence sessions" },
  "sentences-publish": { verb: "Publish", one: "sentence session", many: "sentence sessions" },
  "sentences-archive": { verb: "Archive", one: "sentence session", many: "sentence sessions" },
  "conversations-submit": { verb: "Submit", one: "conversation practice", many: "conversation practices" },
  "conversations-publish": { verb: "Publish", one: "conversation practice", many: "conversation practices" },
  "conversations-archive": { verb: "Archive", one: "conversation practice", many: "conversation practices" },
  "conversations-export": { verb: "Export", one: "conversation practice", many: "conversation practices" },
  "stories-submit": { verb: "Submit", one: "story", many: "stories" },
  "stories-publish": { verb: "Publish", one: "story", many: "stories" },
  "stories-archive": { verb: "Archive", one: "story", many: "stories" },
  "stories-export": { verb: "Export", one: "story", many: "stories" },
  "sentences-export": { verb: "Export", one: "sentence session", many: "sentence sessions" },
  "leads-owner": { verb: "Change the owner of", one: "lead", many: "leads" },
  "leads-contact": { verb: "Mark as contacted", one: "lead", many: "leads" },
  "leads-lose": { verb: "Mark as lost", one: "lead", many: "leads" },
  "requests-claim": { verb: "Claim", one: "request", many: "requests" },
  "requests-owner": { verb: "Change the owner of", one: "request", many: "requests" },
  "requests-cancel": { verb: "Cancel", one: "request", many: "requests" },
  "courses-pause": { verb: "Pause", one: "course", many: "courses" },
  "courses-message": { verb: "Send an email to", one: "course", many: "courses" },
  "courses-top-up": { verb: "Send a top-up invoice for", one: "course", many: "courses" },
  "booked-cancel": { verb: "Cancel", one: "lesson", many: "lessons" },
  "booked-undo": { verb: "Undo the change of", one: "lesson", many: "lessons" },
  "booked-restore": { verb: "Restore", one: "lesson", many: "lessons" },
  "booked-rearrange": { verb: "Rearrange", one: "lesson", many: "lessons" },
  "booked-outcome": { verb: "Mark the outcome of", one: "lesson", many: "lessons" },
  "booked-link": { verb: "Set the link of", one: "lesson", many: "lessons" },
  "booked-remind": { verb: "Send a reminder of", one: "lesson", many: "lessons" },
  "candidates-owner": { verb: "Change the owner of", one: "application", many: "applications" },
  "candidates-advance": { verb: "Move on", one: "application", many: "applications" },
  "candidates-reject": { verb: "Reject", one: "candidate", many: "candidates" },
  "candidates-message": { verb: "Send an email to", one: "candidate", many: "candidates" },
  "candidates-reopen": { verb: "Reopen", one: "candidate", many: "candidates" },
  "tutors-tag": { verb: "Add a tag to", one: "tutor", many: "tutors" },
  "tutors-untag": { verb: "Remove a tag from", one: "tutor", many: "tutors" },
  "tutors-message": { verb: "Send an email to", one: "tutor", many: "tutors" },
  "lessons-assign": { verb: "Assign", one: "lesson", many: "lessons" },
  "lessons-due": { verb: "Change the due date of", one: "lesson", many: "lessons" },
  "lessons-publish": { verb: "Publish", one: "lesson", many: "lessons" },
  "lessons-active": { verb: "Activate or deactivate", one: "lesson", many: "lessons" },
  "staff-suspend": { verb: "Suspend", one: "account", many: "accounts" },
  "staff-reinstate": { verb: "Reinstate", one: "account", many: "accounts" },
  "partners-suspend": { verb: "Suspend", one: "partner", many: "partners" },
  "partners-reinstate": { verb: "Reinstate", one: "partner", many: "partners" },
  "partner-users-invite": { verb: "Send an invitation to", one: "partner user", many: "partner users" },
  "partner-users-suspend": { verb: "Suspend", one: "partner user", many: "partner users" },
  "partner-users-reinstate": { verb: "Reinstate", one: "partner user", many: "partner users" },
  "partner-users-deactivate": { verb: "Deactivate", one: "partner user", many: "partner users" },
  "tutor-feedback-assign": { verb: "Assign", one: "piece of feedback", many: "pieces of feedback" },
  "tutor-feedback-acknowledge": { verb: "Acknowledge", one: "piece of feedback", many: "pieces of feedback" },
  "feedbacks-assign": { verb: "Assign", one: "piece of feedback", many: "pieces of feedback" },
  "feedbacks-priority": { verb: "Set the priority of", one: "piece of feedback", many: "pieces of feedback" },
  "feedbacks-close": { verb: "Close", one: "piece of feedback", many: "pieces of feedback" },
  "groups-publish": { verb: "Publish", one: "group lesson", many: "group lessons" },
  "groups-cancel": { verb: "Cancel", one: "group lesson", many: "group lessons" },
  "invoices-send": { verb: "Send", one: "invoice", many: "invoices" },
  "invoices-remind": { verb: "Send reminders for", one: "invoice", many: "invoices" },
  "promos-pause": { verb: "Pause", one: "promo", many: "promos" },
  "promos-archive": { verb: "Archive", one: "promo", many: "promos" },
  "banners-pause": { verb: "Pause", one: "banner", many: "banners" },
  "banners-archive": { verb: "Archive", one: "banner", many: "banners" },
  "promos-export": { verb: "Export", one: "promo", many: "promos" },
  "customers-bill": { verb: "Draft ongoing invoices for", one: "customer", many: "customers" },
  "invoices-export": { verb: "Export", one: "invoice", many: "invoices" },
  "groups-export": { verb: "Export", one: "group lesson", many: "group lessons" },
  "regions-export": { verb: "Export", one: "region", many: "regions" },
  "staff-export": { verb: "Export", one: "account", many: "accounts" },
  "curricula-export": { verb: "Export", one: "curriculum", many: "curricula" },
  "rejected-export": { verb: "Export", one: "rejected candidate", many: "rejected candidates" },
  "tutors-export": { verb: "Export", one: "tutor", many: "tutors" },
  "journal-export": { verb: "Export", one: "journal entry", many: "journal entries" },
  "tutor-feedback-export": { verb: "Export", one: "piece of feedback", many: "pieces of feedback" },
  "feedbacks-export": { verb: "Export", one: "piece of feedback", many: "pieces of feedback" },
  "customers-export": { verb: "Export", one: "customer", many: "customers" },
  "leads-export": { verb: "Export", one: "lead", many: "leads" },
  "requests-export": { verb: "Export", one: "request", many: "requests" },
  "courses-export": { verb: "Export", one: "course", many: "courses" },
  "booked-export": { verb: "Export", one: "lesson", many: "lessons" },
  "dependents-export": { verb: "Export", one: "dependent", many: "dependents" },
  "pods-export": { verb: "Export", one: "customer pod", many: "customer pods" },
  "partners-export": { verb: "Export", one: "partner", many: "partners" },
  "partner-users-export": { verb: "Export", one: "partner user", many: "partner users" },
  "policies-export": { verb: "Export", one: "policy", many: "policies" },
  "lessons-export": { verb: "Export", one: "lesson", many: "lessons" },
  "report-export": { verb: "Export", one: "row of the report", many: "rows of the report" },
  "mails-export": { verb: "Export", one: "email", many: "emails" },
};

const numbers = memoize(() => new Intl.NumberFormat("en-GB"));

const counted = (n: number, { one, many }: { one: string; many: string }) =>
  `${numbers().format(n)} ${n === 1 ? one : many}`;

/** "Archive 12 regions" */
export const accountJobTitle = (kind: AccountJobKind, total: number): string =>
  `${words[kind].verb} ${counted(total, words[kind])}`;

/** Whether the job produces a file. */
export const isExport = (kind: AccountJobKind): kind is ExportJobKind => exportJobKinds.some((one) => one === kind);

/** Whether each record's outcome is shown before, and only what was shown is done: what failed is chosen anew. */
export const isShownFirst = (kind: AccountJobKind): boolean => kind === "courses-top-up";

/** Whether the job has finished. */
export const isEnded = (state: AccountJobState): boolean => state !== "waiting" && state !== "running";

export const accountJobMessages = {
  runUnderWay: (name: string) => `${name} is making the drafts of this region. Wait until that is done.`,
  /** `chosen` is the number that the user saw, `found` the number that matches now. */
  moved: (kind: AccountJobKind, chosen: number, found: number) =>
    `You chose ${counted(chosen, words[kind])}, but ${numbers().format(found)} ${found === 1 ? "matches" : "match"} now. Check the list and try again.`,
  none: "Choose at least one record.",
  noneCanBe: "None of them can be done as it stands. The reasons are listed.",
  previewedInvoices: `Only ${previewedMax} courses can be invoiced at once, as each invoice is shown first. Choose fewer.`,
  previewedMost: `Only ${previewedMax} lessons are added up beforehand. Each is settled by its own notice.`,
  ended: (state: AccountJobState) => messages.wrongState("job", state, "cancelled"),
  stillRunning: "Wait until this job has ended, or cancel it first.",
  chooseAgain: "To try the rest again, choose it in the list: what it comes to now is shown there first.",
  nothingToRetry: "Nothing is left to try again.",
  undecided: "Nothing was decided about it.",
  already: (state: string) => `It is already ${state}.`,
  /** The reason in each record's history. */
  reason: (kind: AccountJobKind, total: number) => `Job: ${accountJobTitle(kind, total)}.`,
  unknownKind: "This version of the portal does not know how to do this.",
};

interface Counted {
  total: number;
  done: number;
  skipped: number;
  failed: number;
}

/** "460 done, 40 failed, 3 not started" */
export function outcomeInWords({ total, done, skipped, failed }: Counted): string {
  const left = total - done - skipped - failed;
  const parts: [n: number, word: string][] = [
    [done, "done"],
    [skipped, "skipped"],
    [failed, "failed"],
    [left, "not started"],
  ];
  const said = parts.filter(([n], place) => n > 0 || place === 0);
  return said.map(([n, word]) => `${numbers().format(n)} ${word}`).join(", ");
}
