import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { dependentKind } from "../customer.kind.ts";

const { write, act } = dependentKind;
const form = async () => (await import("../dependents/dependent.form.tsx")).DependentForm;
const event = async () => (await import("../dependents/dependent-events.tsx")).DependentEventDialog;

/** The dialogs about those on a customer's account; the address names the customer's own `edit`. */
export const accountDialogs = dialogsOf({
  newDependent: { needs: write, load: form },
  editDependent: { needs: write, load: form },
  archiveDependent: { needs: act, load: event },
  restoreDependent: { needs: act, load: event },
});
