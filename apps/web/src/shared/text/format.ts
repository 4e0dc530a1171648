import { roles, toEnumName, type Role } from "@app/domain/enums.ts";
import { numberText } from "@app/domain/number-text.ts";
import type { Role as RoleName } from "@app/schema/types.generated.ts";

/** A role from its API name; null for no role. */
export function roleOf(name: RoleName | null): Role | null {
  return roles.find((role) => toEnumName(role) === name) ?? null;
}

/** "super-admin" → "Super-admin"; null → "No role". */
export function roleName(role: Role | null): string {
  return role === null ? "No role" : sentenceCase(role.replace("content-", "content "));
}

/** "IN_PROGRESS", "in-progress" → "In progress". For closed lists without labels. */
export function sentenceCase(value: string): string {
  const words = value.includes("_") || value === value.toUpperCase() ? value.toLowerCase().replaceAll("_", " ") : value;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 1234 → "1,234". */
export const numberOf = numberText;

/** countOf(1, "region") → "1 region"; countOf(2, "curriculum", "curricula") → "2 curricula"; 1234 → "1,234". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${numberOf(count)} ${count === 1 ? one : many}`;
}
