import type { Role } from "@app/domain/enums.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { useSearchParams } from "react-router-dom";
import type { MockLink } from "@apollo/client/testing";
import { openAt, aSession } from "../../testing/open-at.tsx";
import { aViewer } from "../../testing/viewer.ts";
import type { ListRules } from "../list/list-address.ts";
import { ViewsSlot } from "./views-slot.tsx";
import {
  CreateListViewDocument,
  DeleteListViewDocument,
  ListViewsDocument,
  UpdateListViewDocument,
  type SavedViewFragment,
} from "./views.generated.ts";

const list = "/app/tutoring/customers";
const rules: ListRules = {
  sort: "NAME_ASC",
  sorts: ["NAME_ASC", "NAME_DESC"],
  filters: [
    {
      name: "status",
      label: "Status",
      multiple: true,
      options: ["active", "paused"].map((value) => ({ value, label: value })),
    },
  ],
};

const aView = (over: Partial<SavedViewFragment> = {}): SavedViewFragment => ({
  __typename: "ListView",
  id: "v1",
  list,
  name: "Paused",
  query: "sort=NAME_ASC&status=paused",
  audience: "EVERYONE",
  role: null,
  isOwn: false,
  mayChange: false,
  isDefault: false,
  defaultFor: [],
  version: 1,
  ...over,
});

function Address() {
  return <code>{useSearchParams()[0].toString()}</code>;
}

function open(views: SavedViewFragment[], query = "", more: MockLink.MockedResponse[] = [], role: Role = "admin") {
  const listed = {
    request: { query: ListViewsDocument, variables: { list } },
    result: { data: { listViews: views } },
    maxUsageCount: 9,
  };
  return openAt(
    <>
      <ViewsSlot rules={rules} isShown />
      <Address />
    </>,
    {
      at: `${list}${query}`,
      mocks: [listed as MockLink.MockedResponse, ...more],
      session: aSession({ viewer: aViewer(role) }),
    },
  );
}
const shown = async (address: string) =>
  waitFor(() => expect(screen.getByText(address, { selector: "code" })).toBeInTheDocument());

it("opens a link that names a view by what the view says", async () => {
  open([aView()], "?view_id=v1");
  await shown("view_id=v1&sort=NAME_ASC&status=paused");
  expect(screen.getByRole("status")).toHaveTextContent(/^Paused$/);
});

it("opens a view from the menu by keyboard", async () => {
  const { user } = open([aView()], "?q=obi");
  await user.tab();
  await user.keyboard("{Enter}");
  const menu = await screen.findByRole("menu", { name: "Views" });
  await waitFor(() => expect(within(menu).getByRole("menuitem", { name: "Paused" })).toBeVisible());
  await user.keyboard("{ArrowDown}{Enter}");
  await shown("view_id=v1&sort=NAME_ASC&status=paused");
});

it("says that a view is changed, offers what may be done, and takes the changes back", async () => {
  const { user } = open([aView()], "?view_id=v1&sort=NAME_ASC&status=active");
  await user.click(screen.getByRole("button", { name: "Views" }));
  await waitFor(() => expect(screen.getByRole("status", { hidden: true })).toHaveTextContent("Pausedchanged"));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("button", { name: "Update for all" })).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Undo changes" }));
  await shown("view_id=v1&sort=NAME_ASC&status=paused");
});

it("keeps a change over a shared view to oneself until it is saved for all", async () => {
  const saved = aView({ mayChange: true, query: "sort=NAME_ASC&status=active", version: 2 });
  const sent: unknown[] = [];
  const update = {
    request: { query: UpdateListViewDocument, variables: (given: unknown) => sent.push(given) > 0 },
    result: { data: { saved: { __typename: "ListViewPayload", record: saved, userErrors: [] } } },
  };
  const changed = "?view_id=v1&sort=NAME_ASC&status=active";
  const { user } = open([aView({ mayChange: true })], changed, [update as never], "super-admin");
  await user.click(screen.getByRole("button", { name: "Views" }));
  await screen.findByRole("menu", { name: "Views" });
  await user.keyboard("{Escape}");
  expect(sent).toEqual([]);
  await user.click(await screen.findByRole("button", { name: "Update for all" }));
  expect(await screen.findByText("Paused saved.")).toBeVisible();
  expect(sent).toMatchObject([{ id: "v1", version: 1, input: { query: "sort=NAME_ASC&status=active" } }]);
  await waitFor(() => expect(screen.queryByText("changed")).toBeNull());
});

it("opens with the default where the address says nothing", async () => {
  const { user } = open([aView({ isDefault: true })], "");
  await user.click(screen.getByRole("button", { name: "Views" }));
  await shown("view_id=v1&sort=NAME_ASC&status=paused");
});

it("leaves an address as it is that says something, whatever the default", async () => {
  const { user } = open([aView({ isDefault: true })], "?q=obi");
  await user.click(screen.getByRole("button", { name: "Views" }));
  await screen.findByRole("menuitem", { name: "Paused (opens first)" });
  expect(screen.getByText("q=obi")).toBeInTheDocument();
});

it("says so where a view is gone or has something that the list no longer has, and shows the rest", async () => {
  const one = open([], "?view_id=gone");
  expect(await screen.findByText("This view does not exist, or it is not shared with you.")).toBeVisible();
  await shown("");
  one.unmount();
  open([aView({ query: "rating=5&status=paused" })], "?view_id=v1");
  expect(await screen.findByText(/“Paused” has something that this list no longer has: rating/)).toBeVisible();
  await shown("view_id=v1&sort=NAME_ASC&status=paused");
});

it("saves what is shown as a view of one's own, and shows by it; whom it is for is asked of those who share", async () => {
  const mine = aView({
    id: "v2",
    name: "Mine",
    audience: "PRIVATE",
    isOwn: true,
    mayChange: true,
    query: "q=obi&sort=NAME_ASC",
  });
  const sent: unknown[] = [];
  const create = {
    request: { query: CreateListViewDocument, variables: (given: unknown) => sent.push(given) > 0 },
    result: { data: { saved: { __typename: "ListViewPayload", record: mine, userErrors: [] } } },
  };
  const { user } = open([], "?q=obi", [create as never]);
  await user.click(screen.getByRole("button", { name: "Views" }));
  await user.click(await screen.findByRole("menuitem", { name: "Save as a view…" }));
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Mine");
  expect(screen.queryByText("Who sees it")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save view" }));
  expect(await screen.findByText("Mine", { selector: "strong" })).toBeVisible();
  await shown("q=obi&view_id=v2&sort=NAME_ASC");
  expect(sent).toMatchObject([
    { input: { list, name: "Mine", query: "q=obi&sort=NAME_ASC", audience: "PRIVATE", role: null } },
  ]);
});

it("forgets a view that is deleted, and leaves the list as it is shown", async () => {
  const own = aView({ audience: "PRIVATE", isOwn: true, mayChange: true });
  const remove = {
    request: { query: DeleteListViewDocument, variables: () => true },
    result: {
      data: { saved: { __typename: "ListViewPayload", record: { __typename: "ListView", id: "v1" }, userErrors: [] } },
    },
  };
  const { user } = open([own], "?view_id=v1", [remove as never]);
  await shown("view_id=v1&sort=NAME_ASC&status=paused");
  await user.click(screen.getByRole("button", { name: "Views" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete view…" }));
  await user.click(await screen.findByRole("button", { name: "Delete view" }));
  await shown("sort=NAME_ASC&status=paused");
  expect(screen.queryByText("This view does not exist, or it is not shared with you.")).toBeNull();
});
