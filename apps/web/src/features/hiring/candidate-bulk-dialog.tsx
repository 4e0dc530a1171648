import { toEnumName } from "@app/domain/enums.ts";
import { customerOwnerInput } from "@app/domain/customers/customer.ts";
import { candidatesRejectInput } from "@app/domain/hiring/candidacy.ts";
import type { CandidacyFilter } from "@app/schema/types.generated.ts";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { BulkDialog } from "../../shared/bulk/bulk-dialog.tsx";
import { BulkFormDialog } from "../../shared/bulk/bulk-form-dialog.tsx";
import { BulkMessageDialog } from "../../shared/bulk/bulk-message-dialog.tsx";
import type { BulkDialogProps } from "../../shared/bulk/bulk.ts";
import { CandidaciesBulkActionDocument as mutation } from "./candidate-jobs.generated.ts";
import { reasonOptions } from "./candidate-labels.ts";
import { useColleagues } from "./use-colleagues.ts";

type Props = BulkDialogProps<CandidacyFilter>;
const rejection = candidatesRejectInput.transform(({ rejectionReason, note, mail }) => ({
  rejectionReason: toEnumName(rejectionReason),
  note: note ?? null,
  mail,
}));

/** Asks before many candidates get an owner, move on, are written to or are rejected. */
export function CandidatesBulk(props: Props) {
  switch (props.action.kind) {
    case "CANDIDATES_OWNER":
      return <OwnerForMany {...props} />;
    case "CANDIDATES_MESSAGE":
      return <BulkMessageDialog {...props} mutation={mutation} />;
    case "CANDIDATES_REJECT":
      return <RejectMany {...props} />;
    default:
      return <BulkDialog {...props} mutation={mutation} />;
  }
}

function OwnerForMany(props: Props) {
  const colleagues = useColleagues();
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={{ ownerId: "" }} rules={customerOwnerInput}>
      <SelectField name="ownerId" label="Owner" options={colleagues} emptyLabel="Nobody" />
    </BulkFormDialog>
  );
}

function RejectMany(props: Props) {
  const begin = { rejectionReason: "", note: "", mail: true };
  return (
    <BulkFormDialog {...props} mutation={mutation} initialValues={begin} rules={rejection}>
      <SelectField name="rejectionReason" label="Reason" options={reasonOptions} emptyLabel="Choose" />
      <TextArea name="note" label="Note" max={1000} optional help="For colleagues; candidates do not see it." />
      <SwitchField name="mail" label="Tell them by email" wide />
    </BulkFormDialog>
  );
}
