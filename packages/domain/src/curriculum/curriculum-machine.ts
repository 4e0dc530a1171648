import type { CurriculumEvent, CurriculumStatus } from "./curriculum-enums.ts";
import type { Machine } from "../machine.ts";

/** draft → active → archived → active. Source: domain.md 1.4. */
export const curriculumMachine: Machine<CurriculumStatus, CurriculumEvent> = {
  initial: "draft",
  table: {
    draft: { activate: "active" },
    active: { archive: "archived" },
    archived: { restore: "active" },
  },
};
