import { roles, type Role } from "./enums.ts";

export const actions = ["read", "write", "act"] as const;
/** `act` covers state changes and money. */
export type Action = (typeof actions)[number];

/**
 * Narrows a permission; services apply it: own records, reading all and writing own ones, own regions, drafts, up to the
 * admin limit, staff below super-admin.
 */
export type Scope = "own" | "ownWrites" | "ownRegions" | "drafts" | "limit" | "belowSuperAdmin";
type Letters = "-" | "R" | "RW" | "RX" | "RWX" | "X";
type Grant = Letters | `${Letters}:${Scope}`;

/**
 * The permission matrix; columns follow `roles`. Source: domain.md 0.4. We added `system` (operating the portal),
 * `views` (shared ones), `tasks` (given to colleagues) and `tutorManagement` (off-boarding, and what only managers
 * see).
 */
const matrix = {
  dashboard: ["R", "R", "R:ownRegions", "-", "-"],
  customers: ["RWX", "RWX", "RWX", "-", "-"],
  tutors: ["RWX", "RWX", "RWX", "-", "-"],
  tutorManagement: ["RWX", "RWX", "-", "-", "-"],
  payRates: ["RWX", "RWX", "R", "-", "-"],
  lessons: ["RWX", "RWX", "RWX", "-", "-"],
  settlements: ["X", "X", "X:limit", "-", "-"],
  invoices: ["RWX", "RWX", "RWX:limit", "-", "-"],
  books: ["RWX", "RWX", "R", "-", "-"],
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
  words: ["RWX", "RWX", "RW", "RWX", "RW:ownWrites"],
  conversations: ["RWX", "RWX", "R", "RWX", "RW:ownWrites"],
  transcripts: ["RWX", "RWX", "RW", "RWX", "RW:own"],
  stories: ["RWX", "RWX", "R", "RWX", "-"],
  appContent: ["R", "R", "R", "R", "R"],
  appFeedback: ["RWX", "RWX", "RW", "R", "R"],
  exams: ["RWX", "R", "R", "R", "R:own"],
  sessions: ["RWX", "R", "R", "RWX", "RWX:own"],
  staff: ["RWX", "RWX:belowSuperAdmin", "-", "-", "-"],
  tokens: ["RWX", "RWX", "-", "-", "-"],
  demo: ["RW", "RW", "RW", "RW", "RW"],
  views: ["X", "X", "-", "-", "-"],
  system: ["RX", "-", "-", "-", "-"],
} as const satisfies Record<string, readonly Grant[] & { length: 5 }>;

export type Area = keyof typeof matrix;
export const areas = Object.keys(matrix) as Area[];

/**
 * `signedIn` is held by everyone who is signed in, with or without a role; `caller` by them and by every service token.
 */
export type Permission = "signedIn" | "caller" | `${Area}:${Action}`;
/**
 * One thing a role may do: in one area of the business, to view, to edit, or to act (states and money).
 * @graphql Permission
 */
export const permissions: readonly Permission[] = [
  "signedIn",
  "caller",
  ...areas.flatMap((area) => actions.map((action): Permission => `${area}:${action}`)),
];

const letterOf: Record<Action, string> = { read: "R", write: "W", act: "X" };

function grantOf(role: Role | null, area: Area): { letters: string; scope: Scope | null } {
  const column = role === null ? -1 : roles.indexOf(role);
  const [letters = "-", scope] = (matrix[area][column] ?? "-").split(":");
  return { letters, scope: (scope as Scope | undefined) ?? null };
}

/** Parses a role; null for the empty choice and unknown values. */
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
  return new Set<Permission>(["signedIn", "caller", ...granted]);
}

const byRole = new Map<Role | null, ReadonlySet<Permission>>([null, ...roles].map((role) => [role, collect(role)]));

/** The permissions of a role. No role still has what every signed-in person has. */
export function permissionsOf(role: Role | null): ReadonlySet<Permission> {
  return byRole.get(role) ?? collect(null);
}

/** Somebody who acts: with the rights of their role, or with those that are given, as a service token's are. */
export interface Rights {
  role: Role | null;
  permissions?: ReadonlySet<Permission>;
}

/** What somebody who acts may do. A rule that takes a role alone would give a token all that its owner may do. */
export const rightsOf = ({ role, permissions: given }: Rights): ReadonlySet<Permission> => given ?? permissionsOf(role);

/** The scope of a role's permissions in an area; null for none. */
export function scopeOf(role: Role | null, area: Area): Scope | null {
  return grantOf(role, area).scope;
}

/** Whether a role acts in an area only up to the limits of the settings. */
export const isLimited = (role: Role | null, area: Area): boolean => scopeOf(role, area) === "limit";

/** The roles with a permission, in the matrix's order. */
export function rolesWith(permission: Permission): readonly Role[] {
  return roles.filter((role) => permissionsOf(role).has(permission));
}

/** The area of a permission; null for those that are of none. */
export const areaOf = (permission: Permission): Area | null =>
  permission === "signedIn" || permission === "caller" ? null : (permission.split(":")[0] as Area);

/** The read permission of the same area: "customers:write" → "customers:read". */
export function readingOf(permission: Permission): Permission {
  const area = areaOf(permission);
  return area === null ? permission : `${area}:read`;
}

const homes: Record<Role, string> = {
  "super-admin": "/app/tutoring/admin-lesson-requests",
  director: "/app/tutoring/admin-lesson-requests",
  admin: "/app/tutoring/admin-lesson-requests",
  "content-manager": "/app/tutoring/curriculums",
  "content-creator": "/app/langauge-app/words-list",
};

/** The first page of a role. Source: domain.md 0.4, architecture's menu row. */
export function homeOf(role: Role | null): string {
  return role === null ? "/app/account" : homes[role];
}
