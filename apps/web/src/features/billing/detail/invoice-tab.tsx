import { instalmentStandings } from "@app/domain/billing/instalment-standing.ts";
import { formatMoney } from "@app/domain/money.ts";
import { inPercent } from "@app/domain/percent.ts";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day, When } from "@app/ui/value/when.tsx";
import { personLink } from "../people-links.tsx";
import { minutesAsLessons } from "../billing-labels.ts";
import type { InvoiceRecordFragment } from "../invoice.generated.ts";
import css from "./invoice-tab.module.css";

/** "VAT 20%" or "VAT 20%, included". */
function taxName({ issuer, lines }: InvoiceRecordFragment): string {
  const [line] = lines;
  const rate = inPercent((line?.taxRateBp ?? 0) / 100);
  return `${issuer?.taxLabel ?? "Tax"} ${rate}${line?.taxIncluded ? ", included" : ""}`;
}

/** What an invoice charges for, line by line, as the customer reads it. */
function Lines({ invoice }: { invoice: InvoiceRecordFragment }) {
  const { currency, lines, discountTotal, taxTotal, total, received, credited, givenBack, due } = invoice;
  const money = (amount: number) => formatMoney({ currency, amount });
  const sums: readonly (readonly [string, string])[] = [
    ...(discountTotal > 0 ? [["Discount", money(-discountTotal)] as const] : []),
    ...(taxTotal > 0 ? [[taxName(invoice), money(taxTotal)] as const] : []),
    ["Total", money(total)],
    ...(received > 0 ? [["Paid", money(received)] as const] : []),
    ...(credited > 0 ? [["Credited", money(-credited)] as const] : []),
    ...(givenBack > 0 ? [["Given back", money(-givenBack)] as const] : []),
    ...(received + credited > 0 ? [["Due", money(due)] as const] : []),
  ];
  return (
    <table className={css.lines}>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Each</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, description, quantity, unitAmount }) => (
          <tr key={id}>
            <td>{description}</td>
            <td>{quantity > 1 ? `${quantity} × ${money(unitAmount)}` : money(unitAmount)}</td>
            <td>{money(unitAmount * quantity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([label, amount]) => (
          <tr key={label}>
            <th scope="row" colSpan={2}>
              {label}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

/** The parts in which it is to be paid, and what has become of each. */
function Instalments({ invoice }: { invoice: InvoiceRecordFragment }) {
  const { instalments, currency, status } = invoice;
  if (instalments.length === 0 || status === "VOID") return null;
  const standings = instalmentStandings({ ...invoice, isWrittenOff: status === "WRITTEN_OFF" });
  return (
    <Section title="Instalments">
      <LineList>
        {instalments.map(({ dueOn, amount }, index) => (
          <li key={dueOn}>
            <span>
              <Day value={dueOn} />: {formatMoney({ currency, amount })}
            </span>
            <span>{standings[index]}</span>
          </li>
        ))}
      </LineList>
    </Section>
  );
}

/** "10 lessons", or the credit that is not counted in lessons; like their prices, it is without tax. */
function boughtOf({ type, lessonPrice, currency, total, taxTotal }: InvoiceRecordFragment): string | null {
  if (type === "FLEXIBLE") return `${formatMoney({ currency, amount: total - taxTotal })} of credit`;
  if (!lessonPrice) return null;
  const { durationMinutes, lessonCount } = lessonPrice;
  return minutesAsLessons(durationMinutes * lessonCount, durationMinutes);
}

/** The invoice as it went out. */
export function InvoiceTab({ record }: { record: InvoiceRecordFragment }) {
  const { issuer, tutors, subjects, dependent, pod, customer, sentAt, sentTo, remindedAt, nextReminderOn } = record;
  const { remindersPausedUntil } = record;
  const learner = dependent ?? pod ?? customer;
  return (
    <TabColumn>
      <Section title="What it is for">
        <Lines invoice={record} />
      </Section>
      <Instalments invoice={record} />
      <FactsSection
        title="Lessons"
        facts={[
          ["Learner", learner ? personLink(learner) : null],
          ["Subjects", subjects.join(", ")],
          [
            "Tutors",
            tutors.length === 0
              ? "Anybody who teaches it"
              : tutors.map(({ id, name }, place) => (
                  <span key={id}>
                    {place > 0 ? ", " : ""}
                    <TextLink href={`/app/tutoring/tutors/${id}`}>{name}</TextLink>
                  </span>
                )),
          ],
          ["Bought", boughtOf(record)],
          ["Note to the customer", record.memo],
          ["Internal note", record.internalNote],
        ]}
      />
      <FactsSection
        title="Sent"
        facts={[
          ["To", sentTo.join(", ")],
          ["When", sentAt ? <When value={sentAt} /> : null],
          ["Last reminder", remindedAt ? <When value={remindedAt} /> : "None yet"],
          ["Next reminder", nextReminderOn ? <Day value={nextReminderOn} /> : "None planned"],
          ["Reminders paused until", remindersPausedUntil ? <Day value={remindersPausedUntil} /> : null],
          ["Billed to", `${record.firstName} ${record.lastName}`],
          ["Issued by", issuer ? `${issuer.legalName}\n${issuer.legalAddress}` : null],
          ["Tax number", issuer?.taxNumber],
          ["Bank details", issuer?.bankDetails],
          ...(record.voidReason ? [["Void because", record.voidReason] as const] : []),
        ]}
      />
    </TabColumn>
  );
}
