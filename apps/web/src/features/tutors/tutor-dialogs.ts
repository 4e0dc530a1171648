import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { proposeToDialogs } from "../lessons/requests/propose-to-dialogs.public.ts";
import { eventDialogs } from "../../shared/records/record-events.ts";
import { tutorEvents } from "./tutor-events.ts";
import { TutorRecordDocument as query } from "./tutor.generated.ts";
import { tutorKind } from "./tutor.kind.ts";

const question = async () => (await import("./tutor-questions.tsx")).TutorQuestion;

/** The dialogs over the list of tutors and over the page of one, each in a file of its own. */
export const tutorDialogs = {
  ...proposeToDialogs,
  ...dialogsOf({
    edit: { query, needs: tutorKind.write, load: async () => (await import("./form/tutor.form.tsx")).TutorForm },
    ...eventDialogs(tutorEvents, question, {
      "off-board": { load: async () => (await import("./tutor-off-board.tsx")).TutorOffBoard },
    }),
    free: { load: async () => (await import("./list/free-at.dialog.tsx")).FreeAtDialog },
  }),
};
