import { useSearchParams } from "react-router-dom";
import { formatMoney } from "@app/domain/money.ts";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day, When } from "@app/ui/value/when.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import type { InvoiceRecordFragment } from "../invoice.generated.ts";
import { invoiceKind } from "../invoice.kind.ts";

/** A transfer that the customer told us of: staff look for it at the bank and enter it, or say that it is not there. */
export function ClaimOf({ invoice }: { invoice: InvoiceRecordFragment }) {
  const [params] = useSearchParams();
  const mayAct = useCan()(invoiceKind.act);
  const { id, claim, currency, customer } = invoice;
  if (!claim) return null;
  return (
    <Section title="The customer says they have paid">
      <LineList>
        <li>
          <p>
            <span>
              {formatMoney({ currency, amount: claim.amount })} from {claim.payerName}, <Day value={claim.paidOn} />
            </span>
            <small>
              Told on the page of the invoice, <When value={claim.createdAt} />
            </small>
            {claim.note ? <small>{claim.note}</small> : null}
            {claim.evidenceFile ? (
              <small>
                <TextLink href={claim.evidenceFile.url}>Proof of payment</TextLink>
              </small>
            ) : null}
          </p>
          {mayAct ? (
            <span>
              <TextLink href={withParams(params, { pay: customer?.id ?? "", invoice: id })}>Record payment</TextLink>
              {" · "}
              <TextLink href={withParams(params, { dismissClaim: id })}>Not found</TextLink>
            </span>
          ) : null}
        </li>
      </LineList>
    </Section>
  );
}
