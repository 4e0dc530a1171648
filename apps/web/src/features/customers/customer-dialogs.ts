import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { CustomerRecordDocument as query } from "./customer.generated.ts";
import { customerKind } from "./customer.kind.ts";

const { write, act } = customerKind;
const form = async () => (await import("./form/customer.form.tsx")).CustomerForm;
const event = async () => (await import("./customer-events.tsx")).CustomerEventDialog;

/** The dialogs over the list of customers and over the page of one, each in a file of its own. */
export const customerDialogs = dialogsOf({
  new: { needs: write, load: form },
  edit: { query, needs: write, load: form },
  pause: { needs: act, load: event },
  resume: { needs: act, load: event },
  archive: { needs: act, load: event },
  restore: { needs: act, load: event },
  unblock: { needs: act, load: event },
  merge: { needs: act, load: async () => (await import("./merge/merge-dialog.tsx")).MergeDialog },
  block: { needs: act, load: async () => (await import("./customer-block.tsx")).CustomerBlock },
});
