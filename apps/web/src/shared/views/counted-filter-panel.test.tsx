import { screen } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { CountedFilterPanel, countsOf } from "./counted-filter-panel.tsx";
import { CustomerFacetsDocument } from "./facets.generated.ts";

const facet = (name: string, counts: Record<string, number>) => ({
  __typename: "Facet" as const,
  name,
  counts: Object.entries(counts).map(([value, count]) => ({ __typename: "FacetCount" as const, value, count })),
});
const options = (...values: string[]) => values.map((value) => ({ value, label: value }));

it("matches the choices of an address with the servers' words, and a choice that nothing has with none", () => {
  const facets = [
    facet("status", { published: 3, "in-review": 2 }),
    facet("role", { "": 4 }),
    facet("regionId", { r1: 9 }),
  ];
  const counts = (name: string, ...values: string[]) => [
    ...(countsOf(facets, { name, options: options(...values) }) ?? []),
  ];
  expect(counts("status", "PUBLISHED", "IN_REVIEW", "DRAFT")).toEqual([
    ["PUBLISHED", 3],
    ["IN_REVIEW", 2],
    ["DRAFT", 0],
  ]);
  expect(counts("region", "r1")).toEqual([["r1", 9]]);
  const none = [{ value: "none", label: "No role", countedAs: "" }];
  expect(countsOf(facets, { name: "role", options: none })?.get("none")).toBe(4);
  expect(countsOf(facets, { name: "tag", options: [] })).toBeUndefined();
});

it("asks once for all of its filters when it is open, and shows the numbers, a choice without any too", async () => {
  const asked: unknown[] = [];
  const mock = {
    request: { query: CustomerFacetsDocument, variables: (given: unknown) => asked.push(given) > 0 },
    result: { data: { facets: [facet("status", { active: 1204 }), facet("ownerId", { me: 7 })] } },
    maxUsageCount: 5,
  };
  const filters = [
    { name: "status", label: "Status", options: options("active", "paused"), multiple: true },
    { name: "ownerId", label: "Owner", options: options("me"), multiple: true },
    { name: "created", label: "Created", options: options("today"), uncounted: true as const },
  ];
  const nothing = () => undefined;
  const state = { search: "", sort: "", page: 1, size: 25, filters: {}, hidden: [], density: "comfortable" as const };
  const panel = (open: boolean) => (
    <CountedFilterPanel
      anchor={document.body}
      open={open}
      filters={filters}
      state={state}
      facets={"customer" as const}
      filter={{ search: "obi" }}
      onClose={nothing}
      onSet={nothing}
      onClear={nothing}
    />
  );
  openAt(panel(false), { mocks: [mock as never] });
  expect(asked).toEqual([]);
  openAt(panel(true), { mocks: [mock as never] });
  expect(await screen.findByRole("checkbox", { name: "active 1,204" })).toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "paused 0" })).toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "me 7" })).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "today" })).toBeInTheDocument();
  expect(asked[0]).toEqual({ by: ["status", "ownerId"], filter: { search: "obi" } });
});
