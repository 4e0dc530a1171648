import { minutesAsLessons } from "@app/domain/billing/minutes-as-lessons.ts";
import { instalmentStandings } from "@app/domain/billing/instalment-standing.ts";
import { periodWords } from "@app/domain/dates/month.ts";
import { formatMoney } from "@app/domain/money.ts";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day, When } from "@app/ui/value/when.tsx";
import { personLink } from "../people-links.tsx";
import type { InvoiceRecordFragment } from "../invoice.generated.ts";
import { InvoiceLines } from "./invoice-lines.tsx";

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
  const { remindersPausedUntil, periodFrom: from, periodTo: to } = record;
  const notes = [
    ["Note to the customer", record.memo],
    ["Internal note", record.internalNote],
  ] as const;
  const learner = dependent ?? pod ?? customer;
  return (
    <TabColumn>
      <Section title="What it is for">
        <InvoiceLines invoice={record} />
      </Section>
      <Instalments invoice={record} />
      {record.kind === "ONGOING" ? (
        <FactsSection
          title="Billed"
          facts={[
            ["Period", from && to ? periodWords({ from, to }) : null],
            ["Lessons", String(record.billedLessons)],
            ...notes,
          ]}
        />
      ) : (
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
            ...notes,
          ]}
        />
      )}
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
