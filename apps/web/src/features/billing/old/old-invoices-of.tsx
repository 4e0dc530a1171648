import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { oldInvoicePath } from "../invoice.kind.ts";
import { OldInvoicesOfDocument } from "./old-invoice.generated.ts";

/** A customer's invoices of the system before; nothing where there are none. */
export function OldInvoicesOf({ customerId }: { customerId: string }) {
  const { data, error, refetch } = useQuery(OldInvoicesOfDocument, { variables: { customerId } });
  const found = data?.oldInvoices;
  if (!found) return error ? <ErrorState {...failure("earlier invoices", error, refetch)} /> : null;
  if (found.items.length === 0) return null;
  const more = found.pageInfo.totalCount - found.items.length;
  return (
    <Section title="From the previous system">
      <LineList>
        {found.items.map(({ id, name, kind, currency, total, issuedOn, status }) => (
          <li key={id}>
            <p>
              <TextLink href={oldInvoicePath(id, kind)}>{name}</TextLink>
              <small>
                <MoneyText currency={currency} amount={total} /> · <Day value={issuedOn} />
              </small>
            </p>
            {status === null ? null : <small>{status}</small>}
          </li>
        ))}
      </LineList>
      {more > 0 ? <p>{more} earlier ones are not shown.</p> : null}
    </Section>
  );
}
