import { Section } from "@app/ui/detail/section.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { formatMoney } from "@app/domain/money.ts";
import { countOf } from "../../../shared/text/format.ts";
import { ongoingPath } from "../../../shared/links/record-paths.ts";
import type { BillingRunPreviewQuery } from "./billing-run.generated.ts";
import css from "../detail/invoice-lines.module.css";

type Preview = NonNullable<BillingRunPreviewQuery["billingRunPreview"]>;

/** "£4,320.00 for 144 lessons of 36 customers" */
const sumWords = ({ currency, amount, lessons, customers }: Preview["sums"][number]) =>
  `${formatMoney({ currency, amount })} for ${countOf(lessons, "lesson")} of ${countOf(customers, "customer")}`;

/** Who would be billed for how many lessons. */
export function RunPreview({ preview, month }: { preview: Preview; month: string }) {
  const { toBill, sums, customers } = preview;
  return (
    <Section title={`To be billed: ${countOf(customers, "customer")}`}>
      <p>{sums.map(sumWords).join(" · ")}</p>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">Customer</th>
            <th scope="col">Lessons</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {toBill.map(({ customer, name, currency, lessons, earlier, amount }) => (
            <tr key={`${customer?.id ?? name} ${currency}`}>
              <td>
                {customer ? (
                  <TextLink href={`${ongoingPath}/new?customer=${customer.id}&currency=${currency}&month=${month}`}>
                    {name}
                  </TextLink>
                ) : (
                  name
                )}
                {toBill.filter((other) => customer && other.customer?.id === customer.id).length > 1
                  ? `, in ${currency}`
                  : ""}
              </td>
              <td>
                {lessons}
                {earlier > 0 ? ` (${earlier} earlier)` : ""}
              </td>
              <td>
                <MoneyText currency={currency} amount={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
