import { useFormikContext } from "formik";
import { useSearchParams } from "react-router-dom";
import { enteredGateways } from "@app/domain/billing/payment.ts";
import type { Currency } from "@app/domain/enums.ts";
import { formatMoney, typedAmount } from "@app/domain/money.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { UploadField } from "../../../shared/files/upload-field.tsx";
import { MailNotes, MailPreview } from "../../../shared/records/mail-preview.tsx";
import { noNotes, notesOf, type NotesTyped } from "../../../shared/records/mail-notes.ts";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { currencyOptions } from "../../../shared/text/currency-options.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { useOutdatedMoney } from "../use-outdated-money.ts";
import { gatewayWord } from "../billing-labels.ts";
import { PayerDocument } from "../form/payer.generated.ts";
import { PayableInvoicesDocument, PaymentCreateDocument, ProofLimitDocument } from "./payment.generated.ts";
import { Over, Parts, Suggestion } from "./payment-parts.tsx";
import { inputOf, newPayment, problemsOf, type PayableInvoice, type PaymentTyped } from "./payment-values.ts";

type Values = PaymentTyped & NotesTyped;
const gatewayOptions = enteredGateways.map((value) => ({ value, label: gatewayWord(value) }));

/** The invoice that the payment was to be recorded for may have been paid or voided in another tab. */
function GoneInvoice({ invoices, firstId }: { invoices: readonly PayableInvoice[]; firstId: string | null }) {
  if (firstId === null || invoices.some(({ id }) => id === firstId)) return null;
  return (
    <p role="alert">
      <strong>The invoice that you opened this from is no longer to be paid.</strong> Look at it again, or record the
      payment for another one.
    </p>
  );
}

function Amount() {
  const { currency } = useFormikContext<Values>().values;
  return <MoneyField name="amount" label="Amount" currency={currency as Currency} autoFocus />;
}

/** The server names the proof by its id. */
const proofAt = (form: FormErrorSetter): FormErrorSetter => ({
  setErrors: (errors: { evidenceFileId?: unknown }) => {
    const { evidenceFileId, ...others } = errors;
    form.setErrors(evidenceFileId ? { ...others, evidence: evidenceFileId } : others);
  },
});

/** The proof, which large transfers need. */
function Proof() {
  const { gateway, currency } = useFormikContext<Values>().values;
  const { data } = useQuery(ProofLimitDocument, { variables: { currency: currency as Currency } });
  const limit = data?.paymentProofAbove;
  const isTransfer = gateway === "BANK_TRANSFER";
  const typed = typedAmount(useFormikContext<Values>().values.amount, currency as Currency);
  const isNeeded = isTransfer && limit !== undefined && (typed ?? 0) > limit;
  return (
    <UploadField
      name="evidence"
      label="Proof of payment"
      kind="document"
      optional={!isNeeded}
      wide
      {...(isTransfer && typeof limit === "number"
        ? { help: `A transfer above ${formatMoney({ currency: currency as Currency, amount: limit })} needs one.` }
        : {})}
    />
  );
}

interface LoadedProps {
  customerId: string;
  currency: string;
  invoices: readonly PayableInvoice[];
  name: string;
  onClose: () => void;
}

function Loaded({ customerId, currency, invoices, name, onClose }: LoadedProps) {
  const [params] = useSearchParams();
  const firstId = params.get("invoice");
  const today = wallClockOf(new Date(useNow()), useViewer().timeZone).date;
  const { save } = useSave(PaymentCreateDocument, ({ saved }) => saved);
  const outdate = useOutdatedMoney();
  const first = invoices.find(({ id }) => id === firstId) ?? invoices[0];
  const variablesOf = (values: Values) => ({ input: inputOf(customerId, values), notes: notesOf(values) });
  const check = (values: Values) => problemsOf(customerId, values, invoices);
  return (
    <FormDialog<Values>
      open
      wide
      isAction
      onClose={onClose}
      title={`Record a payment by ${name}`}
      saveLabel="Record payment"
      initialValues={{ ...noNotes, ...newPayment(first, currency, today) }}
      validate={check}
      onSubmit={async (values, form) => {
        const { payload } = await save(variablesOf(values), proofAt(form));
        if (!payload?.record) return;
        outdate();
        toast.done(`${payload.record.name} recorded.`);
        onClose();
      }}
    >
      <Suggestion invoices={invoices} firstId={firstId} />
      <FieldGrid>
        <Amount />
        <SelectField name="currency" label="Currency" options={currencyOptions} />
        <SelectField name="gateway" label="How it was paid" options={gatewayOptions} />
        <DateField name="receivedOn" label="Received on" />
        <TextField name="payerName" label="Payer’s name" optional />
        <TextField
          name="reference"
          label="Reference"
          optional
          help="For example as the bank statement or the cash receipt says"
        />
        <Proof />
      </FieldGrid>
      <GoneInvoice invoices={invoices} firstId={firstId} />
      <Parts invoices={invoices} firstId={firstId} />
      <Over />
      <TextArea name="note" label="Note" optional help="Only staff read it." />
      <MailNotes to={["family"]} note={false} />
      <MailPreview<Values>
        mutation={PaymentCreateDocument}
        variablesOf={(values) => (Object.keys(check(values)).length === 0 ? variablesOf(values) : null)}
      />
    </FormDialog>
  );
}

/** Enters money that reached us from the customer whose id is in the address. */
export function PaymentForm({ id, onClose }: RecordDialogProps) {
  const customerId = id ?? "";
  const payer = useQuery(PayerDocument, { variables: { id: customerId } });
  const payable = useQuery(PayableInvoicesDocument, { variables: { customerId }, fetchPolicy: "network-only" });
  const customer = payer.data?.customer;
  const invoices = payable.data?.invoices?.items;
  if (!customer || !invoices) {
    return (
      <FormDialog
        open
        wide
        onClose={onClose}
        title="Record a payment"
        saveLabel="Record payment"
        initialValues={{}}
        onSubmit={() => undefined}
      >
        <SkeletonLines count={6} />
      </FormDialog>
    );
  }
  return (
    <Loaded
      customerId={customerId}
      currency={customer.currency}
      name={customer.name}
      invoices={invoices}
      onClose={onClose}
    />
  );
}
