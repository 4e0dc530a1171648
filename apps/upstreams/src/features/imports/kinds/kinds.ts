import type { ImportKind } from "@app/domain/imports/import-enums.ts";
import type { Importable, PlannedImportable } from "../importable.ts";
import { customerImport } from "./customers.ts";
import { dependentImport } from "./dependents.ts";
import { leadImport } from "./leads.ts";
import { oldInvoiceImport } from "./old-invoices.ts";
import { openingCreditImport } from "./opening-credit.ts";
import { partnerImport } from "./partners.ts";
import { referrerImport } from "./referrers.ts";
import { questionImport, sessionImport } from "./session.ts";
import { tutorImport } from "./tutors.ts";
import { wordImport } from "./words.ts";
import { languageTopicImport, schoolTopicImport } from "./topics.ts";

/** Everything that can be imported. A new one is a row here, one in `importKinds`, and its file. */
export const importKindsByName: Readonly<Record<ImportKind, Importable | PlannedImportable>> = {
  customers: customerImport,
  dependents: dependentImport,
  leads: leadImport,
  tutors: tutorImport,
  referrers: referrerImport,
  partners: partnerImport,
  "opening-credit": openingCreditImport,
  "old-invoices": oldInvoiceImport,
  words: wordImport,
  "language-topics": languageTopicImport,
  "school-topics": schoolTopicImport,
  session: sessionImport,
  questions: questionImport,
};
