import { daysLater } from "@app/domain/dates/days-later.ts";
import type { InvoiceFilter } from "@app/schema/types.generated.ts";
import { Card } from "@app/ui/detail/card.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { failure } from "../../shared/errors/failure.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { InvoiceLines } from "./invoice-lines.tsx";
import { SomeInvoicesDocument } from "./invoices-of.generated.ts";

/** The last invoices that a filter leaves, the newest first, or what stands for them. */
function SomeInvoices({ filter, most, none }: SomeProps) {
  const { data, loading, error, refetch } = useQuery(SomeInvoicesDocument, {
    variables: { filter, size: most },
    fetchPolicy: "cache-and-network",
  });
  const page = data?.invoices;
  if (!page) {
    if (loading) return <SkeletonLines count={3} />;
    return <ErrorState {...failure("invoices", error, refetch)} />;
  }
  const { items, pageInfo } = page;
  if (items.length === 0) return <p>{none}</p>;
  return (
    <>
      <InvoiceLines invoices={items} />
      {pageInfo.totalCount > items.length ? (
        <p>
          The last {items.length} of {pageInfo.totalCount}.
        </p>
      ) : null}
    </>
  );
}
interface SomeProps {
  filter: InvoiceFilter;
  most: number;
  none: string;
}

/** So long before and after a lesson the invoices are sent that may be meant by who writes about it. */
const [daysBefore, daysAfter] = [60, 45];

/** A customer's invoices around a lesson, or the last ones where none is concerned. */
export function InvoicesAround({ customerId, lessonAt }: { customerId: string; lessonAt: string | null }) {
  const day = lessonAt?.slice(0, 10);
  const around = day && { sentBetween: { from: daysLater(day, -daysBefore), until: daysLater(day, daysAfter) } };
  return (
    <Card title={day ? "Invoices around this lesson" : "Last invoices"}>
      <SomeInvoices
        filter={{ customerId: [customerId], ...around }}
        most={5}
        none={day ? "None was sent around this lesson." : "No invoices yet."}
      />
    </Card>
  );
}
