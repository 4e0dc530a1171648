import type { Role } from "../enums.ts";
import { areaNames } from "../permission-names.ts";
import { areaOf, permissions, permissionsOf, scopeOf, type Area, type Permission } from "../permissions.ts";

/** Areas that only people work in: a token makes no tokens, and keeps no views. */
const peoplesAreas: ReadonlySet<Area> = new Set<Area>(["tokens", "views"]);

/** What only people do: whoever makes or changes accounts could give one to themselves, with more than the token has. */
const peoplesActions: ReadonlySet<Permission> = new Set<Permission>(["staff:write", "staff:act"]);

/** Everything that a token can be given. */
export const tokenScopes: readonly Permission[] = permissions.filter((permission) => {
  const area = areaOf(permission);
  return area !== null && !peoplesAreas.has(area) && !peoplesActions.has(permission);
});

/** Whether a role's grant holds for records of others too: a token has no records of its own. */
function isWhole(role: Role | null, permission: Permission): boolean {
  const area = areaOf(permission);
  const scope = area === null ? null : scopeOf(role, area);
  if (scope === "own") return false;
  return scope !== "ownWrites" || permission.endsWith(":read");
}

const collect = (role: Role | null): ReadonlySet<Permission> =>
  new Set(tokenScopes.filter((scope) => permissionsOf(role).has(scope) && isWhole(role, scope)));

const byRole = new Map<Role | null, ReadonlySet<Permission>>();

/** What a token of somebody with this role may be given. */
export function grantsOf(role: Role | null): ReadonlySet<Permission> {
  const known = byRole.get(role) ?? collect(role);
  byRole.set(role, known);
  return known;
}

/** What a token may do: its scopes, as far as its owner may do so now. Source: domain.md 2.18. */
export function tokenPermissions(scopes: readonly Permission[], role: Role | null): ReadonlySet<Permission> {
  const grants = grantsOf(role);
  return new Set<Permission>(["caller", ...scopes.filter((scope) => grants.has(scope))]);
}

const actionNames = { read: "View", write: "Edit", act: "Act" } as const;

/** "View: Customers, dependents, pods, leads", as a scope is listed. */
export function scopeLabel(scope: Permission): string {
  const area = areaOf(scope);
  const action = scope.split(":")[1] as keyof typeof actionNames;
  return area === null ? scope : `${actionNames[action]}: ${areaNames[area]}`;
}

/** What of some scopes a role cannot hand on, in words; empty if nothing. */
export const lacking = (scopes: readonly Permission[], role: Role | null): string =>
  scopes
    .filter((scope) => !grantsOf(role).has(scope))
    .map((scope) => `“${scopeLabel(scope)}” (${scope})`)
    .join(", ");
