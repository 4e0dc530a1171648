import type { ReactNode } from "react";
import { discountLines } from "@app/domain/billing/discount-lines.ts";
import { formatMoney } from "@app/domain/money.ts";
import { inPercent } from "@app/domain/percent.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { lessonPath } from "../../../shared/links/record-paths.ts";
import type { InvoiceRecordFragment } from "../invoice.generated.ts";
import css from "./invoice-lines.module.css";

type Invoice = Pick<
  InvoiceRecordFragment,
  | "currency"
  | "lines"
  | "promos"
  | "discountTotal"
  | "taxTotal"
  | "total"
  | "received"
  | "credited"
  | "givenBack"
  | "due"
  | "issuer"
  | "periodFrom"
  | "creditApplied"
>;
type Line = Invoice["lines"][number];

/** "VAT 20%" or "VAT 20%, included". */
function taxName({ issuer, lines }: Pick<Invoice, "issuer" | "lines">): string {
  const [line] = lines;
  const rate = inPercent((line?.taxRateBp ?? 0) / 100);
  return `${issuer?.taxLabel ?? "Tax"} ${rate}${line?.taxIncluded ? ", included" : ""}`;
}

interface Group {
  title: string | null;
  lines: Line[];
}

/** The lines under headings: lessons by learner, those before the period apart, then what was entered by hand. */
function grouped({ lines, periodFrom }: Pick<Invoice, "lines" | "periodFrom">): Group[] {
  if (periodFrom === null) return [{ title: null, lines: [...lines] }];
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const isEarlier = line.lessonOn !== null && line.lessonOn < periodFrom;
    const title = line.learnerName ?? "Fees and corrections";
    const key = isEarlier ? `${title}: earlier lessons` : title;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups].map(([title, own]) => ({ title, lines: own }));
}

const described = ({ lesson, description }: Line): ReactNode =>
  lesson ? <TextLink href={lessonPath(lesson.id)}>{description}</TextLink> : description;

interface InvoiceLinesProps {
  invoice: Invoice;
  /** What money credit will pay of a draft once it is sent. */
  creditAhead?: number;
}

/** What an invoice charges for, line by line, as the customer reads it. */
export function InvoiceLines({ invoice, creditAhead = 0 }: InvoiceLinesProps) {
  const { currency, promos, discountTotal, taxTotal, total, received, credited, givenBack, due, creditApplied } =
    invoice;
  const money = (amount: number) => formatMoney({ currency, amount });
  const fromCredit = creditApplied.filter(({ amount }) => amount > 0).reduce((sum, { amount }) => sum + amount, 0);
  const sums: readonly (readonly [string, string])[] = [
    ...discountLines({ promos, discountTotal }).map(([words, amount]) => [words, money(-amount)] as const),
    ...(taxTotal > 0 ? [[taxName(invoice), money(taxTotal)] as const] : []),
    ["Total", money(total)],
    ...(creditAhead > 0
      ? [
          ["Paid from credit when it is sent", money(-creditAhead)] as const,
          ["Then due", money(total - creditAhead)] as const,
        ]
      : []),
    ...(fromCredit > 0 ? [["Paid from credit", money(-fromCredit)] as const] : []),
    ...(received - fromCredit > 0 ? [["Paid", money(-(received - fromCredit))] as const] : []),
    ...(credited > 0 ? [["Credited", money(-credited)] as const] : []),
    ...(givenBack > 0 ? [["Given back or kept as credit", money(givenBack)] as const] : []),
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
      {grouped(invoice).map(({ title, lines }) => (
        <tbody key={title}>
          {title === null ? null : (
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {title}
              </th>
            </tr>
          )}
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{described(line)}</td>
              <td>{line.quantity > 1 ? `${line.quantity} × ${money(line.unitAmount)}` : money(line.unitAmount)}</td>
              <td>{money(line.unitAmount * line.quantity)}</td>
            </tr>
          ))}
        </tbody>
      ))}
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
