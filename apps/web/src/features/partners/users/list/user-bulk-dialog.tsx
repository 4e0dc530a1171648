import { partnerUserReasonInput } from "@app/domain/partners/partner-user.ts";
import type { PartnerUserFilter } from "@app/schema/types.generated.ts";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { BulkDialog } from "../../../../shared/bulk/bulk-dialog.tsx";
import { BulkFormDialog } from "../../../../shared/bulk/bulk-form-dialog.tsx";
import type { BulkDialogProps } from "../../../../shared/bulk/bulk.ts";
import { Invitations } from "./invitations.tsx";
import { PartnerUsersBulkActionDocument as mutation } from "./user-jobs.generated.ts";

const rules = partnerUserReasonInput.pick({ reason: true });

/** Asks before many go on or are invited again, with their invitations; before they stop also why. */
export function UserBulk(props: BulkDialogProps<PartnerUserFilter>) {
  const { kind } = props.action;
  if (kind === "PARTNER_USERS_REINSTATE") return <BulkDialog {...props} mutation={mutation} />;
  if (kind === "PARTNER_USERS_INVITE")
    return (
      <BulkDialog {...props} mutation={mutation}>
        <Invitations {...props} />
      </BulkDialog>
    );
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={{ reason: "" }} rules={rules}>
      <TextArea name="reason" label="Reason" max={500} help="Kept in their activity; not sent to them." />
    </BulkFormDialog>
  );
}
