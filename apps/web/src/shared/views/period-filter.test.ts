import { chosenOf, filtersOf } from "../list/list-filters.ts";
import { readList, writeList } from "../list/list-address.ts";
import { within } from "./period-filter.ts";

const table = { created: within("created", "Created") };
const rules = { sort: "NAME_ASC", sorts: ["NAME_ASC"], filters: filtersOf(table) };
const read = (created: string) => readList(new URLSearchParams({ created }), rules);
const asked = (created: string) => chosenOf(table, (name) => read(created).state.filters[name]);

it("asks for a period by its name and for days by the first and the last of them", () => {
  expect(asked("last-7-days")).toEqual({ created: "LAST_7_DAYS" });
  expect(asked("2026-11-01/2026-11-27")).toEqual({ createdBetween: { from: "2026-11-01", until: "2026-11-27" } });
});

it("keeps days in the address, as a saved view does", () => {
  const { state, dropped } = read("2026-11-01/2026-11-27");
  expect(dropped).toEqual([]);
  expect(writeList(new URLSearchParams(), state, rules).get("created")).toBe("2026-11-01/2026-11-27");
});

it("drops days that are none from the address, and says so", () => {
  expect(read("2026-11-27/2026-11-01")).toMatchObject({
    state: { filters: {} },
    dropped: [{ name: "created", value: "2026-11-27/2026-11-01" }],
  });
});
