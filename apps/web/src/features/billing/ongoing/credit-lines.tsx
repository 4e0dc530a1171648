import * as z from "zod";
import { creditLinesInput } from "@app/domain/billing/credit-lines.ts";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import type { Currency } from "@app/domain/enums.ts";
import { formatMoney, parseAmount, typedAmount } from "@app/domain/money.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { InvoiceRecordDocument, type InvoiceRecordFragment } from "../invoice.generated.ts";
import { useOutdatedMoney } from "../use-outdated-money.ts";
import { InvoiceCreditLinesDocument } from "./ongoing.generated.ts";

interface Values {
  amounts: Readonly<Record<string, string>>;
  reason: string;
}
type Line = InvoiceRecordFragment["lines"][number];

/** Fees and corrections that were added; lessons are credited by their outcomes. */
const creditable = ({ lines }: Pick<InvoiceRecordFragment, "lines">): readonly Line[] =>
  lines.filter(({ kind, unitAmount }) => (kind === "FEE" || kind === "ADJUSTMENT") && unitAmount > 0);

const sentLines = ({ amounts }: Values, currency: Currency) =>
  Object.entries(amounts).flatMap(([lineId, typed]) => {
    const amount = typedAmount(typed, currency);
    return amount === null || amount === 0 ? [] : [{ lineId, amount }];
  });

/** The rules of the form: amounts within their lines, at least one, and the reason. */
const rulesFor = (lines: readonly Line[], currency: Currency) =>
  z
    .object({ amounts: z.record(z.string(), z.string()), reason: creditLinesInput.shape.reason })
    .check(({ value, issues }) => {
      const add = (id: string, message: string) =>
        issues.push({ code: "custom", path: ["amounts", id], message, input: value });
      for (const { id, unitAmount } of lines) {
        const typed = value.amounts[id] ?? "";
        const read = parseAmount(typed, currency);
        if (typed.trim() === "") continue;
        if (!read.ok) add(id, read.message);
        else if (read.amount > unitAmount) add(id, billingMessages.creditLeft({ currency, amount: unitAmount }));
      }
      const [first] = lines;
      if (issues.length === 0 && first && sentLines(value, currency).length === 0)
        add(first.id, billingMessages.creditNoLine);
    });

const onlyLessons = "All its lines are lessons. Correct the outcome of the lesson: its credit note follows by itself.";

/** Credits fees and corrections of an ongoing invoice that was sent. */
export function CreditLines(props: RecordDialogProps) {
  const outdate = useOutdatedMoney();
  return (
    <EventFormDialog
      {...props}
      wide
      what="invoice"
      query={InvoiceRecordDocument}
      config={(invoice) => {
        const { name, currency } = invoice;
        const lines = creditable(invoice);
        return {
          title: `Credit note on ${name}?`,
          refused: lines.length === 0 ? onlyLessons : undefined,
          saveLabel: "Issue credit note",
          successMessage: "The credit note is issued.",
          onDone: outdate,
          initialValues: { amounts: Object.fromEntries(lines.map(({ id }) => [id, ""])), reason: "" },
          rules: rulesFor(lines, currency),
          mutation: InvoiceCreditLinesDocument,
          mails: { to: ["family"] },
          sent: (values: Values) => ({ lines: sentLines(values, currency), reason: values.reason.trim() }),
          children: (
            <>
              <p>
                For fees and corrections. What was paid beyond what the invoice then comes to becomes credit. A lesson
                is credited by correcting its outcome.
              </p>
              <FieldGrid>
                {lines.map(({ id, description, unitAmount }) => (
                  <MoneyField
                    key={id}
                    name={`amounts.${id}`}
                    label={description}
                    currency={currency}
                    optional
                    help={`Of ${formatMoney({ currency, amount: unitAmount })}`}
                  />
                ))}
                <TextField name="reason" label="Reason" help="Shown on the credit note." wide />
              </FieldGrid>
            </>
          ),
        };
      }}
    />
  );
}
