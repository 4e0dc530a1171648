import { ExamEditScreen, ExamNewScreen } from "./exam-form.screen.tsx";
import { LessonEditScreen, LessonNewScreen } from "./lesson-form.screen.tsx";
import { partForms } from "./part-forms.tsx";

/** The forms of the tree, in one file. */
export const treeForms = {
  exam: { New: ExamNewScreen, Edit: ExamEditScreen },
  subject: partForms("subject"),
  topic: partForms("topic"),
  section: partForms("section"),
  lesson: { New: LessonNewScreen, Edit: LessonEditScreen },
};
