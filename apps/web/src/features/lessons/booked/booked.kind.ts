import type { Permission } from "@app/domain/permissions.ts";

/** What the list, the dialogs and the pages of dated lessons have in common. */
export const bookedKind = {
  one: "lesson",
  many: "lessons",
  list: "bookedLessons",
  write: "lessons:write" satisfies Permission,
  act: "lessons:act" satisfies Permission,
} as const;
