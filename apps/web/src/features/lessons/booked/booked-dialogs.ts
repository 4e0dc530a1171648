import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { bookedKind } from "./booked.kind.ts";

const { act } = bookedKind;
const event = async () => (await import("./events/booked-events.tsx")).BookedEventDialog;

const reason = async () => (await import("./events/booked-reasons.tsx")).BookedReasonDialog;

/** The dialogs over the list of dated lessons, each in a file of its own. */
export const bookedDialogs = dialogsOf({
  complete: { needs: act, load: async () => (await import("./events/complete.form.tsx")).CompleteForm },
  cancel: { needs: act, load: async () => (await import("./events/cancel.form.tsx")).CancelForm },
  restore: { needs: act, load: async () => (await import("./events/restore.form.tsx")).RestoreForm },
  move: { needs: act, load: async () => (await import("./events/move.form.tsx")).MoveForm },
  cover: { needs: act, load: async () => (await import("./events/cover.form.tsx")).CoverForm },
  askTime: { needs: act, load: async () => (await import("./events/ask-time.form.tsx")).AskTimeForm },
  proposeTime: {
    needs: act,
    load: async () => (await import("./events/propose-time.form.tsx")).ProposeTimeForm,
  },
  agree: { needs: act, load: async () => (await import("./events/agree.form.tsx")).AgreeForm },
  declineTime: { needs: act, load: reason },
  dispute: { needs: act, load: async () => (await import("./events/dispute.form.tsx")).DisputeForm },
  settle: {
    needs: "settlements:act",
    load: async () => (await import("./events/settle.form.tsx")).SettleForm,
  },
  reverse: { needs: act, load: reason },
  setLink: { needs: act, load: async () => (await import("./events/link.form.tsx")).LessonLinkForm },
  start: { needs: act, load: event },
  studentNoShow: { needs: act, load: event },
  tutorNoShow: { needs: act, load: event },
  extra: { needs: bookedKind.write, load: async () => (await import("../courses/events/extra.form.tsx")).ExtraForm },
  note: { needs: act, load: async () => (await import("./events/note.form.tsx")).NoteForm },
  view: { load: async () => (await import("./booked-facts.tsx")).BookedFacts },
});
