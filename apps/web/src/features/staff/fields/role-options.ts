import { roles, toEnumName, type Role } from "@app/domain/enums.ts";
import type { Role as RoleName } from "@app/schema/types.generated.ts";
import type { Option } from "@app/ui/form/option.ts";
import { roleName } from "../../../shared/text/format.ts";

/** The roles of a choice, in the matrix's order and the server's spelling. */
export function roleOptions(given: readonly RoleName[]): Option[] {
  return roles
    .filter((role) => given.some((name) => name === toEnumName(role)))
    .map((role) => ({ value: role, label: roleName(role) }));
}

/** A chosen role as the API names it; null for the empty choice. */
export function roleChoice(value: string): RoleName | null {
  return value === "" ? null : (toEnumName(value) as RoleName);
}

/** Roles as the API names them. */
export const roleNames = (given: readonly Role[]): RoleName[] => given.map((role) => toEnumName(role));
