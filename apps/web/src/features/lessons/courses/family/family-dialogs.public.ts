import { dialogsOf } from "../../../../shared/records/record-dialogs.tsx";

/** Without a word of courses themselves, so that lists of customers stay light. Over a customer: their lessons pause, on other days, or go on. */
export const familyDialogs = dialogsOf({
  pauseLessons: { needs: "lessons:act", load: async () => (await import("./family-pause.form.tsx")).FamilyPause },
  changePause: { needs: "lessons:act", load: async () => (await import("./family-pause.form.tsx")).FamilyPauseChange },
  resumeLessons: { needs: "lessons:act", load: async () => (await import("./family-resume.form.tsx")).FamilyResume },
});
