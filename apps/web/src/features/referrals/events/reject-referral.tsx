import { referralRejectInput } from "@app/domain/referrals/referral.ts";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { ReasonDialog } from "../../../shared/records/reason-dialog.tsx";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { ReferralRecordDocument, ReferralRejectDocument } from "../decisions.generated.ts";

const rules = referralRejectInput.pick({ reason: true });

/** Asks why there is no reward, and rejects it. */
export function RejectReferral({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="referral"
      query={ReferralRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={4} />}
    >
      {(referral) => (
        <ReasonDialog
          record={referral}
          rules={rules}
          sent={(reason) => reason}
          help="For colleagues. No email goes out."
          onClose={onClose}
          title={`Reject the reward for ${referral.name}?`}
          saveLabel="Reject"
          mutation={ReferralRejectDocument}
          successMessage={`The reward for ${referral.name} is rejected.`}
        >
          {referral.sentBy} gets nothing for sending {referral.name}, and this cannot be taken back.
        </ReasonDialog>
      )}
    </RecordDialog>
  );
}
