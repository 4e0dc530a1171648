import { useNavigate, useSearchParams } from "react-router-dom";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordUpdate } from "../../../shared/records/use-record-save.ts";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { PartnerUpdateDocument } from "../partner-mutations.generated.ts";
import { PartnerRecordDocument, type PartnerRecordFragment } from "../partner.generated.ts";
import { partnerKind, partnersPath, partnerTabPath } from "../partner.kind.ts";
import { usePartnerWords } from "../use-partner-words.ts";
import { PartnerFields } from "./partner-fields.tsx";
import { partnerForm, type PartnerValues } from "./partner.fields.ts";

const list = { label: "Go to partners", href: partnersPath };

/** Changes a partner and its agreement. */
export function EditPartnerScreen() {
  return (
    <RecordPage what="partner" query={PartnerRecordDocument} param="id" list={list}>
      {(partner) => <Edit partner={partner} />}
    </RecordPage>
  );
}

function Edit({ partner }: { partner: PartnerRecordFragment }) {
  const navigate = useNavigate();
  const { offer } = useUndo();
  const { shown } = usePartnerWords();
  const isOfAgreement = useSearchParams()[0].get("tab") === "agreement";
  const back = partnerTabPath(partner.id, isOfAgreement ? "agreement" : null);
  const { form } = useRecordForm({
    name: partnerKind.one,
    id: partner.id,
    labels: partnerForm.labels,
    show: { ...partnerForm.show, ...shown },
    ...useRecordUpdate(partnerForm, PartnerUpdateDocument, partner),
    onSaved: ({ record: saved }) => {
      if (!saved) return;
      const { id, name, version } = saved;
      offer({ kind: "PARTNER", id, version, name, text: `${name} saved.` });
      void navigate(back);
    },
  });
  return (
    <FormPage<PartnerValues>
      title={`Edit ${partner.name}`}
      status={<StatusChip status={partner.status} />}
      saveLabel="Save changes"
      cancel={{ href: back }}
      {...form}
      validate={partnerForm.check}
    >
      <PartnerFields startsAtAgreement={isOfAgreement} />
    </FormPage>
  );
}
