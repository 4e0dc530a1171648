import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { journalDialogs } from "../journal-dialogs.public.ts";

/** The journal's dialogs, and the one that edits the text of a kind. */
export const manageDialogs = {
  ...journalDialogs,
  ...dialogsOf({
    text: { needs: "tutorManagement:write", load: async () => (await import("./text.form.tsx")).TextForm },
  }),
};
