import { formatMoney } from "@app/domain/money.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import lineCss from "../detail/invoice-lines.module.css";
import type { CustomerInvoiceShownFragment } from "./customer-invoice.generated.ts";
import css from "./customer-invoice.module.css";
import { InvoicePageFrame } from "./invoice-page-frame.tsx";
import { TransferClaimForm } from "./transfer-claim.form.tsx";

type Invoice = CustomerInvoiceShownFragment;
type Sum = readonly [label: string, amount: number];

/** Where it stands, in a sentence. */
function standing({ status, due, dueOn, isOverdue, voidReason }: Invoice): string {
  if (status === "VOID")
    return `We have withdrawn this invoice. Please do not pay it.${voidReason ? ` Reason: ${voidReason}` : ""}`;
  if (due === 0) return "There is nothing left to pay. Thank you.";
  if (isOverdue) return "This should have been paid by now:";
  return dueOn ? "To be paid:" : "Still to be paid:";
}

function Due({ invoice }: { invoice: Invoice }) {
  const { currency, due, dueOn, instalments } = invoice;
  const next = instalments.find(({ left }) => left > 0);
  return (
    <p className={css.due} role="status">
      <span>{standing(invoice)}</span>
      {due > 0 ? <strong>{formatMoney({ currency, amount: next?.left ?? due })}</strong> : null}
      {due > 0 && dueOn ? (
        <span>
          by <Day value={dueOn} />
        </span>
      ) : null}
      {next && next.left < due ? <span>({formatMoney({ currency, amount: due })} in all)</span> : null}
    </p>
  );
}

function Lines({ invoice }: { invoice: Invoice }) {
  const { currency, lines, discounts, taxTotal, taxLabel, taxIncluded, total, credited, paid, due } = invoice;
  const { keptAsCredit, givenBack } = invoice;
  const received = paid + keptAsCredit + givenBack;
  const money = (amount: number) => formatMoney({ currency, amount });
  const sums: readonly Sum[] = [
    ...discounts.map(({ words, amount }) => [words, -amount] as const),
    ...(taxTotal > 0 ? [[taxIncluded ? `Includes ${taxLabel}` : taxLabel, taxTotal] as const] : []),
    ["Total", total],
    ...(credited > 0 ? [["Credited", credited] as const] : []),
    ...(received > 0 ? [["Paid", received] as const] : []),
    ...(keptAsCredit > 0 ? [["Put to your credit with us", -keptAsCredit] as const] : []),
    ...(givenBack > 0 ? [["Given back to you", -givenBack] as const] : []),
    ...(paid + credited > 0 ? [["Still to be paid", due] as const] : []),
  ];
  return (
    <table className={lineCss.lines}>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ description, quantity, unitAmount, amount }, place) => (
          <tr key={place}>
            <td>
              {description}
              {quantity > 1 ? <small> ({money(unitAmount)} each)</small> : null}
            </td>
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([label, amount]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function Documents({ title, of, currency }: { title: string; of: Invoice["receipts"]; currency: Invoice["currency"] }) {
  if (of.length === 0) return null;
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      <ul className={css.list}>
        {of.map(({ number, on, amount, url }) => (
          <li key={number}>
            <span>
              {number}, <Day value={on} />: {formatMoney({ currency, amount })}
            </span>
            {url ? <TextLink href={url}>Download</TextLink> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Instalments({ invoice: { instalments, currency } }: { invoice: Invoice }) {
  if (instalments.length === 0) return null;
  return (
    <section className={css.section}>
      <h2>Instalments</h2>
      <ul className={css.list}>
        {instalments.map(({ dueOn, amount, left }) => (
          <li key={dueOn}>
            <span>
              <Day value={dueOn} />: {formatMoney({ currency, amount })}
            </span>
            <span>{left === 0 ? "Paid" : left < amount ? `${formatMoney({ currency, amount: left })} left` : ""}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HowToPay({ invoice, code, onChanged }: { invoice: Invoice; code: string; onChanged: () => void }) {
  if (invoice.due === 0) return null;
  return (
    <section className={css.section}>
      <h2>How to pay</h2>
      <p className={invoice.bankDetails ? css.bank : undefined}>{invoice.howToPay}</p>
      {invoice.claimedOn ? (
        <p role="status">
          Thank you for telling us of your transfer on <Day value={invoice.claimedOn} />. We will write to you as soon
          as it has arrived.
        </p>
      ) : (
        <TransferClaimForm invoice={invoice} code={code} onChanged={onChanged} />
      )}
    </section>
  );
}

/** The invoice, what is paid and due of it, and how it can be paid. */
export function ShownInvoice(props: { invoice: Invoice; code: string; onChanged: () => void }) {
  const { invoice } = props;
  return (
    <InvoicePageFrame title={`Invoice ${invoice.invoiceNumber}`} business={invoice.issuerName}>
      <p>
        For {invoice.billTo}, issued <Day value={invoice.issuedOn} />
        {invoice.pdfUrl ? (
          <>
            {" "}
            · <TextLink href={invoice.pdfUrl}>Download PDF</TextLink>
          </>
        ) : null}
      </p>
      <Due invoice={invoice} />
      <Lines invoice={invoice} />
      {invoice.memo ? <p className={css.memo}>{invoice.memo}</p> : null}
      <Instalments invoice={invoice} />
      <HowToPay {...props} />
      <Documents title="Payments" of={invoice.receipts} currency={invoice.currency} />
      <Documents title="Credit notes" of={invoice.creditNotes} currency={invoice.currency} />
      <p className={css.foot}>
        {[
          `${invoice.issuerName}, ${invoice.issuerAddress}`,
          invoice.taxNumber ? `${invoice.taxLabel} ${invoice.taxNumber}` : "",
          invoice.footer ?? "",
          "Questions? Reply to the email.",
        ]
          .filter(Boolean)
          .join("\n")}
      </p>
    </InvoicePageFrame>
  );
}
