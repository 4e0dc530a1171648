import type { Permission } from "@app/domain/permissions.ts";

/** What the list, the dialogs and the pages of courses have in common. */
export const courseKind = {
  one: "confirmed lesson",
  many: "confirmed lessons",
  list: "confirmedLessons",
  write: "lessons:write" satisfies Permission,
  act: "lessons:act" satisfies Permission,
} as const;
