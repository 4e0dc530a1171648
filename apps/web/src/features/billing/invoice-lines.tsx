import { LineList } from "@app/ui/detail/line-list.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { invoicePath } from "../../shared/links/record-paths.ts";
import { InvoiceState } from "./invoice-state.tsx";
import type { InvoiceRowFragment } from "./invoice.generated.ts";

interface InvoiceLinesProps<Invoice> {
  invoices: readonly Invoice[];
  /** They are not all of one customer. */
  withPayer?: boolean;
  /** What of an invoice is for what is looked at. */
  partOf?: (invoice: Invoice) => number;
}

/** Some invoices, each with its amount, what is due of it and how it stands. */
export const InvoiceLines = <Invoice extends InvoiceRowFragment>({
  invoices,
  withPayer = false,
  partOf = ({ total }) => total,
}: InvoiceLinesProps<Invoice>) => (
  <LineList>
    {invoices.map((invoice) => (
      <li key={invoice.id}>
        <p>
          <TextLink href={invoicePath(invoice.id, invoice.kind)}>{invoice.name}</TextLink>
          <small>
            {withPayer ? `${invoice.customer?.name ?? `${invoice.firstName} ${invoice.lastName}`} · ` : null}
            {partOf(invoice) === invoice.total ? null : (
              <>
                <MoneyText currency={invoice.currency} amount={partOf(invoice)} /> of{" "}
              </>
            )}
            <MoneyText currency={invoice.currency} amount={invoice.total} />
            {invoice.due > 0 && invoice.status !== "DRAFT" ? (
              <>
                , <MoneyText currency={invoice.currency} amount={invoice.due} /> due
                {invoice.dueOn ? (
                  <>
                    {" "}
                    by <Day value={invoice.dueOn} />
                  </>
                ) : null}
              </>
            ) : null}
            {" · "}
            <Day value={invoice.issuedOn ?? invoice.createdAt} />
          </small>
        </p>
        <InvoiceState invoice={invoice} />
      </li>
    ))}
  </LineList>
);
