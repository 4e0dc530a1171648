import { counted } from "@app/domain/counted.ts";
import { formatMoney } from "@app/domain/money.ts";
import type { InvoiceFilter } from "@app/schema/types.generated.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { InvoiceSumsDocument } from "./invoice-sums.generated.ts";
import css from "./invoice-sums.module.css";

/** What the invoices of the list come to, a line a currency. */
export function InvoiceSums({ filter }: { filter: InvoiceFilter }) {
  const { data, error } = useQuery(InvoiceSumsDocument, { variables: { filter }, fetchPolicy: "cache-and-network" });
  if (error && !data?.invoiceSums) return <span>The sums are unavailable right now.</span>;
  return (
    <ul className={css.sums} aria-label="Sums, without drafts and void invoices">
      {data?.invoiceSums?.map(({ currency, count, total, received, givenBack, credited, writtenOff, due }) => (
        <li key={currency} title={counted(count, "invoice")}>
          {[
            [total, "invoiced"] as const,
            [received, "paid"] as const,
            ...(givenBack > 0 ? [[givenBack, "given back"] as const] : []),
            ...(credited > 0 ? [[credited, "credited"] as const] : []),
            ...(writtenOff > 0 ? [[writtenOff, "written off"] as const] : []),
            [due, "due"] as const,
          ]
            .map(([amount, what]) => `${formatMoney({ currency, amount })} ${what}`)
            .join(" · ")}
        </li>
      ))}
    </ul>
  );
}
