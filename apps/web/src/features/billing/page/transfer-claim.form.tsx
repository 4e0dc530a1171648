import { useMemo, useState } from "react";
import { transferClaimFields } from "@app/domain/billing/invoice-page.ts";
import { allowedFiles, fileKinds } from "@app/domain/files/file-kinds.ts";
import { decimalOf, typedAmount } from "@app/domain/money.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FileField } from "@app/ui/form/file-field.tsx";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import type { SentFile } from "@app/ui/form/send-file.ts";
import { SaveButton } from "@app/ui/form/save-button.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { sendsProof } from "../../../shared/files/upload-file.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { CustomerTransferClaimDocument, type CustomerInvoiceShownFragment } from "./customer-invoice.generated.ts";
import css from "./customer-invoice.module.css";

/** The customer's own, as their device has it. */
const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Values {
  amount: string;
  paidOn: string;
  payerName: string;
  note: string;
  evidence: SentFile | null;
}

const check = checkWith<Record<string, unknown>>(transferClaimFields);

/** "I have paid by transfer": tells staff what to look for at the bank. */
export function TransferClaimForm({
  invoice,
  code,
  onChanged,
}: {
  invoice: CustomerInvoiceShownFragment;
  code: string;
  onChanged: () => void;
}) {
  const { currency, due, instalments, billTo } = invoice;
  const [open, setOpen] = useState(false);
  const { save } = useSave(CustomerTransferClaimDocument, ({ customerTransferClaim }) => customerTransferClaim);
  const sendProof = useMemo(() => sendsProof(code), [code]);
  const today = wallClockOf(new Date(useNow()), ownZone).date;
  if (!open)
    return (
      <Button size="large" onClick={() => setOpen(true)}>
        I have paid by transfer
      </Button>
    );
  const sent = ({ evidence, ...values }: Values) => ({
    ...values,
    evidenceFileId: evidence?.id ?? null,
    amount: typedAmount(values.amount, currency),
    note: values.note.trim() || null,
  });
  const next = instalments.find(({ left }) => left > 0)?.left ?? due;
  return (
    <FormFrame<Values>
      initialValues={{
        amount: decimalOf({ currency, amount: next }),
        paidOn: today,
        payerName: billTo,
        note: "",
        evidence: null,
      }}
      validate={(values) => check(sent(values))}
      onSubmit={async (values, form) => {
        const { payload } = await save({ input: { code, ...transferClaimFields.parse(sent(values)) } }, form);
        if (payload) onChanged();
      }}
    >
      <div className={css.section}>
        <MoneyField name="amount" label="Amount" currency={currency} />
        <DateField name="paidOn" label="Paid on" />
        <TextField name="payerName" label="Name on the account" />
        <TextField name="note" label="Note" optional help="For example the reference of the transfer" />
        <FileField
          name="evidence"
          label="Proof of payment"
          optional
          send={sendProof}
          accept={fileKinds["transfer-proof"].types}
          help={`For example a picture of the receipt. ${allowedFiles("transfer-proof")}.`}
        />
        <FormError />
        <SaveButton label="Tell us" savingLabel="Sending" always large />
      </div>
    </FormFrame>
  );
}
