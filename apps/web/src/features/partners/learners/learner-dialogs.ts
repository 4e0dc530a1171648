import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { PartnerRecordDocument as query } from "../partner.generated.ts";
import { partnerKind } from "../partner.kind.ts";

const { write: needs } = partnerKind;
const adding = async () => await import("./add-learner.tsx");

/** The dialogs over the page of a partner that change its learners. */
export const learnerDialogs = dialogsOf({
  addCustomer: { query, needs, load: async () => (await adding()).AddCustomer },
  addPod: { query, needs, load: async () => (await adding()).AddPod },
  removeLearner: { needs, load: async () => (await import("./remove-learner.tsx")).RemoveLearner },
});
