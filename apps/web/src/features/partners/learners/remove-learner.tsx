import { useParams } from "react-router-dom";
import * as z from "zod";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { EventForm } from "../../../shared/records/event-form-dialog.tsx";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { PartnerRecordDocument } from "../partner.generated.ts";
import { PartnerLearnersDocument, PartnerRemoveLearnerDocument } from "./learner.generated.ts";
import { learnerName } from "./learner-line.tsx";
import { useLearnersChanged } from "./use-learners-changed.ts";

const rules = z.object({});

/** Asks before somebody who was added is removed from a partner's learners. */
export function RemoveLearner({ id, onClose }: RecordDialogProps) {
  const { id: partnerId = "" } = useParams();
  const learnerId = id ?? "";
  const onDone = useLearnersChanged();
  const { data } = useQuery(PartnerLearnersDocument, { variables: { partnerId, ids: [learnerId], page: {} } });
  const [learner] = data?.page?.items ?? [];
  const name = learner ? learnerName(learner) : "this learner";
  return (
    <RecordDialog
      what="partner"
      query={PartnerRecordDocument}
      id={partnerId}
      onClose={onClose}
      skeleton={<SkeletonLines count={2} />}
    >
      {(partner) => (
        <EventForm
          record={partner}
          onClose={onClose}
          danger
          title={`Remove ${name} from ${partner.name}?`}
          saveLabel="Remove"
          successMessage={`${name} has been removed from the learners of ${partner.name}.`}
          initialValues={{}}
          rules={rules}
          mutation={PartnerRemoveLearnerDocument}
          sent={() => ({ learnerId })}
          onDone={onDone}
        >
          <p>The partner’s users no longer see them. Their lessons and invoices stay as they are.</p>
        </EventForm>
      )}
    </RecordDialog>
  );
}
