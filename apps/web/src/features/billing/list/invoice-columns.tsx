import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { gatewayWord } from "../billing-labels.ts";
import { useInvoiceRowActions } from "../invoice-actions.ts";
import { InvoiceState } from "../invoice-state.tsx";
import type { InvoiceRowFragment } from "../invoice.generated.ts";

type Row = InvoiceRowFragment;

function RowActions({ invoice }: { invoice: Row }) {
  return <MoreMenu actions={useInvoiceRowActions(invoice)} label={`Actions for ${invoice.name}`} size="small" />;
}

/** The columns of the lists of both kinds. */
export const invoiceColumns = {
  number: {
    id: "number",
    header: "Number",
    sort: "NUMBER",
    minWidth: 150,
    maxWidth: 170,
    card: "foot",
    cell: ({ name, status, issuedOn, createdAt }) => (
      <Lines first={status === "DRAFT" ? "Draft" : name} second={<Day value={issuedOn ?? createdAt} />} />
    ),
  },
  customer: {
    id: "customer",
    header: "Customer",
    minWidth: 128,
    card: "title",
    cell: ({ customer, firstName, lastName }) => customer?.name ?? `${firstName} ${lastName}`,
  },
  total: {
    id: "total",
    header: "Total",
    sort: "TOTAL",
    minWidth: 104,
    maxWidth: 130,
    align: "right",
    cell: ({ currency, total }) => <MoneyText currency={currency} amount={total} />,
  },
  paid: {
    id: "paid",
    header: "Paid",
    minWidth: 104,
    maxWidth: 130,
    align: "right",
    whenNarrow: "hide",
    cell: ({ currency, received }) => <MoneyText currency={currency} amount={received} />,
  },
  due: {
    id: "due",
    header: "Due",
    sort: "DUE",
    minWidth: 112,
    maxWidth: 140,
    align: "right",
    cell: ({ currency, due, dueOn, status }) =>
      due > 0 && status !== "DRAFT" ? (
        <Lines first={<MoneyText currency={currency} amount={due} />} second={dueOn ? <Day value={dueOn} /> : null} />
      ) : (
        "–"
      ),
  },
  gateway: {
    id: "gateway",
    header: "Payment",
    minWidth: 104,
    maxWidth: 130,
    whenNarrow: "hide",
    cell: ({ paymentGateway }) => gatewayWord(paymentGateway),
  },
  status: {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 120,
    maxWidth: 140,
    cell: (invoice) => <InvoiceState invoice={invoice} />,
  },
  actions: actionsColumn((invoice: Row) => <RowActions invoice={invoice} />),
} as const satisfies Record<string, ListColumn<Row>>;
