import { roles, type Role } from "./enums.ts";

export const actions = ["read", "write", "act"] as const;
/** `act` is state changes and money. */
export type Action = (typeof actions)[number];

/** A scope narrows a grant; the service applies it: own records, own regions, drafts, up to the admin limit, staff below super-admin. */
export type Scope = "own" | "ownRegions" | "drafts" | "limit" | "belowSuperAdmin";
type Letters = "-" | "R" | "RW" | "RX" | "RWX" | "X";
type Grant = Letters | `${Letters}:${Scope}`;

/** Who may do what. Columns follow `roles`. Source: domain.md 0.4; `system` (what keeps the portal running), `views` (shared ones), `tasks` (what staff give each other to do) and `tutorManagement` (off-boarding, and what is for managers' eyes only) are ours. */
const matrix = {
  dashboard: ["R", "R", "R:ownRegions", "-", "-"],
  customers: ["RWX", "RWX", "RWX", "-", "-"],
  tutors: ["RWX", "RWX", "RWX", "-", "-"],
  tutorManagement: ["RWX", "RWX", "-", "-", "-"],
  payRates: ["RWX", "RWX", "R", "-", "-"],
  lessons: ["RWX", "RWX", "RWX", "-", "-"],
  settlements: ["X", "X", "X:limit", "-", "-"],
  invoices: ["RWX", "RWX", "RWX:limit", "-", "-"],
  promos: ["RWX", "RWX", "RW:drafts", "-", "-"],
  referrals: ["RWX", "RWX", "RWX:limit", "-", "-"],
  settings: ["RW", "RW", "R", "-", "-"],
  tasks: ["RWX", "RWX", "RWX:own", "RWX:own", "RWX:own"],
  partners: ["RWX", "RWX", "-", "-", "-"],
  reports: ["R", "R", "R", "-", "-"],
  teamActivity: ["R", "R", "R:own", "R:own", "R:own"],
  regions: ["RWX", "RW", "R", "R", "R"],
  reference: ["R", "R", "R", "R", "R"],
  curriculums: ["RWX", "RWX", "RW", "RW", "R:own"],
  words: ["RWX", "RWX", "RW", "RWX", "RW:own"],
  conversations: ["RWX", "RWX", "R", "RWX", "RW:own"],
  transcripts: ["RWX", "RWX", "RW", "RWX", "RW:own"],
  stories: ["RWX", "RWX", "R", "RWX", "-"],
  appFeedback: ["RWX", "RWX", "RW", "R", "R"],
  exams: ["RWX", "R", "R", "R", "R:own"],
  sessions: ["RWX", "R", "R", "RWX", "RWX:own"],
  staff: ["RWX", "RWX:belowSuperAdmin", "-", "-", "-"],
  demo: ["RW", "RW", "RW", "RW", "RW"],
  views: ["X", "X", "-", "-", "-"],
  system: ["RX", "-", "-", "-", "-"],
} as const satisfies Record<string, readonly Grant[] & { length: 5 }>;

export type Area = keyof typeof matrix;
export const areas = Object.keys(matrix) as Area[];

/** `signedIn` is every signed-in person's, with or without a role. */
export type Permission = "signedIn" | `${Area}:${Action}`;
/**
 * One thing a role may do: in one area of the business, to view, to edit, or to act (states and money).
 * @graphql Permission
 */
export const permissions: readonly Permission[] = [
  "signedIn",
  ...areas.flatMap((area) => actions.map((action): Permission => `${area}:${action}`)),
];

const letterOf: Record<Action, string> = { read: "R", write: "W", act: "X" };

function grantOf(role: Role | null, area: Area): { letters: string; scope: Scope | null } {
  const column = role === null ? -1 : roles.indexOf(role);
  const [letters = "-", scope] = (matrix[area][column] ?? "-").split(":");
  return { letters, scope: (scope as Scope | undefined) ?? null };
}

/** A role by its wire spelling; null for the empty choice and for what is not in the list. */
export function roleFrom(value: string | null | undefined): Role | null {
  return roles.find((role) => role === value) ?? null;
}

function collect(role: Role | null): ReadonlySet<Permission> {
  const granted = areas.flatMap((area) => {
    const { letters } = grantOf(role, area);
    return actions
      .filter((action) => letters.includes(letterOf[action]))
      .map((action): Permission => `${area}:${action}`);
  });
  return new Set<Permission>(["signedIn", ...granted]);
}

const byRole = new Map<Role | null, ReadonlySet<Permission>>([null, ...roles].map((role) => [role, collect(role)]));

/** What a role may do; no role may do what every signed-in person may. */
export function permissionsOf(role: Role | null): ReadonlySet<Permission> {
  return byRole.get(role) ?? collect(null);
}

/** How a role's grant in an area is narrowed; null for not at all. */
export function scopeOf(role: Role | null, area: Area): Scope | null {
  return grantOf(role, area).scope;
}

/** The roles that hold a permission, in the matrix's order. */
export function rolesWith(permission: Permission): readonly Role[] {
  return roles.filter((role) => permissionsOf(role).has(permission));
}

/** What whoever holds a permission may read: "customers:write" → "customers:read". */
export const readingOf = (permission: Permission): Permission =>
  permission === "signedIn" ? permission : `${permission.split(":")[0] as Area}:read`;

const homes: Record<Role, string> = {
  "super-admin": "/app/tutoring/admin-lesson-requests",
  director: "/app/tutoring/admin-lesson-requests",
  admin: "/app/tutoring/admin-lesson-requests",
  // Their work, until the words list stands.
  "content-manager": "/app/content/lesson-status",
  "content-creator": "/app/content/content-creators/my-lessons",
};

/** The path that a role starts on. Source: domain.md 0.4, architecture's menu row. */
export function homeOf(role: Role | null): string {
  return role === null ? "/app/account" : homes[role];
}
