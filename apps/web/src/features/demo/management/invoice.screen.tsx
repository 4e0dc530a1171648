import { useParams } from "react-router-dom";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { FoundInDemo } from "../found-in-demo.tsx";
import { CustomerName } from "./customer-name.tsx";
import { InvoiceStatus } from "./demo-status.tsx";
import { ItemsTable, sumLines } from "./items-table.tsx";
import { DemoInvoicePageDocument } from "./management.generated.ts";
import { invoicesPath, orderPath } from "./management-paths.ts";

/** One invoice of the demo's shop, which the browser prints. */
export function InvoiceScreen() {
  const { invoiceId: id = "" } = useParams();
  const answer = useQuery(DemoInvoicePageDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  usePageTitle(answer.data?.record?.number ?? null);
  return (
    <FoundInDemo what="invoice" {...answer} list={{ label: "Go to invoices", href: invoicesPath }}>
      {({ number, status, issuedOn, dueOn, items, ...invoice }) => (
        <DetailPage
          title={number}
          status={<InvoiceStatus status={status} />}
          line={
            <>
              Issued <Day value={issuedOn} />, due <Day value={dueOn} />
            </>
          }
          actions={[{ label: "Print", main: true, onSelect: () => window.print() }]}
        >
          <FactsSection
            title="Billed to"
            facts={[
              ["Name", <CustomerName id={invoice.customerId} name={invoice.customerName} />],
              ["Email", invoice.customerEmail],
              ["Address", invoice.billedTo],
              ["Order", <TextLink href={orderPath(invoice.orderId)}>Open the order</TextLink>],
            ]}
          />
          <Section title="Items">
            <ItemsTable items={items} sums={sumLines(invoice)} />
          </Section>
        </DetailPage>
      )}
    </FoundInDemo>
  );
}
