import { currencies, toEnumName } from "@app/domain/enums.ts";
import { words } from "@app/domain/views/words.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, anyOf, yesOrNo } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { within } from "../../../shared/views/period-filter.ts";
import { gatewayOptions, gatewayWord, invoiceStatusOptions, typeOptions } from "../billing-labels.ts";
import { useInvoiceRowActions } from "../invoice-actions.ts";
import { InvoiceState } from "../invoice-state.tsx";
import { InvoicesListDocument, type InvoiceRowFragment } from "../invoice.generated.ts";

type Row = InvoiceRowFragment;

function RowActions({ invoice }: { invoice: Row }) {
  return <MoreMenu actions={useInvoiceRowActions(invoice)} label={`Actions for ${invoice.name}`} size="small" />;
}

const learnerOf = ({ dependent, pod, customer, firstName, lastName }: Row) =>
  dependent?.name ?? pod?.name ?? customer?.name ?? `${firstName} ${lastName}`;

/** "7 of 10": lessons of the credit that are left; none of them before it is paid. */
const lessonsOf = ({ lessonPrice, lessonsLeft, type }: Row) =>
  type === "FLEXIBLE" || !lessonPrice ? "–" : `${lessonsLeft ?? 0} of ${lessonPrice.lessonCount}`;

const columns: readonly ListColumn<Row>[] = [
  {
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
  {
    id: "customer",
    header: "Customer",
    minWidth: 128,
    card: "title",
    cell: ({ customer, firstName, lastName }) => customer?.name ?? `${firstName} ${lastName}`,
  },
  { id: "learner", header: "Learner", minWidth: 112, maxWidth: 180, whenNarrow: "hide", cell: learnerOf },
  {
    id: "lessons",
    header: "Lessons left",
    minWidth: 92,
    maxWidth: 110,
    align: "right",
    whenNarrow: "hide",
    cell: lessonsOf,
  },
  {
    id: "total",
    header: "Total",
    sort: "TOTAL",
    minWidth: 104,
    maxWidth: 130,
    align: "right",
    cell: ({ currency, total }) => <MoneyText currency={currency} amount={total} />,
  },
  {
    id: "paid",
    header: "Paid",
    minWidth: 104,
    maxWidth: 130,
    align: "right",
    whenNarrow: "hide",
    cell: ({ currency, received }) => <MoneyText currency={currency} amount={received} />,
  },
  {
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
  {
    id: "gateway",
    header: "Payment",
    minWidth: 104,
    maxWidth: 130,
    whenNarrow: "hide",
    cell: ({ paymentGateway }) => gatewayWord(paymentGateway),
  },
  {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 120,
    maxWidth: 140,
    cell: (invoice) => <InvoiceState invoice={invoice} />,
  },
  actionsColumn((invoice) => <RowActions invoice={invoice} />),
];

const list = listOf(InvoicesListDocument, {
  sorts: ["CREATED", "ISSUED", "DUE", "TOTAL", "NUMBER"],
  sort: "CREATED_DESC",
  columns,
  facets: "invoice",
  filters: {
    status: anyOf("Status", invoiceStatusOptions, toEnumName),
    overdue: yesOrNo("Due", "Overdue", "Not overdue"),
    type: anyOf("Type", typeOptions),
    currency: anyOf(
      "Currency",
      currencies.map((value) => ({ value, label: value })),
    ),
    gateway: anyOf("Payment", gatewayOptions),
    regionId: anyId("Region", [{ value: words.myRegions, label: "My regions" }]),
    tutorId: anyId("Tutor"),
    sent: within("sent", "Sent"),
  },
});

/** Ongoing invoices have a list of their own. */
export const invoicesList: typeof list = {
  ...list,
  variables(asked) {
    const { filter, ...rest } = list.variables(asked);
    return { ...rest, filter: { ...filter, kind: ["PRE_PAYMENT"] } };
  },
};
