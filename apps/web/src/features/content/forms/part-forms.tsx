import type { ExamPartLevel } from "@app/domain/content/content-enums.ts";
import { PartEditScreen, PartNewScreen } from "./part-form.screen.tsx";

/** The form for a new part of a level, and that of one that is there. */
export const partForms = (level: ExamPartLevel) => ({
  New: () => <PartNewScreen level={level} />,
  Edit: () => <PartEditScreen level={level} />,
});
