import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { LessonRequestRecordDocument as query } from "./request.generated.ts";
import { requestKind } from "./request.kind.ts";

const { write, act } = requestKind;
const form = async () => (await import("./form/request.form.tsx")).RequestForm;
const reason = async () => (await import("./events/request-reasons.tsx")).RequestReasonDialog;

/** The dialogs over the list of requests and over the page of one, each in a file of its own. */
export const requestDialogs = dialogsOf({
  new: { needs: write, load: form },
  edit: { query, needs: write, load: form },
  propose: { query, needs: act, load: async () => (await import("./propose/propose.form.tsx")).ProposeForm },
  confirm: { query, needs: act, load: async () => (await import("./confirm/confirm.form.tsx")).ConfirmForm },
  reopen: { needs: act, load: async () => (await import("./events/request-reopen.tsx")).RequestReopen },
  cancel: { needs: act, load: reason },
  tutorAccept: { needs: act, load: reason },
  tutorDecline: { needs: act, load: reason },
  customerDecline: { needs: act, load: reason },
  withdraw: { needs: act, load: reason },
});
