import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { customerPath } from "../../../shared/links/record-paths.ts";
import { creditSourceWord } from "../billing-labels.ts";
import type { InvoiceRecordFragment } from "../invoice.generated.ts";

/** The credit in money that paid a part of an invoice, each use a line of its own. */
export function CreditApplied({ invoice }: { invoice: InvoiceRecordFragment }) {
  const { creditApplied, currency, customer } = invoice;
  if (creditApplied.length === 0) return null;
  return (
    <Section title="Paid from credit">
      <LineList>
        {creditApplied.map(({ id, source, amount, day }) => (
          <li key={id}>
            <p>
              <span>
                {creditSourceWord(source)}
                {amount < 0 ? ", put back" : ""}: <MoneyText currency={currency} amount={Math.abs(amount)} />
              </span>
              <small>
                <Day value={day} />
                {customer ? (
                  <>
                    {" · "}
                    <TextLink href={`${customerPath(customer.id)}?tab=credits`}>The customer’s credit</TextLink>
                  </>
                ) : null}
              </small>
            </p>
          </li>
        ))}
      </LineList>
    </Section>
  );
}
