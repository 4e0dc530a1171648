import { currencies, toEnumName } from "@app/domain/enums.ts";
import { words } from "@app/domain/views/words.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { anyId, anyOf, yesOrNo } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { within } from "../../../shared/views/period-filter.ts";
import { gatewayOptions, invoiceStatusOptions, typeOptions } from "../billing-labels.ts";
import { InvoicesListDocument, type InvoiceRowFragment } from "../invoice.generated.ts";
import { invoiceColumns } from "./invoice-columns.tsx";

type Row = InvoiceRowFragment;

const learnerOf = ({ dependent, pod, customer, firstName, lastName }: Row) =>
  dependent?.name ?? pod?.name ?? customer?.name ?? `${firstName} ${lastName}`;

/** "7 of 10": lessons of the credit that are left; none of them before it is paid. */
const lessonsOf = ({ lessonPrice, lessonsLeft, type }: Row) =>
  type === "FLEXIBLE" || !lessonPrice ? "–" : `${lessonsLeft ?? 0} of ${lessonPrice.lessonCount}`;

const { number, customer, total, paid, due, gateway, status, actions } = invoiceColumns;

const columns: readonly ListColumn<Row>[] = [
  number,
  customer,
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
  total,
  paid,
  due,
  gateway,
  status,
  actions,
];

const list = listOf(InvoicesListDocument, {
  sorts: ["CREATED", "ISSUED", "DUE", "TOTAL", "NUMBER"],
  sort: "CREATED_DESC",
  columns,
  facets: "invoice",
  filters: {
    status: anyOf("Status", invoiceStatusOptions, toEnumName),
    overdue: yesOrNo("Due", "Overdue", "Not overdue"),
    disputed: yesOrNo("Bank dispute", "Disputed", "Not disputed"),
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
