import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { eventDialogs } from "../../shared/records/record-events.ts";
import { speakerEvents } from "./speaker-events.ts";
import { SpeakerRecordDocument as query } from "./speaker.generated.ts";
import { speakerKind } from "./speaker.kind.ts";

const { write } = speakerKind;
const question = async () => (await import("./speaker-questions.tsx")).SpeakerQuestion;

/** The dialogs over the list of speakers, each in a file of its own. */
export const speakerDialogs = dialogsOf({
  new: { needs: write, load: async () => (await import("./form/speaker.form.tsx")).SpeakerForm },
  ...eventDialogs(speakerEvents, question, {
    withdraw: { query, load: async () => (await import("./speaker-withdraw.tsx")).SpeakerWithdraw },
  }),
  history: { load: async () => (await import("./speaker-history.tsx")).SpeakerHistory },
  edit: {
    query,
    needs: write,
    otherwise: "view",
    load: async () => (await import("./form/edit-speaker.form.tsx")).EditSpeakerForm,
  },
  view: { query, load: async () => (await import("./speaker-facts.tsx")).SpeakerFacts },
});
