import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { proposeToDialogs } from "../lessons/requests/propose-to-dialogs.public.ts";
import { TutorRecordDocument as query } from "./tutor.generated.ts";
import { tutorKind } from "./tutor.kind.ts";

const { write, act } = tutorKind;
const event = async () => (await import("./tutor-events.tsx")).TutorEventDialog;

/** The dialogs over the list of tutors and over the page of one, each in a file of its own. */
export const tutorDialogs = {
  ...proposeToDialogs,
  ...dialogsOf({
    edit: { query, needs: write, load: async () => (await import("./form/tutor.form.tsx")).TutorForm },
    takeLeave: { needs: act, load: event },
    return: { needs: act, load: event },
    pause: { needs: act, load: event },
    resume: { needs: act, load: event },
    reinstate: { needs: "tutorManagement:act", load: event },
    offBoard: {
      needs: "tutorManagement:act",
      load: async () => (await import("./tutor-off-board.tsx")).TutorOffBoard,
    },
    free: { load: async () => (await import("./list/free-at.dialog.tsx")).FreeAtDialog },
  }),
};
