import { useNavigate } from "react-router-dom";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordCreate } from "../../../shared/records/use-record-save.ts";
import { PartnerCreateDocument } from "../partner-mutations.generated.ts";
import { partnerKind, partnerPath, partnersPath } from "../partner.kind.ts";
import { PartnerFields } from "./partner-fields.tsx";
import { partnerForm, type PartnerValues } from "./partner.fields.ts";

/** Adds a partner, as a prospect. */
export function CreatePartnerScreen() {
  const navigate = useNavigate();
  const send = useRecordCreate(partnerForm, PartnerCreateDocument, partnerKind.list);
  const { form } = useRecordForm({
    name: partnerKind.one,
    id: null,
    record: partnerForm.recordOf(null),
    labels: partnerForm.labels,
    send,
    onSaved: ({ record: partner }) => {
      if (!partner) return;
      toast.done(`${partner.name} added as a prospect.`);
      void navigate(partnerPath(partner.id));
    },
  });
  return (
    <FormPage<PartnerValues>
      title="Add partner"
      facts="It is a prospect until you activate it."
      saveLabel="Add partner"
      cancel={{ href: partnersPath }}
      {...form}
      validate={partnerForm.check}
    >
      <PartnerFields isNew />
    </FormPage>
  );
}
