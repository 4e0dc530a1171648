import { toEnumName } from "@app/domain/enums.ts";
import { memoize } from "@app/domain/memoize.ts";
import { rolesWith, type Permission } from "@app/domain/permissions.ts";
import { roleName } from "../text/format.ts";
import { useSession } from "../session/session-context.ts";

/** Whether the viewer has a permission: `can("regions:write")`. Signed-out visitors have none. */
export function useCan(): (permission: Permission) => boolean {
  const session = useSession();
  const held: ReadonlySet<string> = new Set(session.status === "signed-in" ? session.viewer.permissions : []);
  return (permission) => held.has(toEnumName(permission));
}

const list = memoize(() => new Intl.ListFormat("en", { type: "conjunction" }));

/** Why an action is disabled: the roles that may use it. */
export function whoMay(permission: Permission): string {
  const names = rolesWith(permission).map((role) => roleName(role).toLowerCase());
  return `Only for ${list().format(names)}.`;
}
