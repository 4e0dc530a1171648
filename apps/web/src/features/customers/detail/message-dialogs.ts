import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { customerKind } from "../customer.kind.ts";

const { write } = customerKind;
const load = async () => (await import("./message-form.tsx")).CustomerMessageForm;

/** The dialogs of a customer's messages: an email, and what went another way. */
export const messageDialogs = dialogsOf({
  writeMessage: { needs: write, load },
  recordMessage: { needs: write, load },
});
