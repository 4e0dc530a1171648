import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { Toasts } from "@app/ui/feedback/toasts.tsx";
import { memoryRouter } from "../../testing/memory-router.tsx";
import type { ListRules } from "./list-address.ts";
import { useListState } from "./use-list-state.ts";

const rules: ListRules<"NAME_ASC" | "NAME_DESC"> = {
  sort: "NAME_ASC",
  sorts: ["NAME_ASC", "NAME_DESC"],
  columns: [{ id: "name" }, { id: "status" }],
  filters: [
    {
      name: "status",
      label: "Status",
      multiple: true,
      options: [
        { value: "DRAFT", label: "Draft" },
        { value: "ACTIVE", label: "Active" },
      ],
    },
  ],
};

function Probe() {
  const { state, onChange, variables } = useListState(rules);
  return (
    <>
      <p>address {useLocation().search}</p>
      <p>
        {JSON.stringify({ ...variables, status: variables.chosen("status"), hidden: state.hidden, as: state.density })}
      </p>
      <button onClick={() => onChange({ filters: { status: ["DRAFT", "ACTIVE"] }, page: 1 })}>filter</button>
      <button onClick={() => onChange({ page: 3 })}>page</button>
      <button onClick={() => onChange({ search: "ọkà", page: 1 })}>search</button>
      <button onClick={() => onChange({ density: "compact", hidden: ["status"] })}>look</button>
      <Toasts />
    </>
  );
}

function open(search: string) {
  const { router, within } = memoryRouter(`/list${search}`);
  render(within(<Probe />));
  return { router, user: userEvent.setup() };
}

it("reads page, order, search and filters from the address", () => {
  open("?q=igbo&sort=NAME_DESC&page=2&size=50&status=ACTIVE,DRAFT&hide=status&density=compact");
  const shown = {
    page: { number: 2, size: 50 },
    sort: "NAME_DESC",
    search: "igbo",
    status: ["ACTIVE", "DRAFT"],
    hidden: ["status"],
    as: "compact",
  };
  expect(screen.getByText(JSON.stringify(shown))).toBeVisible();
});

it("writes changes to the address, leaves out what is as usual, and keeps what belongs to others", async () => {
  const { user } = open("?panel=r1&page=4");
  await user.click(screen.getByRole("button", { name: "filter" }));
  expect(screen.getByText("address ?panel=r1&status=DRAFT%2CACTIVE")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "look" }));
  expect(screen.getByText("address ?panel=r1&status=DRAFT%2CACTIVE&hide=status&density=compact")).toBeVisible();
});

it("lets back undo a page, not each letter of a search", async () => {
  const { user, router } = open("");
  await user.click(screen.getByRole("button", { name: "page" }));
  await user.click(screen.getByRole("button", { name: "search" }));
  expect(screen.getByText(/^address \?q=/)).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByText("address")).toBeVisible();
});

it("drops what it does not know and says so", async () => {
  open("?sort=AGE_ASC&page=0&size=7&status=GONE,DRAFT&hide=age&q=a");
  expect(await screen.findByText("address ?status=DRAFT&q=a")).toBeVisible();
  expect(
    await screen.findByText(/does not recognise: .*status “GONE”.*sort “AGE_ASC”.*page “0”.*size “7”.*hide “age”/),
  ).toBeVisible();
});
