import { useState } from "react";
import { Plus } from "@app/ui/icons.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { CardGrid, GridCard } from "@app/ui/list/card-grid.tsx";
import { PictureCard, PictureGrid } from "@app/ui/list/picture-card.tsx";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { ListPage } from "@app/ui/list/list-page.tsx";
import type { ListPageProps } from "@app/ui/list/list-props.ts";
import type { ListFilter, ListState } from "@app/ui/list/list-state.ts";
import { OrderedList } from "@app/ui/list/ordered-list.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { PageTabs } from "@app/ui/page/page-tabs.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { ZoneNow } from "@app/ui/value/zone-now.tsx";
import { recordActions } from "./actions.tsx";
import { PageSample, Samples } from "./sample.tsx";

interface Row {
  id: string;
  name: string;
  status: string;
  timeZone: string;
  customers: number;
  owed: number;
  policy: string | null;
}

const row = (id: string, name: string, status: string, customers: number, policy: string | null = "Standard"): Row => ({
  id,
  name,
  status,
  customers,
  policy,
  timeZone: id === "NG" ? "Africa/Lagos" : "Europe/London",
  owed: customers * 2250,
});

const rows: readonly Row[] = [
  row("GB", "United Kingdom", "active", 128),
  row("NG", "Nigeria", "overdue", 12),
  row("IE", "Ireland, the islands and others who learn by the rules that were made for them", "draft", 0, null),
  row("FR", "France", "archived", 3, "Lenient, for families with more than two children"),
];

const columns: readonly ListColumn<Row>[] = [
  { id: "code", header: "Code", sort: "CODE", cell: ({ id }) => id, minWidth: 64, maxWidth: 90, card: "lead" },
  { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name, card: "title", minWidth: 160 },
  { id: "zone", header: "Local time", cell: ({ timeZone }) => <ZoneNow timeZone={timeZone} />, minWidth: 132 },
  { id: "policy", header: "Policy", cell: ({ policy }) => policy, minWidth: 150, whenNarrow: "hide" },
  {
    id: "customers",
    header: "Customers",
    sort: "CUSTOMERS",
    firstSort: "DESC",
    align: "right",
    cell: ({ customers }) => customers,
  },
  {
    id: "owed",
    header: "Owed",
    align: "right",
    cell: ({ owed }) => <MoneyText currency="GBP" amount={owed} />,
    card: "foot",
  },
  {
    id: "status",
    header: "Status",
    cell: ({ status }) => <StatusChip status={status} />,
    card: "status",
    minWidth: 110,
  },
  {
    id: "actions",
    header: "Actions",
    quietHeader: true,
    fixed: true,
    minWidth: 52,
    card: "corner",
    cell: ({ id }) => <MoreMenu actions={recordActions} label={`Actions for ${id}`} size="small" />,
  },
];

const filters: readonly ListFilter[] = [
  {
    name: "status",
    label: "Status",
    multiple: true,
    options: [
      { value: "DRAFT", label: "Draft" },
      { value: "ACTIVE", label: "Active" },
    ],
  },
  { name: "open", label: "Open", options: [{ value: "yes", label: "Yes" }] },
];

const start: ListState = {
  search: "",
  sort: "NAME_ASC",
  page: 1,
  size: 25,
  filters: {},
  hidden: [],
  density: "comfortable",
};
const filtered = { search: "obi", filters: { status: ["DRAFT", "ACTIVE"] } };

type Given = Partial<Omit<ListPageProps<Row>, "state">> & { state?: Partial<ListState>; ticked?: readonly string[] };

function List({ state: from, ticked, ...props }: Given) {
  const [state, setState] = useState<ListState>({ ...start, ...from });
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(ticked));
  return (
    <ListPage<Row>
      title="Regions"
      facts={
        <>
          4 regions, <strong>1 overdue</strong>
        </>
      }
      actions={[{ label: "Add region", icon: Plus, main: true, onSelect: () => undefined }, ...recordActions]}
      columns={columns}
      rows={rows}
      empty={{
        title: "No regions yet",
        text: "A region is where customers are billed.",
        action: { label: "Add region", icon: Plus, onSelect: () => undefined },
      }}
      state={state}
      onChange={(change) => setState({ ...state, ...change })}
      filters={filters}
      searchLabel="Name or code"
      rowHref={({ id }) => `#${id}`}
      selection={
        ticked && {
          ids,
          onChange: (next) => setIds(next),
          actions: [
            { label: "Archive", danger: true, onSelect: () => undefined },
            { label: "Publish", onSelect: () => undefined, disabledReason: "One of them is published already." },
          ],
        }
      }
      {...props}
    />
  );
}

const error = {
  title: "The regions could not be loaded",
  message: "The server did not answer in time",
  onRetry: () => undefined,
  requestId: "7f2c1a90",
  focusRetry: false,
};
const partial = {
  title: "Customers are unavailable right now.",
  text: "The rest is up to date.",
  onRetry: () => undefined,
};
const views = [
  { value: "all", label: "All", href: "#all", count: 4 },
  { value: "mine", label: "Mine", href: "#mine" },
];

const samples: readonly [title: string, given: Given][] = [
  [
    "Filled, with views and notes",
    {
      tabs: <PageTabs label="Views of regions" tabs={views} value="all" />,
      note: "Times: yours (Lagos)",
      footNote: "£3,217.50 owed",
      total: 118,
    },
  ],
  ["Loading", { rows: undefined, loading: true }],
  [
    "Loading others, compact",
    { loading: true, total: 12000, totalIsEstimate: true, state: { page: 2, density: "compact" } },
  ],
  ["Empty", { rows: [] }],
  ["No match", { rows: [], state: filtered }],
  ["With filters in force", { state: filtered, total: 4 }],
  ["Failed", { rows: undefined, error }],
  ["Partial", { rows: rows.slice(0, 2), partial }],
  ["With selected rows", { ticked: ["GB", "FR"], total: 118 }],
];

const parts = ["Ìkíni", "Ẹbí", "A topic whose name is so long that it takes a second line on a phone"];

function Ordered() {
  const [items, setItems] = useState(parts.map((name) => ({ id: name, name })));
  const move = (id: string, order: number) =>
    setItems(items.filter((item) => item.id !== id).toSpliced(order, 0, { id, name: id }));
  return (
    <OrderedList label="Topics" items={items} onMove={move} current="Ẹbí" wide>
      {({ name }, position, moves) => (
        <>
          {position} <TextLink href={`#${name}`}>{name}</TextLink>
          <MoreMenu actions={moves} label={`Actions for ${name}`} size="small" />
        </>
      )}
    </OrderedList>
  );
}

export function Lists() {
  return (
    <Samples>
      {samples.map(([title, given]) => (
        <PageSample key={title} title={title} height={520}>
          <List {...given} />
        </PageSample>
      ))}
      <PageSample title="Rows in an order that people give them" height={260}>
        <Ordered />
      </PageSample>
      <PageSample title="Records as cards" height={240}>
        <CardGrid aria-label="Exams">
          <GridCard title="Yorùbá, level 1" href="#yoruba" line="All regions · 3 subjects">
            <StatusChip status="published" word="18 published" />
          </GridCard>
          <GridCard
            title="WASSCE"
            href="#wassce"
            menu={<MoreMenu actions={recordActions} label="Actions for WASSCE" size="small" />}
            status={<StatusChip status="inactive" />}
          />
        </CardGrid>
      </PageSample>
      <PageSample title="Records as pictures" height={320}>
        <PictureGrid label="Backgrounds" shape="wide">
          {[
            <PictureCard key="market" title="Market" href="#market" picture={null} line="Town" />,
            <PictureCard
              key="river"
              title="River bank"
              href="#river"
              picture={null}
              menu={<MoreMenu actions={recordActions} label="Actions for River bank" size="small" plain />}
              line="Countryside"
              status={<StatusChip status="archived" />}
            />,
          ]}
        </PictureGrid>
      </PageSample>
      <PageSample title="Pictures that load" height={1800}>
        <PictureGrid label="Characters" shape="tall">
          {undefined}
        </PictureGrid>
      </PageSample>
    </Samples>
  );
}
