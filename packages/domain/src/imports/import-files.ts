import type { ImportKind } from "./import-enums.ts";
import { customerFile } from "./customer-file.ts";
import { dependentFile } from "./dependent-file.ts";
import type { ImportFile } from "./import-column.ts";
import { leadFile } from "./lead-file.ts";
import { openingCreditFile } from "./opening-credit-file.ts";
import { oldInvoiceFile } from "./old-invoice-file.ts";
import { referrerFile } from "./referrer-file.ts";
import { tutorFile } from "./tutor-file.ts";
import { partnerFile } from "./partner-file.ts";
import { questionFile, sessionFile } from "./session-file.ts";
import { wordFile } from "./word-file.ts";
import { languageTopicFile, schoolTopicFile } from "./topic-file.ts";

export const importFiles: Readonly<Record<ImportKind, ImportFile>> = {
  customers: customerFile,
  dependents: dependentFile,
  leads: leadFile,
  tutors: tutorFile,
  referrers: referrerFile,
  partners: partnerFile,
  "opening-credit": openingCreditFile,
  "old-invoices": oldInvoiceFile,
  words: wordFile,
  "language-topics": languageTopicFile,
  "school-topics": schoolTopicFile,
  session: sessionFile,
  questions: questionFile,
};
