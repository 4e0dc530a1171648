import type { ListExportKind } from "@app/domain/system/account-job-enums.ts";
import { rejectedExport } from "./candidate-exports.ts";
import { lessonsExport } from "./content-exports.ts";
import { curriculaExport, podsExport } from "./course-exports.ts";
import { customersExport, dependentsExport } from "./customer-exports.ts";
import type { ExportKind } from "./export-kind.ts";
import { feedbacksExport } from "./feedback-exports.ts";
import { groupsExport } from "./group-exports.ts";
import { invoicesExport } from "./invoice-exports.ts";
import { leadsExport } from "./lead-exports.ts";
import { bookedExport, coursesExport } from "./lesson-exports.ts";
import { partnersExport, partnerUsersExport } from "./partner-exports.ts";
import { promosExport } from "./promo-exports.ts";
import { requestsExport } from "./request-exports.ts";
import { tutorsExport } from "./tutor-exports.ts";
import { journalEntriesExport, tutorFeedbacksExport } from "./journal-exports.ts";
import { sentencesExport } from "./sentence-exports.ts";
import { conversationsExport } from "./conversation-exports.ts";
import { storiesExport } from "./story-exports.ts";
import { wordsExport } from "./word-exports.ts";
import { mailsExport, policiesExport, regionsExport, staffExport } from "./office-exports.ts";

/** All exportable lists. A new one is a row here, one in `listExportKinds`, and its texts. */
export const exportKinds: Readonly<Record<ListExportKind, ExportKind>> = {
  "regions-export": regionsExport,
  "staff-export": staffExport,
  "curricula-export": curriculaExport,
  "customers-export": customersExport,
  "leads-export": leadsExport,
  "words-export": wordsExport,
  "sentences-export": sentencesExport,
  "stories-export": storiesExport,
  "conversations-export": conversationsExport,
  "requests-export": requestsExport,
  "courses-export": coursesExport,
  "booked-export": bookedExport,
  "dependents-export": dependentsExport,
  "pods-export": podsExport,
  "rejected-export": rejectedExport,
  "tutors-export": tutorsExport,
  "journal-export": journalEntriesExport,
  "tutor-feedback-export": tutorFeedbacksExport,
  "feedbacks-export": feedbacksExport,
  "policies-export": policiesExport,
  "mails-export": mailsExport,
  "groups-export": groupsExport,
  "lessons-export": lessonsExport,
  "invoices-export": invoicesExport,
  "partners-export": partnersExport,
  "partner-users-export": partnerUsersExport,
  "promos-export": promosExport,
};
