import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { LeadRecordDocument as query } from "./lead.generated.ts";
import { leadKind } from "./lead.kind.ts";

const { write, act } = leadKind;
const form = async () => (await import("./form/lead.form.tsx")).LeadForm;
const event = async () => (await import("./lead-events.tsx")).LeadEventDialog;

/** The dialogs over the list of leads and over the page of one, each in a file of its own. */
export const leadDialogs = dialogsOf({
  new: { needs: write, load: form },
  edit: { query, needs: write, load: form },
  contact: { needs: act, load: event },
  bookTrial: { query, needs: "lessons:write", load: async () => (await import("./lead-trial.tsx")).LeadTrial },
  reopen: { needs: act, load: event },
  convert: { needs: act, load: async () => (await import("./lead-convert.tsx")).LeadConvert },
  lose: { needs: act, load: async () => (await import("./lead-lose.tsx")).LeadMarkLost },
});
