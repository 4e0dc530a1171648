import * as z from "zod";
import { partnerMessages } from "@app/domain/partners/partner-messages.ts";
import { isInForce } from "@app/domain/partners/partner-states.ts";
import { agreementStates } from "@app/domain/partners/partner-enums.ts";
import { partnerActivateInput, partnerReasonInput } from "@app/domain/partners/partner.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { ReasonDialog } from "../../shared/records/reason-dialog.tsx";
import { RecordDialog } from "../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { PartnerActivateDocument } from "./partner-mutations.generated.ts";
import { PartnerRecordDocument, type PartnerRecordFragment } from "./partner.generated.ts";

const optionalReason = partnerActivateInput.pick({ reason: true });
const neededReason = z.object({
  reason: z
    .string()
    .refine((text) => text.trim() !== "", { error: partnerMessages.activation, abort: true })
    .pipe(partnerReasonInput.shape.reason),
});

const hasGround = ({ agreementState }: PartnerRecordFragment) =>
  agreementStates.some((state) => toEnumName(state) === agreementState && isInForce(state));

/** Activates a partner, and asks why where no agreement is in force. */
export function PartnerActivate({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="partner"
      query={PartnerRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={4} />}
    >
      {(partner) => (
        <ReasonDialog
          record={partner}
          title={`Activate ${partner.name}?`}
          saveLabel="Activate"
          mutation={PartnerActivateDocument}
          rules={hasGround(partner) ? optionalReason : neededReason}
          sent={(reason) => (reason === "" ? null : reason)}
          optional={hasGround(partner)}
          harmless
          help="Shown in the partner’s activity."
          successMessage={`${partner.name} is active.`}
          onClose={onClose}
        >
          {hasGround(partner)
            ? "Its agreement is in force."
            : "No agreement is in force yet. It can be activated all the same, with a reason."}
          {partner.userCount === 0 ? " It has no users yet: add its owner next, on the tab Users." : null}
        </ReasonDialog>
      )}
    </RecordDialog>
  );
}
