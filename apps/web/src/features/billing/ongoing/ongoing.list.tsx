import { periodWords } from "@app/domain/dates/month.ts";
import { currencies, toEnumName } from "@app/domain/enums.ts";
import { words } from "@app/domain/views/words.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { anyId, anyOf, yesOrNo } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { within } from "../../../shared/views/period-filter.ts";
import { gatewayOptions, invoiceStatusOptions } from "../billing-labels.ts";
import { InvoicesListDocument, type InvoiceRowFragment } from "../invoice.generated.ts";
import { invoiceColumns } from "../list/invoice-columns.tsx";

type Row = InvoiceRowFragment;

const { number, customer, total, paid, due, status, actions } = invoiceColumns;

const columns: readonly ListColumn<Row>[] = [
  number,
  customer,
  {
    id: "period",
    header: "Period",
    sort: "PERIOD",
    minWidth: 128,
    maxWidth: 190,
    cell: ({ periodFrom: from, periodTo: to }) => (from && to ? periodWords({ from, to }) : "–"),
  },
  {
    id: "lessons",
    header: "Lessons",
    minWidth: 72,
    maxWidth: 90,
    align: "right",
    whenNarrow: "hide",
    cell: ({ billedLessons }) => billedLessons,
  },
  total,
  paid,
  due,
  status,
  actions,
];

const list = listOf(InvoicesListDocument, {
  sorts: ["CREATED", "PERIOD", "ISSUED", "DUE", "TOTAL", "NUMBER"],
  sort: "CREATED_DESC",
  columns,
  facets: "invoice",
  filters: {
    status: anyOf("Status", invoiceStatusOptions, toEnumName),
    month: { ...anyId("Month"), uncounted: true },
    overdue: yesOrNo("Due", "Overdue", "Not overdue"),
    currency: anyOf(
      "Currency",
      currencies.map((value) => ({ value, label: value })),
    ),
    gateway: anyOf("Payment", gatewayOptions),
    regionId: anyId("Region", [{ value: words.myRegions, label: "My regions" }]),
    sent: within("sent", "Sent"),
  },
});

/** Prepayments have a list of their own. */
export const ongoingList: typeof list = {
  ...list,
  variables(asked) {
    const { filter, ...rest } = list.variables(asked);
    return { ...rest, filter: { ...filter, kind: ["ONGOING"] } };
  },
};
