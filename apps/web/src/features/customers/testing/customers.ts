import type { DependentRecordFragment } from "../dependents/dependent.generated.ts";
import type { CustomerRecordFragment } from "../customer.generated.ts";

const region = { __typename: "Region" as const, id: "00000000000000000000b001", code: "UK", name: "United Kingdom" };

/** A customer who learns themselves, unless changed. */
export const aCustomer = (changes: Partial<CustomerRecordFragment> = {}): CustomerRecordFragment => ({
  __typename: "Customer",
  mergedInto: null,
  ...{ id: "000000000000000000000001", name: "Foláké Adéyẹmí", customerNumber: "C-000412", region, status: "ACTIVE" },
  ...{
    learnerNames: ["Foláké"],
    owner: { __typename: "StaffUser", id: "0000000000000000000000a1", name: "Daniel Osborne" },
  },
  ...{ source: "REFERRAL_CUSTOMER", tags: ["VIP"], createdAt: "2026-01-05T09:00:00.000Z", archivedAt: null },
  ...{ version: 3, nextLesson: null, lastLesson: null },
  ...{ firstName: "Foláké", lastName: "Adéyẹmí", email: "folake@example.org", secondaryEmail: null },
  ...{ phoneNumber: "+447700900123", samePhone: 0, gender: null, dateOfBirth: null, country: "GB" },
  ...{ timeZone: "Europe/London", marketingConsent: false, consentAt: null, currency: "GBP", zohoEmail: null },
  ...{ whoIsLessonFor: "ME", isLearner: true, preferredChannel: "WHATSAPP", billingAddress: null, taxId: null },
  ...{ invoiceEmail: null, autoSend: false, dueDays: 7, cancellationPolicy: null, noteCount: 1 },
  updatedAt: "2026-01-06T09:00:00.000Z",
  ...changes,
});

/** A child on that account, unless changed. */
export const aDependent = (changes: Partial<DependentRecordFragment> = {}): DependentRecordFragment => ({
  __typename: "Dependent",
  ...{ id: "000000000000000000000002", name: "Tòní Adéyẹmí", firstName: "Tòní", lastName: "Adéyẹmí" },
  ...{ ageGroup: "FROM_5", relationship: "CHILD", region, level: "BEGINNER", subjects: ["Yoruba"] },
  payer: {
    __typename: "LearnerPayer",
    ...{ id: "000000000000000000000001", name: "Foláké Adéyẹmí", customerNumber: "C-000412" },
  },
  ...{ nextLesson: null, lastLesson: null },
  ...{ zone: "Africa/Lagos", isElsewhere: true, status: "ACTIVE", version: 2, dateOfBirth: null, gender: null },
  ...{ timeZone: "Africa/Lagos", learningNeeds: null, safeguardingNote: null, photoConsent: false },
  createdAt: "2026-01-05T09:00:00.000Z",
  ...changes,
});
