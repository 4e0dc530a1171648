import { useNavigate } from "react-router-dom";
import { wallClockOf } from "@app/domain/time.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordCreate } from "../../../shared/records/use-record-save.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { PromoCreateDocument } from "../promo-mutations.generated.ts";
import { promoKind, promoPath, promosPath } from "../promo.kind.ts";
import { PromoFields } from "./promo-fields.tsx";
import { promoForm, type PromoValues } from "./promo.fields.ts";

const { version, values: empty } = promoForm.recordOf(null);

/** What a promo begins with on a day. */
const valuesOn = (startsOn: string): PromoValues => ({
  ...empty,
  appliesTo: ["pre-payment"],
  startsOn,
});

/** Adds a promo, as a draft. */
export function CreatePromoScreen() {
  const navigate = useNavigate();
  const today = wallClockOf(new Date(useNow()), useViewer().timeZone).date;
  const send = useRecordCreate(promoForm, PromoCreateDocument, promoKind.list);
  const { form } = useRecordForm({
    name: promoKind.one,
    id: null,
    record: { version, values: valuesOn(today) },
    labels: promoForm.labels,
    send,
    onSaved: ({ record: promo }) => {
      if (!promo) return;
      toast.done(`${promo.code} added as a draft.`);
      void navigate(promoPath(promo.id));
    },
  });
  return (
    <FormPage<PromoValues>
      title="Add promo"
      facts="It is a draft until a director activates it."
      saveLabel="Save draft"
      cancel={{ href: promosPath }}
      {...form}
      validate={promoForm.check}
    >
      <PromoFields isNew customers={[]} />
    </FormPage>
  );
}
