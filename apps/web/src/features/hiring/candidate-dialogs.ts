import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { CandidacyRecordDocument as query } from "./candidacy.generated.ts";
import { candidacyKind } from "./candidacy.kind.ts";

const { write, act } = candidacyKind;
const form = async () => (await import("./form/candidate.form.tsx")).CandidateForm;
const part = async () => (await import("./form/part.forms.tsx")).CandidatePartForm;
const event = async () => (await import("./events/candidate-events.tsx")).CandidateEventDialog;
const reason = async () => (await import("./events/candidate-reasons.tsx")).CandidateReasonDialog;
const asked = async () => (await import("./events/candidate-asked.tsx")).CandidateAskedDialog;
const message = async () => (await import("./detail/message-form.tsx")).CandidateMessageForm;

/** The dialogs over the lists of candidates and over the page of one, each in a file of its own. */
export const candidateDialogs = dialogsOf({
  new: { needs: write, load: form },
  edit: { query, needs: write, load: form },
  interview: { query, needs: write, load: part },
  demo: { query, needs: write, load: part },
  checks: { query, needs: write, load: part },
  offer: { query, needs: write, load: part },
  note: { query, needs: write, load: part },
  advance: { needs: act, load: asked },
  hold: { needs: act, load: asked },
  reject: { needs: act, load: asked },
  reopen: { needs: act, load: asked },
  unhold: { needs: act, load: event },
  onboard: { needs: "tutorManagement:act", load: event },
  moveBack: { needs: act, load: reason },
  withdraw: { needs: act, load: reason },
  writeMessage: { needs: write, load: message },
  recordMessage: { needs: write, load: message },
  allowRehire: { needs: "tutorManagement:act", load: reason },
});
