import { minutesAsLessons } from "@app/domain/billing/minutes-as-lessons.ts";
import { creditUnusedInput } from "@app/domain/billing/bank-dispute.ts";
import { formatMoney } from "@app/domain/money.ts";
import { TextField } from "@app/ui/form/text-field.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { InvoiceRecordDocument } from "../invoice.generated.ts";
import { RefundTermsDocument } from "../refund/refund.generated.ts";
import { useOutdatedMoney } from "../use-outdated-money.ts";
import { InvoiceCreditUnusedDocument } from "./dispute.generated.ts";

const rules = creditUnusedInput.omit({ version: true });

/** Credits what is frozen of an invoice that a bank took the money of. */
export function CreditUnused(props: RecordDialogProps) {
  const outdate = useOutdatedMoney();
  const { data } = useQuery(RefundTermsDocument, {
    variables: { invoiceId: props.id ?? "" },
    skip: !props.id,
    fetchPolicy: "network-only",
  });
  if (!data?.terms) return null;
  const { frozen, frozenValue, lessonMinutes, unit } = data.terms;
  return (
    <EventFormDialog
      {...props}
      what="invoice"
      query={InvoiceRecordDocument}
      config={({ name, currency, due }) => {
        const money = (amount: number) => formatMoney({ currency, amount });
        const what = unit === "MONEY" ? "Unused credit" : `${minutesAsLessons(frozen, lessonMinutes)}, not used`;
        return {
          title: `Credit what is unused of ${name}?`,
          saveLabel: "Write credit note",
          successMessage: `What is unused of ${name} is credited.`,
          danger: true,
          onDone: outdate,
          initialValues: { reason: "" },
          rules,
          mutation: InvoiceCreditUnusedDocument,
          mails: { to: ["family"] },
          sent: ({ reason }: { reason: string }) => ({ reason: reason.trim() }),
          outcome: (
            <p>
              <strong>
                {what}: credit note over {money(frozenValue)}
              </strong>
              ; {money(Math.max(0, due - frozenValue))} stays due
            </p>
          ),
          children: (
            <>
              <p>
                The bank took what was paid, and this credit has been frozen since. It is taken away by a credit note,
                so that only what was used stays due. Nothing is given back.
              </p>
              <TextField name="reason" label="Reason" help="Shown on the credit note." wide />
            </>
          ),
        };
      }}
    />
  );
}
