import type { ApolloCache } from "@apollo/client";
import type { EntityKind } from "@app/schema/types.generated.ts";
import type { LiveChangeFragment } from "./changes.generated.ts";

interface Affected {
  /** Root fields whose data may have changed. */
  fields: readonly string[];
  /** The record's type, if screens cache it by id. */
  type?: string;
}

const regions = ["region", "regions", "regionByCode"];
const policies = ["cancellationPolicy", "cancellationPolicies", "cancellationPolicyList"];
const exams = ["exams", "exam", "examBySlug", "examSubject", "examTopic", "examSection", "examPart"];
const examLessons = [...exams, "examLesson", "examLessons"];
const curricula = ["curriculum", "curriculums", "curriculumByAddress"];

/** What a change of each kind affects. */
const affected: Record<EntityKind, Affected> = {
  REGION: { type: "Region", fields: [...regions, ...policies] },
  DIALECT: { type: "Dialect", fields: ["dialect", "dialects"] },
  CANCELLATION_POLICY: { type: "CancellationPolicy", fields: [...policies, ...regions] },
  CURRICULUM: { type: "Curriculum", fields: curricula },
  SUBDIVISION: { type: "Subdivision", fields: curricula },
  CUSTOMER_POD: { type: "CustomerPod", fields: ["customerPods"] },
  CUSTOMER: { type: "Customer", fields: ["customers", "customerTags", "dependents", "learner"] },
  DEPENDENT: { type: "Dependent", fields: ["dependents", "customers", "customer", "learner"] },
  CUSTOMER_NOTE: { type: "CustomerNote", fields: ["customerNotes", "customer"] },
  LEAD: { type: "Lead", fields: ["leads", "lead"] },
  MESSAGE: { fields: ["customerMessages", "tutorMessages"] },
  TASK: { type: "Task", fields: ["tasks", "task"] },
  ATTACHMENT: { fields: ["curriculumAttachments", "learner"] },
  TUTOR: { type: "Tutor", fields: ["tutors", "tutor", "tutorDialects", "onboardedTutors"] },
  CANDIDACY: { type: "Candidacy", fields: ["candidacies", "rejectedCandidacies", "candidate", "candidacy"] },
  TUTOR_DOCUMENT: { type: "TutorDocument", fields: ["candidate", "tutor", "tutors", "candidate"] },
  TUTOR_DAY: { type: "TutorDay", fields: ["tutor"] },
  TUTOR_TIME_OFF: { type: "TutorTimeOff", fields: ["tutor", "tutors", "calendar"] },
  PAY_RATE: { type: "PayRate", fields: ["candidate", "tutor"] },
  PAYOUT_ACCOUNT: { type: "PayoutAccount", fields: ["candidate", "tutor"] },
  JOURNAL_ENTRY: { type: "JournalEntry", fields: ["journalEntries", "journalEntry", "tutor"] },
  JOURNAL_TEMPLATE: { type: "JournalTemplate", fields: ["journalTemplates"] },
  LESSON_RATING: {
    type: "LessonRating",
    fields: ["lessonRatings", "lessonRating", "ratingsOfLesson", "tutor", "tutors", "lessonLog"],
  },
  STUDENT_RATING: {
    type: "StudentRating",
    fields: ["studentRatings", "studentRating", "ratingsOfLesson", "lessonLog"],
  },
  TUTOR_FEEDBACK: { type: "TutorFeedback", fields: ["tutorFeedbacks", "tutorFeedback", "tutor"] },
  CONFIRMED_LESSON: {
    type: "ConfirmedLesson",
    fields: ["confirmedLessons", "confirmedLesson", "bookedLessons", "lessonRequest", "calendar"],
  },
  BOOKED_LESSON: {
    type: "BookedLesson",
    fields: ["bookedLessons", "bookedLesson", "lessonLog", "ratingsOfLesson", "confirmedLessons", "calendar"],
  },
  LESSON_REQUEST: { type: "LessonRequest", fields: ["lessonRequests", "lessonRequest"] },
  FEEDBACK: { type: "Feedback", fields: ["feedbacks", "feedback"] },
  GROUP_LESSON: { type: "GroupLesson", fields: ["groupLessons", "groupLesson"] },
  GROUP_INSTANCE: { type: "GroupInstance", fields: ["groupLessons", "groupLesson", "groupInstance", "calendar"] },
  SETTING: { type: "Setting", fields: ["settings", "setting"] },
  TEMPLATE: { type: "Template", fields: ["templates", "template"] },
  NOTIFICATION: { fields: ["notifications"] },
  STAFF_USER: { type: "StaffUser", fields: ["staffUser", "staffUsers", "staffUserActivity", "contacts"] },
  VIEWER: { type: "Viewer", fields: ["me"] },
  SESSION: { fields: ["sessions", "staffUserSessions"] },
  ACCOUNT_JOB: { fields: ["accountJobs", "accountJob", "accountJobItems"] },
  LIST_VIEW: { type: "ListView", fields: ["listViews"] },
  IMPORT: { fields: ["fileImports", "fileImport", "fileImportRows"] },
  EXAM: { type: "Exam", fields: examLessons },
  EXAM_PART: { type: "ExamPart", fields: examLessons },
  EXAM_SESSION: { type: "ExamSession", fields: [...examLessons, "examSession"] },
  CONTENT_CREATOR: { type: "ContentCreator", fields: ["contentCreators", "contentCreator"] },
  EXAM_LESSON: { type: "ExamLesson", fields: examLessons },
  JOB: { fields: ["jobs", "jobRuns"] },
};

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
  const { type } = affected[kind];
  if (type === undefined) return false;
  const held = heldVersion(cache, type, entityId);
  return held !== null && held >= version;
}

/** The root fields that changes affect; all of them after a gap. */
export function fieldsTouched(changes: readonly LiveChangeFragment[]): ReadonlySet<string> {
  const kinds = changes.some(({ action }) => action === "RESYNC")
    ? Object.values(affected)
    : changes.flatMap(({ kind }) => (kind === null ? [] : [affected[kind]]));
  return new Set(kinds.flatMap(({ fields }) => fields));
}
