import type { ApolloCache } from "@apollo/client";
import { kindFields } from "@app/schema/kind-fields.generated.ts";
import type { EntityKind, Query } from "@app/schema/types.generated.ts";
import type { LiveChangeFragment } from "./changes.generated.ts";

type RootField = keyof Query;

const content: readonly RootField[] = [
  ...kindFields.EXAM.fields,
  ...kindFields.EXAM_PART.fields,
  ...kindFields.EXAM_LESSON.fields,
  "examSubject",
  "examTopic",
  "examSection",
];

/** What shows its recordings. */
const recordedFields: readonly RootField[] = [
  ...kindFields.WORD.fields,
  ...kindFields.CONVERSATION_PRACTICE.fields,
  ...kindFields.STORY.fields,
  ...kindFields.SENTENCE_SESSION.fields,
];

/** Root fields that show something of a kind besides those that answer its records (`kindFields`). */
const alsoAffected: Partial<Record<EntityKind, readonly RootField[]>> = {
  REGION: kindFields.CANCELLATION_POLICY.fields,
  CANCELLATION_POLICY: kindFields.REGION.fields,
  SUBDIVISION: kindFields.CURRICULUM.fields,
  ATTACHMENT: ["learner"],
  CUSTOMER: ["customerTags", "dependents", "learner"],
  DEPENDENT: ["customers", "customer", "learner"],
  CUSTOMER_NOTE: ["customer"],
  TUTOR: ["tutorDialects", "onboardedTutors"],
  TUTOR_DOCUMENT: ["candidate", "tutor", "tutors"],
  TUTOR_DAY: ["tutor"],
  TUTOR_TIME_OFF: ["tutor", "tutors", "calendar"],
  PAY_RATE: ["candidate", "tutor"],
  PAYOUT_ACCOUNT: ["candidate", "tutor"],
  JOURNAL_ENTRY: ["tutor"],
  LESSON_RATING: ["ratingsOfLesson", "tutor", "tutors", "lessonLog"],
  STUDENT_RATING: ["ratingsOfLesson", "lessonLog"],
  TUTOR_FEEDBACK: ["tutor"],
  CONFIRMED_LESSON: ["bookedLessons", "lessonRequest", "calendar"],
  BOOKED_LESSON: ["lessonLog", "ratingsOfLesson", "confirmedLessons", "calendar"],
  GROUP_INSTANCE: ["groupLessons", "groupLesson", "calendar"],
  STAFF_USER: ["staffUserActivity", "contacts"],
  ACCOUNT_JOB: ["accountJobItems"],
  IMPORT: ["fileImportRows"],
  EXAM: content,
  EXAM_PART: content,
  EXAM_LESSON: content,
  EXAM_SESSION: content,
  INVOICE: ["creditLots", "payments", "promos", "promo", "promoRedemptions"],
  PAYMENT: ["invoice", "invoices", "creditLots", "promos", "promo", "promoRedemptions"],
  REFERRAL: [...kindFields.REFERRER.fields, "cameBy"],
  REFERRAL_PAYOUT: [...kindFields.REFERRER.fields, ...kindFields.REFERRAL.fields],
  REFERRER: ["codeHolder", "cameBy"],
  PROMO: kindFields.BANNER.fields,
  BANNER: ["bannerEditions"],
  CREDIT_LOT: ["goodwillStanding"],
  JOB: ["jobRuns"],
  // A change of what is said makes its recordings outdated.
  WORD: ["nearWords", "appRecordings"],
  CONVERSATION_PRACTICE: ["appRecordings"],
  STORY: ["appRecordings"],
  SENTENCE_SESSION: ["appRecordings"],
  APP_RECORDING: [...recordedFields, ...kindFields.SPEAKER.fields],
  PARTNER: [...kindFields.PARTNER_USER.fields, "partnerLearners"],
  PARTNER_USER: kindFields.PARTNER.fields,
  SPEAKER: [...recordedFields, "appRecordings"],
};

/** What stands on the timelines of people. */
const onTimelines = new Set<EntityKind>([
  "CUSTOMER_NOTE",
  "JOURNAL_ENTRY",
  "MESSAGE",
  "TASK",
  "LEAD",
  "LESSON_REQUEST",
  "CONFIRMED_LESSON",
  "BOOKED_LESSON",
  "GROUP_INSTANCE",
  "FEEDBACK",
  "TUTOR_FEEDBACK",
  "LESSON_RATING",
  "INVOICE",
  "PAYMENT",
]);
const timelines: readonly RootField[] = ["customerTimeline", "learnerTimeline", "leadTimeline", "tutorTimeline"];

/** The cached version of a record; null if it is not cached. */
function heldVersion(cache: ApolloCache, type: string, id: string): number | null {
  let held: number | null = null;
  cache.modify({
    id: `${type}:${id}`,
    fields: {
      version: (version: number) => (held = version),
    },
  });
  return held;
}

/** Whether a change is already known: saved by this browser, or read since. */
export function isKnown(cache: ApolloCache, { action, kind, entityId, version }: LiveChangeFragment): boolean {
  if (kind === null || entityId === null || version === null || action === "CREATED") return false;
  const held = heldVersion(cache, kindFields[kind].type, entityId);
  return held !== null && held >= version;
}

/** The root fields that changes affect; all of them after a gap. */
export function fieldsTouched(changes: readonly LiveChangeFragment[]): ReadonlySet<string> {
  const kinds = changes.some(({ action }) => action === "RESYNC")
    ? (Object.keys(kindFields) as EntityKind[])
    : changes.flatMap(({ kind }) => kind ?? []);
  const fields = kinds.flatMap((kind) => [...kindFields[kind].fields, ...(alsoAffected[kind] ?? [])]);
  return new Set<string>(kinds.some((kind) => onTimelines.has(kind)) ? [...fields, ...timelines] : fields);
}
