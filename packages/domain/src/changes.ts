import type { AuditAction, ChangeAction, Role } from "./enums.ts";
import { areaOf, scopeOf, type Permission } from "./permissions.ts";

interface Kind {
  /** As people call it, if different: "Pod" for a customer pod. */
  name?: string;
  /** Its type in the schema, if different from its name. */
  type?: string;
  /** The permission to read it and to be told of its changes; null if only its owner may. */
  readBy: Permission | null;
  /** The server that publishes its changes and keeps its history. */
  server: "v1" | "v2";
  /** Its name in the activity log, if different. */
  audited?: string;
  /** Whether its history is shown and its changes can be undone. */
  hasHistory?: true;
}

/** All kinds of record whose changes are published. */
export const recordKinds = {
  region: { readBy: "regions:read", server: "v2", hasHistory: true },
  "cancellation-policy": { readBy: "regions:read", server: "v2", hasHistory: true },
  dialect: { readBy: "words:read", server: "v2", hasHistory: true },
  word: { readBy: "words:read", server: "v2", hasHistory: true },
  speaker: { readBy: "transcripts:read", server: "v2", hasHistory: true },
  "app-recording": { name: "Recording", readBy: "words:read", server: "v2" },
  "product-update": { readBy: "words:read", server: "v2", hasHistory: true },
  "app-feedback": { readBy: "appFeedback:read", server: "v2", hasHistory: true },
  character: { readBy: "stories:read", server: "v2", hasHistory: true },
  story: { readBy: "stories:read", server: "v2", hasHistory: true },
  background: { readBy: "stories:read", server: "v2", hasHistory: true },
  "conversation-practice": { readBy: "conversations:read", server: "v2", hasHistory: true },
  "sentence-session": { readBy: "words:read", server: "v2", hasHistory: true },
  curriculum: { readBy: "curriculums:read", server: "v2", hasHistory: true },
  subdivision: { readBy: "curriculums:read", server: "v2", hasHistory: true },
  attachment: { type: "CurriculumAttachment", readBy: "customers:read", server: "v2" },
  customer: { readBy: "customers:read", server: "v2", hasHistory: true },
  dependent: { readBy: "customers:read", server: "v2", hasHistory: true },
  "customer-note": { name: "Note", readBy: "customers:read", server: "v2", hasHistory: true },
  message: { readBy: "customers:read", server: "v2" },
  lead: { readBy: "customers:read", server: "v2", hasHistory: true },
  task: { readBy: "tasks:read", server: "v2", hasHistory: true },
  "customer-pod": { name: "Pod", readBy: "customers:read", server: "v2", hasHistory: true },
  tutor: { readBy: "tutors:read", server: "v1", hasHistory: true },
  candidacy: { name: "Application", readBy: "tutors:read", server: "v1", hasHistory: true },
  "tutor-document": { name: "Document", readBy: "tutors:read", server: "v1" },
  "tutor-day": { name: "Day", readBy: "tutors:read", server: "v1" },
  "tutor-time-off": { name: "Time off", readBy: "tutors:read", server: "v1" },
  "pay-rate": { readBy: "payRates:read", server: "v1" },
  "payout-account": { readBy: "payRates:read", server: "v1" },
  "journal-entry": { readBy: "tutors:read", server: "v1", hasHistory: true },
  "journal-template": { name: "Text", readBy: "tutors:read", server: "v1" },
  "lesson-request": { name: "Request", readBy: "lessons:read", server: "v1", hasHistory: true },
  "confirmed-lesson": { readBy: "lessons:read", server: "v1" },
  "booked-lesson": { name: "Lesson", readBy: "lessons:read", server: "v1" },
  "lesson-rating": { name: "Rating", readBy: "lessons:read", server: "v1", hasHistory: true },
  "student-rating": { readBy: "lessons:read", server: "v1", hasHistory: true },
  "tutor-feedback": { readBy: "tutors:read", server: "v1", hasHistory: true },
  partner: { readBy: "partners:read", server: "v2", hasHistory: true },
  "partner-user": { readBy: "partners:read", server: "v2", hasHistory: true },
  feedback: { readBy: "lessons:read", server: "v2", hasHistory: true },
  "group-lesson": { readBy: "lessons:read", server: "v2", hasHistory: true },
  "group-instance": { name: "Session", readBy: "lessons:read", server: "v2" },
  invoice: { readBy: "invoices:read", server: "v2", hasHistory: true },
  payment: { readBy: "invoices:read", server: "v2" },
  referrer: { readBy: "referrals:read", server: "v1", hasHistory: true },
  referral: { readBy: "referrals:read", server: "v1" },
  "referral-payout": { name: "Payout", readBy: "referrals:read", server: "v1" },
  promo: { readBy: "promos:read", server: "v2", hasHistory: true },
  banner: { readBy: "promos:read", server: "v2", hasHistory: true },
  "book-month": { name: "Month of the books", readBy: "books:read", server: "v2" },
  "credit-lot": { name: "Credit", readBy: "invoices:read", server: "v2" },
  "old-invoice": { readBy: "invoices:read", server: "v2" },
  setting: { readBy: "settings:read", server: "v2", hasHistory: true },
  template: { readBy: "settings:read", server: "v2", hasHistory: true },
  notification: { readBy: null, server: "v2", audited: "notifications" },
  "staff-user": { readBy: "staff:read", server: "v1", audited: "account user", hasHistory: true },
  viewer: { readBy: null, server: "v1", audited: "account user" },
  session: { readBy: null, server: "v1" },
  "service-token": { readBy: "tokens:read", server: "v2", hasHistory: true },
  job: { readBy: "system:read", server: "v2" },
  "account-job": { name: "Job", readBy: null, server: "v2" },
  "list-view": { name: "View", readBy: null, server: "v2" },
  import: { type: "FileImport", readBy: null, server: "v2" },
  exam: { readBy: "exams:read", server: "v1", hasHistory: true },
  "exam-part": { readBy: "exams:read", server: "v1", hasHistory: true },
  "exam-lesson": { name: "Lesson", readBy: "exams:read", server: "v1", hasHistory: true },
  "content-creator": { readBy: "exams:read", server: "v1", hasHistory: true },
  "exam-session": { readBy: "sessions:read", server: "v1" },
} as const satisfies Record<string, Kind>;

type Kinds = typeof recordKinds;
export type EntityKind = keyof Kinds;
/**
 * A kind of record whose changes are sent as they happen.
 * @graphql EntityKind
 */
export const entityKinds = Object.keys(recordKinds) as EntityKind[];

const isEntityKind = (name: string): name is EntityKind => Object.hasOwn(recordKinds, name);

/** The kinds of record with a history. */
export type HistoryKind = { [K in EntityKind]: Kinds[K] extends { hasHistory: true } ? K : never }[EntityKind];
/**
 * A kind of record with a history of its changes.
 * @graphql HistoryKind
 */
export const historyKinds = entityKinds.filter((kind): kind is HistoryKind => "hasHistory" in recordKinds[kind]);

/** The name of a kind of record in the activity log. */
export type AuditedKind = { [K in EntityKind]: Kinds[K] extends { audited: infer Name } ? Name : K }[EntityKind];

/** The kinds under which the changes of an audited kind are published, each with the permission to be told. */
export function changeEventsFor(audited: AuditedKind): { kind: EntityKind; permission: Permission | null }[] {
  return entityKinds
    .filter((kind) => ("audited" in recordKinds[kind] ? recordKinds[kind].audited : kind) === audited)
    .map((kind) => ({ kind, permission: recordKinds[kind].readBy }));
}

/** `cancellation-policy` → "Cancellation policy": what people call a kind of record. */
export function recordName(kind: EntityKind | AuditedKind): string {
  const [published = kind] = isEntityKind(kind) ? [kind] : changeEventsFor(kind).map((event) => event.kind);
  const { name }: Partial<Kind> = isEntityKind(published) ? recordKinds[published] : {};
  return name ?? published.charAt(0).toUpperCase() + published.slice(1).replaceAll("-", " ");
}

/** `customer-pod` → `CustomerPod`: its type in the schema and in the contracts. */
export function recordTypeOf(kind: EntityKind): string {
  const { type }: Kind = recordKinds[kind];
  return type ?? kind.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The audited actions that change a record. */
const changeActions: Partial<Record<AuditAction, ChangeAction>> = {
  created: "created",
  updated: "updated",
  "state-changed": "state-changed",
  archived: "archived",
  deleted: "deleted",
};

/** The change to publish for an audited action; null if it changes nothing, such as signing in. */
export const changeOf = (action: AuditAction): ChangeAction | null => changeActions[action] ?? null;

/** Who is told of a change: the holders of a permission, or one person. */
export interface Audience {
  permission: Permission | null;
  personId: string | null;
}

/**
 * How much of a change someone is told: all, nothing, or only its kind if their permission is limited to their own
 * records.
 */
export function shareOf(
  { permission, personId }: Audience,
  viewer: { id: string; role: Role | null; may: ReadonlySet<Permission> },
): "whole" | "kind" | "nothing" {
  if (permission === null) return personId === viewer.id ? "whole" : "nothing";
  if (!viewer.may.has(permission)) return "nothing";
  const area = areaOf(permission);
  return area !== null && scopeOf(viewer.role, area) === "own" ? "kind" : "whole";
}
