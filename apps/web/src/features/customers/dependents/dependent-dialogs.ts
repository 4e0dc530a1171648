import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { dependentKind } from "../customer.kind.ts";
import { DependentRecordDocument as query } from "./dependent.generated.ts";

const { write, act } = dependentKind;
const form = async () => (await import("./dependent.form.tsx")).DependentForm;
const event = async () => (await import("./dependent-events.tsx")).DependentEventDialog;

/** The dialogs over the list of dependents, each in a file of its own; a customer's page has them too. */
export const dependentDialogs = dialogsOf({
  edit: { query, needs: write, load: form },
  archive: { needs: act, load: event },
  restore: { needs: act, load: event },
});
