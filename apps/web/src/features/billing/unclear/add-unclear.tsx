import { unclearPaymentInput } from "@app/domain/billing/payment.ts";
import type { Currency } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import { parseAmount, typedAmount } from "@app/domain/money.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import type { SentFile } from "@app/ui/form/send-file.ts";
import { useNow } from "@app/ui/value/clock.tsx";
import { useFormikContext } from "formik";
import { UploadField } from "../../../shared/files/upload-field.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { currencyOptions } from "../../../shared/text/currency-options.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { useOutdatedMoney } from "../use-outdated-money.ts";
import { PaymentAddUnclearDocument } from "./unclear.generated.ts";

interface Values {
  regionId: string;
  currency: string;
  amount: string;
  receivedOn: string;
  payerName: string;
  reference: string;
  evidence: SentFile | null;
  note: string;
}

const textOf = (typed: string) => typed.trim() || null;
const inputOf = ({ amount, evidence, ...typed }: Values) => ({
  regionId: typed.regionId,
  currency: typed.currency as Currency,
  receivedOn: typed.receivedOn,
  amount: typedAmount(amount, typed.currency as Currency) ?? 0,
  payerName: textOf(typed.payerName),
  reference: textOf(typed.reference),
  note: textOf(typed.note),
  evidenceFileId: evidence?.id ?? null,
});

const checkRules = checkWith<Record<string, unknown>>(unclearPaymentInput);

/** What is wrong with a transfer, by field of the form. */
function problemsOf(typed: Values): Record<string, unknown> {
  const { amount, evidenceFileId, ...errors } = checkRules({ ...inputOf(typed) }) as Record<string, unknown>;
  const read = parseAmount(typed.amount, typed.currency as Currency);
  const own = typed.amount.trim() === "" ? messages.required("Amount") : read.ok ? amount : read.message;
  return { ...errors, ...(own ? { amount: own } : {}), ...(evidenceFileId ? { evidence: evidenceFileId } : {}) };
}

/** The amount, in the currency that is chosen beside it. */
function Amount() {
  const { currency } = useFormikContext<Values>().values;
  return <MoneyField name="amount" label="Amount" currency={currency as Currency} autoFocus />;
}

/** Enters a bank transfer of which nobody knows whose it is. */
export function AddUnclearPayment({ onClose }: RecordDialogProps) {
  const { regions = [] } = useRegionChoices();
  const today = wallClockOf(new Date(useNow()), useViewer().timeZone).date;
  const outdate = useOutdatedMoney();
  const { save } = useSave(PaymentAddUnclearDocument, ({ saved }) => saved);
  return (
    <FormDialog<Values>
      open
      isAction
      onClose={onClose}
      title="Add a bank transfer"
      saveLabel="Add payment"
      initialValues={{
        regionId: "",
        currency: "GBP",
        amount: "",
        receivedOn: today,
        payerName: "",
        reference: "",
        evidence: null,
        note: "",
      }}
      validate={problemsOf}
      onSubmit={async (values, form) => {
        const { payload } = await save({ input: inputOf(values) }, form);
        if (!payload?.record) return;
        outdate();
        toast.done(`${payload.record.name} added.`);
        onClose();
      }}
    >
      <p>One of which you do not know whose it is. It pays nothing until somebody places it.</p>
      <FieldGrid>
        <Amount />
        <SelectField name="currency" label="Currency" options={currencyOptions} />
        <SelectField
          name="regionId"
          label="Region"
          options={regions.map(({ id, name }) => ({ value: id, label: name }))}
          help="Whose bank account it came to"
        />
        <DateField name="receivedOn" label="Received on" />
        <TextField name="payerName" label="Sender" optional />
        <TextField name="reference" label="Reference" optional help="As the bank statement says" />
        <UploadField name="evidence" label="Proof of payment" kind="document" optional wide />
      </FieldGrid>
      <TextArea name="note" label="Note" optional help="Only staff read it." />
    </FormDialog>
  );
}
