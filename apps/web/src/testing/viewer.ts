import { toEnumName, type Role } from "@app/domain/enums.ts";
import { homeOf, permissionsOf } from "@app/domain/permissions.ts";
import type { Viewer } from "../shared/session/session-context.ts";

/** A signed-in person of a role, with what the matrix gives that role. */
export function aViewer(role: Role | null = "super-admin", changes: Partial<Viewer> = {}): Viewer {
  return {
    __typename: "Viewer",
    id: "0123456789abcdef01234567",
    email: "ngozi@example.org",
    firstName: "Ngọzị",
    lastName: "Okonkwọ",
    avatar: null,
    bio: null,
    phone: null,
    timeZone: "Africa/Lagos",
    role: role === null ? null : toEnumName(role),
    permissions: [...permissionsOf(role)].map((permission) => toEnumName(permission) as Viewer["permissions"][number]),
    home: homeOf(role),
    viewingUntil: null,
    version: 1,
    ...changes,
  };
}
