import { formatMoney } from "@app/domain/money.ts";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { refundWayWord } from "../billing-labels.ts";
import { ForDay } from "../for-day.tsx";
import type { InvoiceRecordFragment } from "../invoice.generated.ts";

type CreditNote = InvoiceRecordFragment["creditNotes"][number];

const given = ({ way, amount, reference, payment }: CreditNote["refunds"][number], currency: CreditNoteCurrency) =>
  [
    `${formatMoney({ currency, amount })} given back`,
    refundWayWord(way).toLowerCase(),
    payment ? `from ${payment.name}` : "",
    reference ? `(${reference})` : "",
  ]
    .filter(Boolean)
    .join(" ");

type CreditNoteCurrency = InvoiceRecordFragment["currency"];

/** What was taken off an invoice since, and how money was given back. */
export function CreditNotesOf({ invoice }: { invoice: InvoiceRecordFragment }) {
  const { creditNotes, currency } = invoice;
  if (creditNotes.length === 0) return null;
  return (
    <Section title="Credit notes and refunds">
      <LineList>
        {creditNotes.map(({ id, creditNoteNumber, total, issuedOn, reason, refunds, by, pdfFile }) => (
          <li key={id}>
            <p>
              <span>
                {creditNoteNumber}: <MoneyText currency={currency} amount={total} />
              </span>
              <small>
                Issued <Day value={issuedOn} />
                {by ? (
                  <>
                    {" "}
                    by <StaffLink {...by} />
                  </>
                ) : null}
                {pdfFile ? (
                  <>
                    {" "}
                    · <TextLink href={pdfFile.url}>Download credit note</TextLink>
                  </>
                ) : null}
              </small>
              {refunds.map((refund) => (
                <small key={refund.id}>
                  {given(refund, currency)}, <Day value={refund.bookedOn ?? refund.refundedOn} />
                  <ForDay day={refund.bookedOn ? refund.refundedOn : null} />
                </small>
              ))}
              <small>{reason}</small>
            </p>
          </li>
        ))}
      </LineList>
    </Section>
  );
}
