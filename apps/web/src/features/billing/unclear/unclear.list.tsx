import { useSearchParams } from "react-router-dom";
import { unclearStatuses } from "@app/domain/billing/unclear-payments.ts";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { currencies, toEnumName } from "@app/domain/enums.ts";
import { formatMoney } from "@app/domain/money.ts";
import { isLimited } from "@app/domain/permissions.ts";
import { words } from "@app/domain/views/words.ts";
import { Check, Layers, Undo2, X } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { useNow } from "@app/ui/value/clock.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, anyOf } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan, whoMay } from "../../../shared/permission/use-can.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { countOf, roleOf } from "../../../shared/text/format.ts";
import { toOptions } from "../../../shared/text/option-labels.ts";
import { invoicePath } from "../../../shared/links/record-paths.ts";
import { gatewayOptions, gatewayWord } from "../billing-labels.ts";
import { invoiceKind } from "../invoice.kind.ts";
import { personLink } from "../people-links.tsx";
import { UnclearPaymentsListDocument } from "./unclear.generated.ts";
import type { UnclearItem } from "./unclear-values.ts";
import { whyMatch } from "./why-match.ts";

/** How long a payment has waited. */
function Age({ since }: { since: string }) {
  const days = Math.floor((Number(useNow()) - Date.parse(since)) / 86_400_000);
  return days < 1 ? "Today" : countOf(days, "day");
}

function useUnclearActions({ id, status, unclear }: UnclearItem): readonly PageAction[] {
  const [params] = useSearchParams();
  const isBound = isLimited(roleOf(useViewer().role), "invoices");
  const refused = useCan()(invoiceKind.act) ? {} : { disabledReason: whoMay(invoiceKind.act) };
  const to = (name: string) => withParams(params, { [name]: id, invoice: null });
  const back: PageAction =
    status === "PENDING"
      ? { label: "Mark as not received", icon: X, href: to("notReceived"), danger: true, ...refused }
      : {
          label: "Send back",
          icon: Undo2,
          href: to("sendBack"),
          danger: true,
          ...(isBound ? { disabledReason: billingMessages.refundDirector } : {}),
          ...refused,
        };
  // The invoice that it was begun for may take it, which another currency never may.
  const isPart = status === "MISMATCH" && unclear?.matches.some(({ why }) => why.includes("ASKED"));
  return [
    { label: isPart ? "Accept as part payment" : "Place", icon: Check, href: to("place"), ...refused },
    { label: "Keep as credit", icon: Layers, href: to("keep"), ...refused },
    back,
  ];
}

function Actions({ payment }: { payment: UnclearItem }) {
  return <MoreMenu actions={useUnclearActions(payment)} label={`Actions for ${payment.name}`} size="small" />;
}

/** Why it is not clear, and what it was begun for. */
const Reason = ({ unclear, askedInvoice }: UnclearItem) => (
  <div style={{ whiteSpace: "normal" }}>
    <Lines
      first={unclear?.reason}
      second={
        askedInvoice ? (
          <>
            Begun for <TextLink href={invoicePath(askedInvoice.id, askedInvoice.kind)}>{askedInvoice.name}</TextLink>
          </>
        ) : null
      }
    />
  </div>
);

/** The likeliest invoices; the dialog has the rest. */
function Matches({ payment: { unclear } }: { payment: UnclearItem }) {
  const matches = (unclear?.matches ?? []).slice(0, 2);
  if (matches.length === 0) return "None";
  return (
    <div style={{ whiteSpace: "normal" }}>
      {matches.map(({ invoice, why }) =>
        invoice ? (
          <Lines
            key={invoice.id}
            first={
              <>
                <TextLink href={invoicePath(invoice.id, invoice.kind)}>{invoice.name}</TextLink>,{" "}
                {formatMoney({ ...invoice, amount: invoice.due })} due
              </>
            }
            second={whyMatch(why)}
          />
        ) : null,
      )}
    </div>
  );
}

const columns: readonly ListColumn<UnclearItem>[] = [
  {
    id: "name",
    header: "Payment",
    minWidth: 112,
    maxWidth: 130,
    card: "foot",
    cell: ({ name, receivedOn }) => <Lines first={name} second={<Day value={receivedOn} />} />,
  },
  {
    id: "payer",
    header: "Payer",
    minWidth: 130,
    maxWidth: 220,
    card: "title",
    cell: ({ payerName, customer, reference, gateway }) => (
      <Lines
        first={customer ? personLink(customer) : (payerName ?? "Unknown")}
        second={[gatewayWord(gateway), reference].filter(Boolean).join(" · ")}
      />
    ),
  },
  {
    id: "amount",
    header: "Amount",
    minWidth: 104,
    maxWidth: 130,
    align: "right",
    cell: ({ currency, amount }) => <MoneyText currency={currency} amount={amount} />,
  },
  {
    id: "age",
    header: "Age",
    sort: "RECEIVED",
    minWidth: 72,
    maxWidth: 90,
    cell: ({ receivedOn }) => <Age since={receivedOn} />,
  },
  { id: "why", header: "Why it is unclear", minWidth: 180, cell: (payment) => <Reason {...payment} /> },
  { id: "matches", header: "May be for", minWidth: 190, cell: (payment) => <Matches payment={payment} /> },
  {
    id: "status",
    header: "Status",
    minWidth: 100,
    maxWidth: 110,
    card: "status",
    cell: ({ status }) => <StatusChip status={status} />,
  },
  actionsColumn((payment) => <Actions payment={payment} />),
];

const all = listOf(UnclearPaymentsListDocument, {
  sorts: ["RECEIVED", "CREATED"],
  sort: "RECEIVED_ASC",
  columns,
  facets: "payment",
  filters: {
    status: anyOf("Status", toOptions(unclearStatuses)),
    currency: anyOf(
      "Currency",
      currencies.map((value) => ({ value, label: value })),
    ),
    gateway: anyOf("Payment", gatewayOptions),
    regionId: anyId("Region", [{ value: words.myRegions, label: "My regions" }]),
  },
});

const everyStatus = unclearStatuses.map(toEnumName);

/** Payments of which it is not clear what they pay, the longest waiting first. */
export const unclearList: typeof all = {
  ...all,
  variables(asked) {
    const { filter, ...rest } = all.variables(asked);
    return { ...rest, filter: { ...filter, status: filter.status?.length ? filter.status : everyStatus } };
  },
};
