import { useParams } from "react-router-dom";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { When } from "@app/ui/value/when.tsx";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { FoundInDemo } from "../found-in-demo.tsx";
import { CustomerName } from "./customer-name.tsx";
import { OrderStatus } from "./demo-status.tsx";
import { ItemsTable, sumLines } from "./items-table.tsx";
import { DemoOrderPageDocument } from "./management.generated.ts";
import { invoicePath, ordersPath } from "./management-paths.ts";

/** One order of the demo's shop. */
export function OrderScreen() {
  const { orderId: id = "" } = useParams();
  const answer = useQuery(DemoOrderPageDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  usePageTitle(answer.data?.record?.number ?? null);
  return (
    <FoundInDemo what="order" {...answer} list={{ label: "Go to orders", href: ordersPath }}>
      {({
        number,
        status,
        placedAt,
        customerId,
        customerName,
        customerEmail,
        deliveredTo,
        invoiceId,
        items,
        ...sums
      }) => (
        <DetailPage
          title={number}
          status={<OrderStatus status={status} />}
          line={
            <>
              Placed <When value={placedAt} />
            </>
          }
        >
          <FactsSection
            title="Customer"
            facts={[
              ["Name", <CustomerName id={customerId} name={customerName} />],
              ["Email", customerEmail],
              ["Delivered to", deliveredTo],
              ["Invoice", invoiceId ? <TextLink href={invoicePath(invoiceId)}>Open the invoice</TextLink> : null],
            ]}
          />
          <Section title="Items">
            <ItemsTable items={items} sums={sumLines(sums)} />
          </Section>
        </DetailPage>
      )}
    </FoundInDemo>
  );
}
