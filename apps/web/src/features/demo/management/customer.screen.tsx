import { useParams } from "react-router-dom";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { Pencil } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day, When } from "@app/ui/value/when.tsx";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { countOf } from "../../../shared/text/format.ts";
import { FoundInDemo } from "../found-in-demo.tsx";
import { OrderStatus } from "./demo-status.tsx";
import { DemoCustomerPageDocument } from "./management.generated.ts";
import { customersPath, editCustomerPath, orderPath } from "./management-paths.ts";
import { Pounds } from "../pounds.tsx";
import { VerifiedChip } from "./verified-chip.tsx";

/** One customer of the demo's shop, with the orders. */
export function CustomerScreen() {
  const { customerId: id = "" } = useParams();
  const mayWrite = useCan()("demo:write");
  const answer = useQuery(DemoCustomerPageDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  usePageTitle(answer.data?.record?.name ?? null);
  return (
    <FoundInDemo what="customer" {...answer} list={{ label: "Go to customers", href: customersPath }}>
      {({ name, email, phone, city, country, isVerified, createdAt, spentAmount }, { orders }) => {
        const own = (orders ?? []).filter(({ customerId }) => customerId === id);
        return (
          <DetailPage
            title={name}
            avatarOf={name}
            status={<VerifiedChip isVerified={isVerified} />}
            line={
              <>
                Customer since <Day value={createdAt} />
              </>
            }
            actions={mayWrite ? [{ label: "Edit", icon: Pencil, href: editCustomerPath(id), main: true }] : []}
          >
            <FactsSection
              title="Contact"
              facts={[
                ["Email", email],
                ["Phone", phone],
                ["Place", `${city}, ${country}`],
                ["Spent", <Pounds amount={spentAmount} />],
              ]}
            />
            <Section title="Orders" note={own.length > 0 ? countOf(own.length, "order") : undefined}>
              {own.length === 0 ? <p>No orders yet.</p> : null}
              <LineList>
                {own.map((order) => (
                  <li key={order.id}>
                    <p>
                      <TextLink href={orderPath(order.id)}>{order.number}</TextLink>
                      <small>
                        <When value={order.placedAt} /> · <Pounds amount={order.totalAmount} />
                      </small>
                    </p>
                    <OrderStatus status={order.status} />
                  </li>
                ))}
              </LineList>
            </Section>
          </DetailPage>
        );
      }}
    </FoundInDemo>
  );
}
