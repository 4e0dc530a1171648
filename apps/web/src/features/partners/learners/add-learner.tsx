import * as z from "zod";
import { idField } from "@app/domain/fields.ts";
import { upperFirst } from "@app/domain/upper-first.ts";
import type { ReactNode } from "react";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { CustomerField } from "../../customers/picker/customer-field.public.tsx";
import { PodField } from "../../lessons/requests/form/pod-field.public.tsx";
import { PartnerRecordDocument } from "../partner.generated.ts";
import { PartnerAddLearnerDocument } from "./learner.generated.ts";
import { useLearnersChanged } from "./use-learners-changed.ts";

/** "Customer is required." */
const rulesFor = (what: string) => z.object({ learnerId: idField(upperFirst(what)) });

interface Values {
  learnerId: string;
}

function AddLearner({ what, children, ...props }: RecordDialogProps & { what: string; children: ReactNode }) {
  const onDone = useLearnersChanged();
  return (
    <EventFormDialog
      {...props}
      what="partner"
      query={PartnerRecordDocument}
      config={({ name }) => ({
        title: `Add a ${what} to the learners of ${name}`,
        saveLabel: "Add to learners",
        successMessage: `The ${what} has been added to the learners of ${name}.`,
        initialValues: { learnerId: "" },
        rules: rulesFor(what),
        mutation: PartnerAddLearnerDocument,
        sent: ({ learnerId }: Values) => ({ learnerId }),
        onDone,
        children,
      })}
    />
  );
}

/** Adds a customer, with whom they pay for, to the learners of a partner. */
export const AddCustomer = (props: RecordDialogProps) => (
  <AddLearner {...props} what="customer">
    <p>
      The partner’s users will see who learns, their level and next lesson; of adults also how to reach them, and of
      children only the first name.
    </p>
    <CustomerField name="learnerId" label="Customer" optional={false} />
  </AddLearner>
);

/** Adds a pod to the learners of a partner. */
export const AddPod = (props: RecordDialogProps) => (
  <AddLearner {...props} what="pod">
    <p>The partner’s users will see everybody in the pod, also those who did not come through the partner.</p>
    <PodField name="learnerId" label="Pod" />
  </AddLearner>
);
