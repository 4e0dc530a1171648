import type { RecordKind } from "../../shared/records/record-kind.ts";

export const teacherReferrersPath = "/app/tutoring/teacher-referrers";
export const teacherReferrerPath = (id: string): string => `/app/tutoring/teacher-referrer/${id}`;
/** Whom a customer has referred stands with everything else of them. */
export const customerReferrerPath = (id: string): string => `/app/tutoring/customers/${id}?tab=referrals`;

const common = {
  history: "REFERRER",
  list: "referrers",
  write: "referrals:write",
  act: "referrals:act",
} as const;

/** What the list, the page and the dialogs of teachers who refer have in common. */
export const teacherReferrerKind: RecordKind = {
  ...common,
  one: "teacher referrer",
  many: "teacher referrers",
  page: teacherReferrerPath,
};

/** The same of customers who refer. */
export const customerReferrerKind: RecordKind = {
  ...common,
  one: "customer referrer",
  many: "customer referrers",
  page: customerReferrerPath,
};

/** The kind of a referrer. */
export const kindOf = ({ scheme }: { scheme: "TEACHER" | "CUSTOMER" }): RecordKind =>
  scheme === "TEACHER" ? teacherReferrerKind : customerReferrerKind;
