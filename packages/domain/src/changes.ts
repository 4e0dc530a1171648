import type { AuditAction, ChangeAction, EntityKind, Role } from "./enums.ts";
import { permissionsOf, scopeOf, type Area, type Permission } from "./permissions.ts";

interface Telling {
  kind: EntityKind;
  /** Who is told: those who hold it; null for nobody but the person it belongs to. */
  permission: Permission | null;
}

/** What the activity log calls each kind of record → as what its changes are told, and to whom. */
export const tellings = {
  region: [{ kind: "region", permission: "regions:read" }],
  curriculum: [{ kind: "curriculum", permission: "curriculums:read" }],
  subdivision: [{ kind: "subdivision", permission: "curriculums:read" }],
  attachment: [{ kind: "attachment", permission: "customers:read" }],
  "customer-pod": [{ kind: "customer-pod", permission: "customers:read" }],
  notifications: [{ kind: "notification", permission: null }],
  "account user": [
    { kind: "staff-user", permission: "staff:read" },
    { kind: "viewer", permission: null },
  ],
  session: [{ kind: "session", permission: null }],
  job: [{ kind: "job", permission: "system:read" }],
} as const satisfies Record<string, readonly Telling[]>;

/** What the activity log calls a kind of record. */
export type AuditedKind = keyof typeof tellings;

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
  const [area] = permission.split(":");
  return scopeOf(viewer.role, area as Area) === "own" ? "kind" : "whole";
}
