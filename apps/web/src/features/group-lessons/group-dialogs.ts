import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { groupLessonKind } from "./group.kind.ts";

const { act } = groupLessonKind;
const event = async () => (await import("./events/group-events.tsx")).GroupEvents;
const session = async () => (await import("./events/session-dialogs.tsx")).SessionDialog;

/** The dialogs over the lists of learning pods and immersions, each in a file of its own. */
export const groupDialogs = dialogsOf({
  publish: { needs: act, load: event },
  archive: { needs: act, load: event },
  enrolAll: { needs: act, load: async () => (await import("./events/enrol-all.tsx")).EnrolAll },
  cancel: { needs: act, load: async () => (await import("./events/group-cancel.tsx")).GroupCancel },
});

/** Over the page of one: what happens to a session, by its id. */
export const sessionDialogs = dialogsOf({
  completeSession: { needs: act, load: session },
  cancelSession: { needs: act, load: session },
  callOff: { needs: act, load: session },
  moveLearners: { needs: act, load: session },
  recording: { needs: act, load: session },
  runAnyway: { needs: act, load: async () => (await import("./events/run-anyway.tsx")).RunAnyway },
});
