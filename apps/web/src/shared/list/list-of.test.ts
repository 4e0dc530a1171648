import type { TypedDocumentNode } from "@apollo/client";
import { gql } from "@apollo/client";
import { anyId, anyOf, yesOrNo } from "./list-filters.ts";
import { listOf, type ListAsked, type ListData } from "./list-of.ts";
import { listVariablesAt } from "./use-list-state.ts";

interface Club {
  id: string;
  name: string;
}
interface Filter {
  search?: string | null;
  open?: boolean | null;
  days?: ("MON" | "SAT_SUN")[] | null;
  free?: boolean | null;
  feeUpTo?: number | null;
  placeId?: string[] | null;
}
type Sort = "NAME_ASC" | "NAME_DESC" | "SIZE_ASC" | "SIZE_DESC";

const query: TypedDocumentNode<ListData<Club>, ListAsked<Sort, Filter>> = gql`
  query Clubs {
    page: clubs {
      items {
        id
      }
    }
  }
`;
const days = [
  { value: "mon", label: "Mondays" },
  { value: "sat-sun", label: "Weekends" },
] as const;
const clubs = listOf(query, {
  sorts: ["NAME", "SIZE"],
  sort: "NAME_ASC",
  columns: [
    { id: "name", header: "Name", cell: ({ name }) => name },
    { id: "actions", header: "Actions", fixed: true, cell: () => null },
  ],
  filters: {
    open: yesOrNo("Status", "Open", "Closed"),
    days: anyOf("Days", days, (day) => (day === "mon" ? "MON" : "SAT_SUN")),
    placeId: anyId("Place"),
    free: {
      label: "Fee",
      options: [
        { value: "free", label: "Free" },
        { value: "cheap", label: "Up to 5" },
      ],
      asks: ([fee]) => (fee === "free" ? { free: true } : { feeUpTo: 5 }),
    },
  },
});
const askedAt = (search: string) => clubs.variables(listVariablesAt(new URLSearchParams(search), clubs.rules));

it("knows each order both ways, the columns that can be hidden and the filters in their order", () => {
  expect(clubs.rules.sorts).toEqual(["NAME_ASC", "NAME_DESC", "SIZE_ASC", "SIZE_DESC"]);
  expect(clubs.rules.columns?.map(({ id }) => id)).toEqual(["name"]);
  expect(clubs.rules.filters?.map(({ name, label, multiple = false }) => [name, label, multiple])).toEqual([
    ["open", "Status", false],
    ["days", "Days", true],
    ["placeId", "Place", true],
    ["free", "Fee", false],
  ]);
});

it.each([
  ["", {}],
  ["q=go", { search: "go" }],
  ["open=true", { open: true }],
  ["open=false", { open: false }],
  ["days=sat-sun,mon", { days: ["MON", "SAT_SUN"] }],
  ["free=free", { free: true }],
  ["free=cheap", { feeUpTo: 5 }],
  [`placeId=${"a1".repeat(12)},nowhere`, { placeId: ["a1".repeat(12)] }],
  ["open=perhaps&days=never", {}],
])("asks at ?%s for %j", (search, filter) => {
  expect(askedAt(search)).toEqual({ page: { number: 1, size: 25 }, sort: "NAME_ASC", filter });
});

it("takes no filter that the server does not know, and none of another type", () => {
  const columns = clubs.columns;
  const wrong = [
    // @ts-expect-error -- Nothing is sorted by fee.
    () => listOf(query, { sorts: ["FEE"], sort: "NAME_ASC", columns }),
    // @ts-expect-error -- The server knows no "closed".
    () => listOf(query, { sorts: [], sort: "NAME_ASC", columns, filters: { closed: yesOrNo("Status", "Yes", "No") } }),
    // @ts-expect-error -- "days" are several.
    () => listOf(query, { sorts: [], sort: "NAME_ASC", columns, filters: { days: yesOrNo("Days", "Yes", "No") } }),
  ];
  expect(wrong).toHaveLength(3);
});
