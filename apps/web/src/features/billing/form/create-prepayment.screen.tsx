import { useNavigate, useSearchParams } from "react-router-dom";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordCreate } from "../../../shared/records/use-record-save.ts";
import { InvoiceCreateDocument } from "../invoice-mutations.generated.ts";
import { invoicePath, prepaymentsPath } from "../invoice.kind.ts";
import { prepaymentForm, type PrepaymentValues } from "./prepayment.fields.ts";
import { PrepaymentFields } from "./prepayment-fields.tsx";
import { PrepaymentPreview } from "./prepayment-preview.tsx";

/** Writes a prepayment invoice; `customer` in the address names whom it bills. */
export function CreatePrepaymentScreen() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { version, values } = prepaymentForm.recordOf(null);
  const send = useRecordCreate(prepaymentForm, InvoiceCreateDocument, "invoices");
  const { form } = useRecordForm({
    name: "prepayment invoice",
    id: null,
    record: { version, values: { ...values, studentCustomer: params.get("customer") ?? "" } },
    labels: prepaymentForm.labels,
    send,
    onSaved: ({ record: invoice }) => {
      if (!invoice) return;
      toast.done("The draft is saved. Send it when it is right.");
      void navigate(invoicePath(invoice.id));
    },
  });
  return (
    <FormPage<PrepaymentValues>
      title="Add prepayment invoice"
      facts="It is a draft until you send it."
      saveLabel="Save draft"
      cancel={{ href: prepaymentsPath }}
      aside={<PrepaymentPreview />}
      {...form}
      validate={prepaymentForm.check}
    >
      <PrepaymentFields />
    </FormPage>
  );
}
