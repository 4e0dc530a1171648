import { currencies } from "@app/domain/enums.ts";
import { formatMoney } from "@app/domain/money.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { failure } from "../../shared/errors/failure.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { InvoiceLines } from "./invoice-lines.tsx";
import { InvoicesOfPodDocument, type InvoicesOfPodQuery } from "./invoices-of-pod.generated.ts";

type Invoice = NonNullable<InvoicesOfPodQuery["invoices"]>["items"][number];

const most = 25;
const inOrder = new Intl.ListFormat("en-GB");

/** What of an invoice is for a pod: all of a prepayment, the lines for its lessons of another. */
const partFor = (podId: string, { pod, total, lines }: Invoice): number =>
  pod?.id === podId
    ? total
    : lines.filter(({ lesson }) => lesson?.pod?.id === podId).reduce((sum, line) => sum + line.total, 0);

/** "£120.00 and $36.00 for this pod, without drafts and void invoices." */
function sumsInWords(podId: string, invoices: readonly Invoice[]): string {
  const sent = invoices.filter(({ status }) => status !== "DRAFT" && status !== "VOID");
  const sums = currencies.flatMap((currency) => {
    const own = sent.filter((invoice) => invoice.currency === currency);
    const amount = own.reduce((sum, invoice) => sum + partFor(podId, invoice), 0);
    return own.length > 0 ? [formatMoney({ currency, amount })] : [];
  });
  if (sums.length === 0) return "Nothing has been invoiced for this pod yet.";
  return `${inOrder.format(sums)} invoiced for this pod, without drafts and void invoices.`;
}

/** What a pod's lessons were or will be paid with, whoever of its members pays. */
export function InvoicesOfPod({ podId }: { podId: string }) {
  const { data, loading, error, refetch } = useQuery(InvoicesOfPodDocument, {
    variables: { podId, size: most },
    fetchPolicy: "cache-and-network",
  });
  return (
    <TabColumn>
      <Section title="Invoices">{content()}</Section>
    </TabColumn>
  );

  function content() {
    const page = data?.invoices;
    if (!page) return loading ? <SkeletonLines count={3} /> : <ErrorState {...failure("invoices", error, refetch)} />;
    const { items, pageInfo } = page;
    if (items.length === 0) return <p>No invoices for this pod yet.</p>;
    const isAll = pageInfo.totalCount <= items.length;
    return (
      <>
        <p>
          {isAll ? null : `The last ${items.length} of ${pageInfo.totalCount}: `}
          {sumsInWords(podId, items)}
        </p>
        <InvoiceLines invoices={items} withPayer partOf={(invoice) => partFor(podId, invoice)} />
      </>
    );
  }
}
