import { dialogsOf } from "../../../../shared/records/record-dialogs.tsx";

/** Without a word of courses themselves, so that other areas' pages stay light. Over a person's page: a lesson of a course of theirs. */
export const bookDialogs = dialogsOf({
  book: { needs: "lessons:write", load: async () => (await import("./book-for.dialog.tsx")).BookFor },
});
