import { useParams } from "react-router-dom";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { When } from "@app/ui/value/when.tsx";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { FoundInDemo } from "../found-in-demo.tsx";
import { OrderStatus } from "./demo-status.tsx";
import { ItemsTable } from "./items-table.tsx";
import { DemoOrderPageDocument } from "./management.generated.ts";
import { customerPath, ordersPath } from "./management-paths.ts";

/** One order of the demo's shop. */
export function OrderScreen() {
  const { orderId: id = "" } = useParams();
  const answer = useQuery(DemoOrderPageDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  usePageTitle(answer.data?.record?.number ?? null);
  return (
    <FoundInDemo what="order" {...answer} list={{ label: "Go to orders", href: ordersPath }}>
      {({ number, status, placedAt, customerId, customerName, customerEmail, deliveredTo, items, totalAmount }) => (
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
              ["Name", <TextLink href={customerPath(customerId)}>{customerName}</TextLink>],
              ["Email", customerEmail],
              ["Delivered to", deliveredTo],
            ]}
          />
          <Section title="Items">
            <ItemsTable items={items} sums={[["Total", totalAmount]]} />
          </Section>
        </DetailPage>
      )}
    </FoundInDemo>
  );
}
