import { balanceKindLabels, balanceKinds, balanceWords } from "@app/domain/billing/customer-balance.ts";
import { currencies } from "@app/domain/enums.ts";
import { customerStatuses } from "@app/domain/people/people-enums.ts";
import { words } from "@app/domain/views/words.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, anyOf, anyWord, oneOf, yesOrNo } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { within } from "../../../shared/views/period-filter.ts";
import { useCustomerRowActions } from "../customer-actions.ts";
import { shownStatus } from "../customer-archiving.ts";
import { sourceOptions } from "../customer-labels.ts";
import { labelOf, toOptions } from "../../../shared/text/option-labels.ts";
import { LessonLink } from "../../../shared/links/lesson-link.tsx";
import { CustomersListDocument, type CustomerRowFragment } from "../customer.generated.ts";

function CustomerRowActions({ customer }: { customer: CustomerRowFragment }) {
  return <MoreMenu actions={useCustomerRowActions(customer)} label={`Actions for ${customer.name}`} size="small" />;
}

/** The first two of what is owed and left; the rest is on the customer's page. */
const Balance = ({ words: [first = "–", second] }: { words: readonly string[] }) => (
  <Lines first={first.endsWith("owed") ? <strong>{first}</strong> : first} second={second} />
);

const sourceWords = labelOf(sourceOptions);

/** "Ada and Tòní"; of more "Ada, Tòní and 2 more". */
export function namesInWords(names: readonly string[]): string {
  const [first = "–", second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? `${first} and ${second}` : `${first}, ${second} and ${names.length - 2} more`;
}

const columns: readonly ListColumn<CustomerRowFragment>[] = [
  { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name, card: "title", minWidth: 168 },
  {
    id: "number",
    header: "Number",
    sort: "NUMBER",
    minWidth: 96,
    maxWidth: 110,
    cell: ({ customerNumber }) => customerNumber,
  },
  {
    id: "region",
    header: "Region",
    minWidth: 72,
    maxWidth: 90,
    whenNarrow: "hide",
    cell: ({ region }) => region?.code ?? "–",
  },
  {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 112,
    maxWidth: 130,
    cell: (customer) => <StatusChip status={shownStatus(customer)} />,
  },
  {
    id: "learners",
    header: "Learners",
    minWidth: 140,
    maxWidth: 240,
    cell: ({ learnerNames }) => namesInWords(learnerNames),
  },
  {
    id: "owner",
    header: "Owner",
    minWidth: 120,
    maxWidth: 180,
    cell: ({ owner }) => (owner ? <StaffLink {...owner} /> : "–"),
  },
  {
    id: "balance",
    header: "Balance",
    minWidth: 134,
    maxWidth: 170,
    card: "line",
    cell: ({ balances }) => <Balance words={balanceWords(balances ?? [])} />,
  },
  {
    id: "nextLesson",
    header: "Next lesson",
    minWidth: 132,
    maxWidth: 170,
    whenNarrow: "hide",
    cell: ({ nextLesson }) => <LessonLink lesson={nextLesson} />,
  },
  {
    id: "lastLesson",
    header: "Last lesson",
    minWidth: 132,
    maxWidth: 170,
    whenNarrow: "hide",
    cell: ({ lastLesson }) => <LessonLink lesson={lastLesson} />,
  },
  {
    id: "source",
    header: "Source",
    minWidth: 112,
    maxWidth: 140,
    whenNarrow: "hide",
    cell: ({ source }) => (source ? sourceWords(source) : "–"),
  },
  {
    id: "tags",
    header: "Tags",
    minWidth: 112,
    maxWidth: 200,
    whenNarrow: "hide",
    cell: ({ tags }) => tags.join(", ") || "–",
  },
  {
    id: "created",
    header: "Created",
    sort: "CREATED",
    minWidth: 104,
    maxWidth: 120,
    whenNarrow: "hide",
    cell: ({ createdAt }) => <Day value={createdAt} />,
  },
  actionsColumn((customer) => <CustomerRowActions customer={customer} />),
];

export const customersList = listOf(CustomersListDocument, {
  sorts: ["NAME", "NUMBER", "CREATED", "CHANGED"],
  sort: "CREATED_DESC",
  columns,
  facets: "customer",
  filters: {
    status: oneOf("Status", customerStatuses),
    regionId: anyId("Region", [{ value: words.myRegions, label: "My regions" }]),
    ownerId: anyId("Owner", [
      { value: words.me, label: "Me" },
      { value: words.none, label: "Nobody" },
    ]),
    source: oneOf("Source", sourceOptions),
    currency: anyOf(
      "Currency",
      currencies.map((value) => ({ value, label: value })),
    ),
    tag: anyWord("Tag"),
    balance: { ...oneOf("Balance", toOptions(balanceKinds, balanceKindLabels)), uncounted: true },
    upcoming: yesOrNo("Upcoming lesson", "Has one", "Has none"),
    created: within("created", "Created"),
    archived: { ...yesOrNo("Show", "Archived", "In use"), unset: "In use", uncounted: true },
  },
});
