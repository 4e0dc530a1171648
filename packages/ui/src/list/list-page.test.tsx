import { jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { show } from "../testing/render.tsx";
import type { ListColumn } from "./list-column.ts";
import { ListPage } from "./list-page.tsx";
import type { ListPageProps } from "./list-props.ts";
import type { ListState } from "./list-state.ts";

interface Place {
  id: string;
  name: string;
  people: number;
}

const columns: ListColumn<Place>[] = [
  { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name },
  { id: "people", header: "People", sort: "PEOPLE", firstSort: "DESC", align: "right", cell: ({ people }) => people },
];
const rows: Place[] = [
  { id: "uk", name: "United Kingdom", people: 214 },
  { id: "ng", name: "Nigeria", people: 98 },
];
const state: ListState = {
  search: "",
  sort: "NAME_ASC",
  page: 1,
  size: 25,
  filters: {},
  hidden: [],
  density: "comfortable",
};
const filters = [
  {
    name: "currency",
    label: "Currency",
    multiple: true,
    options: [
      { value: "GBP", label: "GBP" },
      { value: "NGN", label: "NGN" },
    ],
  },
];

function open(props: Partial<ListPageProps<Place>> = {}) {
  const onChange = jest.fn();
  const shown = show(
    <ListPage
      title="Places"
      columns={columns}
      rows={rows}
      total={118}
      empty={{ title: "No places yet." }}
      state={state}
      onChange={onChange}
      filters={filters}
      searchLabel="Name or code"
      rowHref={({ id }) => `#${id}`}
      {...props}
    />,
  );
  return { onChange, ...shown };
}

it("shows rows whose names are links, and which of how many they are", () => {
  open();
  expect(screen.getByRole("link", { name: "Nigeria" })).toHaveAttribute("href", "#ng");
  expect(screen.getByText("1–25 of 118")).toBeVisible();
});

it("says about where the count is an estimate", () => {
  open({ total: 12_000, totalIsEstimate: true });
  expect(screen.getByText("1–25 of about 12,000")).toBeVisible();
});

it("tells which column is sorted, and asks for the other direction when it is pressed again", async () => {
  const { user, onChange } = open();
  expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
  expect(screen.getByRole("columnheader", { name: "People" })).not.toHaveAttribute("aria-sort");
  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(onChange).toHaveBeenLastCalledWith({ sort: "NAME_DESC", page: 1 });
  await user.click(screen.getByRole("button", { name: "People" }));
  expect(onChange).toHaveBeenLastCalledWith({ sort: "PEOPLE_DESC", page: 1 });
});

it("opens a row by a press anywhere on it, and goes from row to row by arrow keys", async () => {
  const { user } = open();
  const pressed = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole("link", { name: "Nigeria" }).addEventListener("click", pressed);
  await user.click(screen.getByRole("cell", { name: "98" }));
  expect(pressed).toHaveBeenCalledTimes(1);

  screen.getByRole("link", { name: "United Kingdom" }).focus();
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("link", { name: "Nigeria" })).toHaveFocus();
});

it("shows the filters in force in plain words, to be removed one by one or all at once", async () => {
  const { user, onChange } = open({ state: { ...state, search: "king", filters: { currency: ["GBP", "NGN"] } } });
  await user.click(screen.getByRole("button", { name: "Remove filter Currency: GBP or NGN" }));
  expect(onChange).toHaveBeenLastCalledWith({ filters: { currency: [] }, page: 1 });
  await user.click(screen.getByRole("button", { name: "Clear all" }));
  expect(onChange).toHaveBeenLastCalledWith({ filters: {}, search: "", page: 1 });
});

it("takes chips away by keyboard, and goes on from the next, then from where filters are chosen", async () => {
  const both = [...filters, { name: "size", label: "Size", options: [{ value: "big", label: "Big" }] }];
  const { user, onChange } = open({
    filters: both,
    state: { ...state, filters: { currency: ["GBP"], size: ["big"] } },
  });
  screen.getByRole("button", { name: "Remove filter Currency: GBP" }).focus();
  await user.keyboard("{Enter}");
  expect(onChange).toHaveBeenLastCalledWith({ filters: { currency: [], size: ["big"] }, page: 1 });
  expect(screen.getByRole("button", { name: "Remove filter Size: Big" })).toHaveFocus();
});

it("goes to where filters are chosen once the last chip is taken away", async () => {
  const { user } = open({ state: { ...state, filters: { currency: ["GBP"] } } });
  screen.getByRole("button", { name: "Remove filter Currency: GBP" }).focus();
  await user.keyboard(" ");
  expect(screen.getByRole("button", { name: "Filter" })).toHaveFocus();
});

it("offers the filters in a panel, where each choice counts at once", async () => {
  const { user, onChange } = open();
  await user.click(screen.getByRole("button", { name: "Filter" }));
  await user.click(await screen.findByRole("checkbox", { name: "NGN" }));
  expect(onChange).toHaveBeenLastCalledWith({ filters: { currency: ["NGN"] }, page: 1 });
});

it("asks once after the last letter typed", async () => {
  const { user, onChange } = open();
  await user.type(screen.getByRole("searchbox", { name: "Name or code" }), "obi{Enter}");
  expect(onChange.mock.calls).toEqual([[{ search: "obi", page: 1 }]]);
});

it("hides a column, but never the first", async () => {
  const { user, onChange } = open();
  await user.click(screen.getByRole("button", { name: "Columns" }));
  expect(await screen.findByRole("checkbox", { name: "Name (always shown)" })).toBeDisabled();
  await user.click(screen.getByRole("checkbox", { name: "People" }));
  expect(onChange).toHaveBeenLastCalledWith({ hidden: ["people"] });
});

it("keeps the real columns while it loads", () => {
  open({ rows: undefined, loading: true });
  expect(screen.getByRole("table", { name: "Places" })).toHaveAttribute("aria-busy", "true");
  expect(screen.getByRole("columnheader", { name: "People" })).toBeVisible();
  expect(screen.getByText("Loading Places")).toBeInTheDocument();
});

it("says what to do when there is nothing, and which filters match nothing", async () => {
  const { rerender, user, onChange } = open({ rows: [], total: 0 });
  expect(await screen.findByRole("heading", { name: "No places yet." })).toBeVisible();
  const props = { title: "Places", columns, rows: [], total: 0, empty: { title: "No places yet." }, onChange, filters };
  rerender(<ListPage {...props} state={{ ...state, filters: { currency: ["NGN"] } }} />);
  expect(await screen.findByText("Currency: NGN")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(onChange).toHaveBeenLastCalledWith({ filters: {}, search: "", page: 1 });
});

it("says what failed and that nothing is lost, with Retry under the finger", async () => {
  const onRetry = jest.fn();
  const { user } = open({
    rows: undefined,
    error: { title: "The places could not be loaded", message: "Network error", onRetry, requestId: "7f3a" },
  });
  const alert = screen.getByRole("alert");
  expect(alert).toHaveTextContent("Network error. Your filters are kept, and nothing you saved is lost.");
  expect(alert).toHaveTextContent("request 7f3a");
  expect(screen.getByRole("button", { name: "Retry" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it("keeps the rows below the banner when one source is down", () => {
  open({ partial: { title: "Credits are unavailable right now.", text: "Lessons left is blank." } });
  expect(screen.getByRole("status")).toHaveTextContent("Credits are unavailable right now. Lessons left is blank.");
  expect(screen.getByRole("link", { name: "Nigeria" })).toBeVisible();
});

it("ticks rows, and all that match beyond this page", async () => {
  const chosen = jest.fn();
  const selection = { ids: new Set(["uk"]), onChange: chosen, actions: [{ label: "Archive" }] };
  const { user } = open({ selection });
  expect(await screen.findByText("1 selected")).toBeVisible();
  const row = screen.getByRole("row", { name: /Nigeria/ });
  await user.click(within(row).getByRole("checkbox", { name: "Select row" }));
  expect(chosen).toHaveBeenLastCalledWith(new Set(["uk", "ng"]), false);
  await user.click(screen.getByRole("button", { name: "Select all 118 matching" }));
  expect(chosen).toHaveBeenLastCalledWith(new Set(), true);
});

it("makes each row a card with the same facts on a phone", async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes("599.95") });
  open();
  const card = (await screen.findAllByRole("listitem"))[1]!;
  expect(within(card).getByRole("link", { name: "Nigeria" })).toBeVisible();
  expect(card).toHaveTextContent("People98");
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Order: Name" })).toBeVisible();
  window.matchMedia = wide;
});

it("draws no row anew for an answer that changes none, and opens it as is said last", async () => {
  const cell = jest.fn(({ name }: Place) => name);
  const own: ListColumn<Place>[] = [{ id: "name", header: "Name", cell }];
  const [first, last] = [jest.fn(), jest.fn()];
  const page = (onOpen: () => void, shown: Place[], facts: string) => (
    <ListPage
      title="Places"
      columns={own}
      rows={shown}
      facts={facts}
      empty={{ title: "No places yet." }}
      state={{ ...state, hidden: [] }}
      onChange={() => undefined}
      searchLabel="Name or code"
      onOpen={() => onOpen()}
    />
  );
  const { rerender, user } = show(page(first, rows, "2 places"));
  cell.mockClear();
  rerender(page(last, [...rows], "2 places, again"));
  expect(screen.getByText("2 places, again")).toBeVisible();
  expect(cell).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Nigeria" }));
  expect(first).not.toHaveBeenCalled();
  expect(last).toHaveBeenCalledTimes(1);
  rerender(page(last, [{ id: "uk", name: "Great Britain", people: 214 }, ...rows.slice(1)], "2 places"));
  expect(cell).toHaveBeenCalledTimes(1);
});

it("is one stop for Tab in its bar and one in its head, besides the search, with arrows from one to the next", async () => {
  const { user } = open({ selection: undefined });
  screen.getByRole("button", { name: "Filter" }).focus();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("button", { name: "Columns" })).toHaveFocus();
  screen.getByRole("searchbox", { name: "Name or code" }).focus();
  await user.tab();
  await user.tab();
  const head = within(screen.getByRole("table"))
    .getAllByRole("columnheader")
    .flatMap((cell) => [...cell.querySelectorAll("button")]);
  expect(head[0]).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("table").querySelector("tbody")).toContainElement(document.activeElement as HTMLElement);
});
