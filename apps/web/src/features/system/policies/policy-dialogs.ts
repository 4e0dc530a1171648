import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { PolicyRecordDocument as query } from "./policy.generated.ts";
import { policyKind } from "./policy.kind.ts";

const { write } = policyKind;
const form = async () => (await import("./form/policy.form.tsx")).PolicyForm;

/** The dialogs over the list of cancellation policies, each in a file of its own. */
export const policyDialogs = dialogsOf({
  history: { load: async () => (await import("./policy-history.tsx")).PolicyHistory },
  new: { needs: write, load: form },
  view: { query, load: async () => (await import("./policy-facts.tsx")).PolicyFacts },
  edit: { query, needs: write, otherwise: "view", load: form },
});
