import { useNavigate } from "react-router-dom";
import { promoMessages } from "@app/domain/promos/promo-messages.ts";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordUpdate } from "../../../shared/records/use-record-save.ts";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { PromoUpdateDocument } from "../promo-mutations.generated.ts";
import { PromoRecordDocument, type PromoRecordFragment } from "../promo.generated.ts";
import { promoKind, promoPath, promosPath } from "../promo.kind.ts";
import { usePromoWords } from "../use-promo-words.ts";
import { PromoFields } from "./promo-fields.tsx";
import { promoForm, type PromoValues } from "./promo.fields.ts";

const list = { label: "Go to promos", href: promosPath };

/** Changes a promo. */
export function EditPromoScreen() {
  return (
    <RecordPage what="promo" query={PromoRecordDocument} param="promoId" list={list}>
      {(promo) => <Edit promo={promo} />}
    </RecordPage>
  );
}

function Edit({ promo }: { promo: PromoRecordFragment }) {
  const navigate = useNavigate();
  const { offer } = useUndo();
  const { shown } = usePromoWords(promo);
  const { form } = useRecordForm({
    name: promoKind.one,
    id: promo.id,
    labels: promoForm.labels,
    show: { ...promoForm.show, ...shown },
    ...useRecordUpdate(promoForm, PromoUpdateDocument, promo),
    onSaved: ({ record: saved }) => {
      if (!saved) return;
      const { id, code, version } = saved;
      offer({ kind: "PROMO", id, version, name: code, text: `${code} saved.` });
      void navigate(promoPath(id));
    },
  });
  return (
    <FormPage<PromoValues>
      title={`Edit ${promo.code}`}
      status={<StatusChip status={promo.standing} />}
      facts={promo.redemptions > 0 ? promoMessages.used : undefined}
      saveLabel="Save changes"
      cancel={{ href: promoPath(promo.id) }}
      {...form}
      validate={promoForm.check}
    >
      <PromoFields isUsed={promo.redemptions > 0} customers={promo.customers ?? []} />
    </FormPage>
  );
}
