import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { eventDialogs } from "../../shared/records/record-events.ts";
import { leadEvents } from "./lead-events.ts";
import { LeadRecordDocument as query } from "./lead.generated.ts";
import { leadKind } from "./lead.kind.ts";

const { write } = leadKind;
const form = async () => (await import("./form/lead.form.tsx")).LeadForm;
const question = async () => (await import("./lead-questions.tsx")).LeadQuestion;

/** The dialogs over the list of leads and over the page of one, each in a file of its own. */
export const leadDialogs = dialogsOf({
  new: { needs: write, load: form },
  recordMessage: { needs: write, load: async () => (await import("./lead-call.tsx")).LeadCall },
  edit: { query, needs: write, load: form },
  ...eventDialogs(leadEvents, question, {
    "book-trial": { query, load: async () => (await import("./lead-trial.tsx")).LeadTrial },
    convert: { load: async () => (await import("./lead-convert.tsx")).LeadConvert },
    lose: { load: async () => (await import("./lead-lose.tsx")).LeadMarkLost },
  }),
});
