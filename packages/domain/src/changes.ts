import type { AuditAction, ChangeAction, Role } from "./enums.ts";
import { permissionsOf, scopeOf, type Area, type Permission } from "./permissions.ts";

interface Kind {
  /** Who may read it and is told of its changes: those who hold this; null for nobody but the person it belongs to. */
  readBy: Permission | null;
  /** The server that tells of its changes, and keeps its history. */
  server: "v1" | "v2";
  /** What the activity log calls it, where that is another name. */
  audited?: string;
  /** Whether its history is shown, and its changes can be taken back. */
  hasHistory?: true;
}

/** Every kind of record whose changes are told as they happen. */
export const recordKinds = {
  region: { readBy: "regions:read", server: "v2", hasHistory: true },
  "cancellation-policy": { readBy: "regions:read", server: "v2", hasHistory: true },
  dialect: { readBy: "words:read", server: "v2", hasHistory: true },
  curriculum: { readBy: "curriculums:read", server: "v2", hasHistory: true },
  subdivision: { readBy: "curriculums:read", server: "v2", hasHistory: true },
  attachment: { readBy: "customers:read", server: "v2" },
  customer: { readBy: "customers:read", server: "v2", hasHistory: true },
  dependent: { readBy: "customers:read", server: "v2", hasHistory: true },
  "customer-note": { readBy: "customers:read", server: "v2", hasHistory: true },
  message: { readBy: "customers:read", server: "v2" },
  lead: { readBy: "customers:read", server: "v2", hasHistory: true },
  task: { readBy: "tasks:read", server: "v2", hasHistory: true },
  "customer-pod": { readBy: "customers:read", server: "v2", hasHistory: true },
  tutor: { readBy: "tutors:read", server: "v1", hasHistory: true },
  candidacy: { readBy: "tutors:read", server: "v1", hasHistory: true },
  "tutor-document": { readBy: "tutors:read", server: "v1" },
  "tutor-day": { readBy: "tutors:read", server: "v1" },
  "tutor-time-off": { readBy: "tutors:read", server: "v1" },
  "pay-rate": { readBy: "payRates:read", server: "v1" },
  "payout-account": { readBy: "payRates:read", server: "v1" },
  "journal-entry": { readBy: "tutors:read", server: "v1", hasHistory: true },
  "journal-template": { readBy: "tutors:read", server: "v1" },
  "lesson-request": { readBy: "lessons:read", server: "v1", hasHistory: true },
  "confirmed-lesson": { readBy: "lessons:read", server: "v1" },
  "booked-lesson": { readBy: "lessons:read", server: "v1" },
  "lesson-rating": { readBy: "lessons:read", server: "v1", hasHistory: true },
  "student-rating": { readBy: "lessons:read", server: "v1", hasHistory: true },
  "tutor-feedback": { readBy: "tutors:read", server: "v1", hasHistory: true },
  feedback: { readBy: "lessons:read", server: "v2", hasHistory: true },
  "group-lesson": { readBy: "lessons:read", server: "v2", hasHistory: true },
  "group-instance": { readBy: "lessons:read", server: "v2" },
  setting: { readBy: "settings:read", server: "v2", hasHistory: true },
  template: { readBy: "settings:read", server: "v2", hasHistory: true },
  notification: { readBy: null, server: "v2", audited: "notifications" },
  "staff-user": { readBy: "staff:read", server: "v1", audited: "account user", hasHistory: true },
  viewer: { readBy: null, server: "v1", audited: "account user" },
  session: { readBy: null, server: "v1" },
  job: { readBy: "system:read", server: "v2" },
  "account-job": { readBy: null, server: "v2" },
  "list-view": { readBy: null, server: "v2" },
  import: { readBy: null, server: "v2" },
  exam: { readBy: "exams:read", server: "v1", hasHistory: true },
  "exam-part": { readBy: "exams:read", server: "v1", hasHistory: true },
  "exam-lesson": { readBy: "exams:read", server: "v1", hasHistory: true },
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

/** The kinds of record whose history can be read. */
export type HistoryKind = { [K in EntityKind]: Kinds[K] extends { hasHistory: true } ? K : never }[EntityKind];
/**
 * A kind of record with a history of its changes.
 * @graphql HistoryKind
 */
export const historyKinds = entityKinds.filter((kind): kind is HistoryKind => "hasHistory" in recordKinds[kind]);

/** What the activity log calls a kind of record. */
export type AuditedKind = { [K in EntityKind]: Kinds[K] extends { audited: infer Name } ? Name : K }[EntityKind];

/** As what the changes of a kind in the activity log are told, and to whom. */
export function changeEventsFor(audited: AuditedKind): { kind: EntityKind; permission: Permission | null }[] {
  return entityKinds
    .filter((kind) => ("audited" in recordKinds[kind] ? recordKinds[kind].audited : kind) === audited)
    .map((kind) => ({ kind, permission: recordKinds[kind].readBy }));
}

/** The actions that leave a record other than it was. */
const told: Partial<Record<AuditAction, ChangeAction>> = {
  created: "created",
  updated: "updated",
  "state-changed": "state-changed",
  archived: "archived",
  deleted: "deleted",
};

/** As what an entry of the activity log is told; null for those that change nothing, such as signing in. */
export const changeOf = (action: AuditAction): ChangeAction | null => told[action] ?? null;

/** Whom a change is for: the holders of a permission, or one person. */
export interface Audience {
  permission: Permission | null;
  personId: string | null;
}

/**
 * What somebody is told of a change: all of it, nothing, or, where their grant is narrowed to records of their own,
 * only that something of its kind has changed.
 */
export function shareOf(
  { permission, personId }: Audience,
  viewer: { id: string; role: Role | null },
): "whole" | "kind" | "nothing" {
  if (permission === null) return personId === viewer.id ? "whole" : "nothing";
  if (!permissionsOf(viewer.role).has(permission)) return "nothing";
  if (permission === "signedIn") return "whole";
  const [area] = permission.split(":");
  return scopeOf(viewer.role, area as Area) === "own" ? "kind" : "whole";
}
