import { screen, waitFor, within } from "@testing-library/react";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { openAt } from "../../testing/open-at.tsx";
import { SearchDrawer } from "./search-drawer.tsx";
import { SearchDocument, type SearchQuery } from "./search.generated.ts";

const asked = { query: SearchDocument, variables: { query: "ngozi" } };
const found = (search: SearchQuery["search"]) => ({ request: asked, result: { data: { search } } });
const ngozi = {
  __typename: "SearchResult",
  title: "Ngọzị Okonkwọ",
  description: "Super-admin",
  kind: "STAFF",
  url: null,
} as const;

async function search(mocks: Parameters<typeof openAt>[1]) {
  const { user } = openAt(<SearchDrawer open onClose={() => undefined} />, mocks);
  await user.type(screen.getByPlaceholderText("Search people & places"), " ngozi ");
  await user.click(screen.getByRole("button", { name: "Search" }));
  return { user };
}

it("shows who was found", async () => {
  await search({ mocks: [found([ngozi])] });
  expect(await screen.findByRole("listitem")).toHaveTextContent("Ngọzị OkonkwọSuper-admin");
  expect(screen.getByText("1 result")).toBeVisible();
});

const chi = (kind: "CUSTOMER" | "EXAM", title: string, url: string | null) => ({
  __typename: "SearchResult" as const,
  title,
  description: "C-000001",
  kind,
  url,
});

it("groups what was found by its kind, in the server's order", async () => {
  const results = [
    chi("CUSTOMER", "Ngozi A", "/app/tutoring/customers/1"),
    chi("CUSTOMER", "Ngozi B", "/app/tutoring/customers/2"),
    chi("EXAM", "Ngozi's exam", null),
    { ...ngozi, description: "content-manager" },
  ];
  await search({ mocks: [found(results)] });
  const groups = await screen.findAllByRole("region");
  expect(groups.map((group) => within(group).getByRole("heading").textContent)).toEqual([
    "Customers",
    "Exams",
    "Staff",
  ]);
  expect(
    within(groups[0]!)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Ngozi A", "Ngozi B"]);
  expect(within(groups[1]!).queryByRole("link")).toBeNull();
  expect(within(groups[2]!).getByText("Content manager")).toBeVisible();
});

it("goes through the results with the arrow keys, from the box and back to it", async () => {
  const { user } = await search({
    mocks: [found([chi("CUSTOMER", "Ngozi A", "/app/account"), ngozi, chi("EXAM", "Ngozi C", "/app/account")])],
  });
  await screen.findByText("3 results");
  await user.click(screen.getByRole("searchbox"));
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("link", { name: "Ngozi A" })).toHaveFocus();
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("link", { name: "Ngozi C" })).toHaveFocus();
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(screen.getByRole("searchbox")).toHaveFocus();
});

it("says so when there may be more than is shown", async () => {
  const many = Array.from({ length: 20 }, (_, n) => chi("CUSTOMER", `Ngozi ${n}`, `/app/tutoring/customers/${n}`));
  await search({ mocks: [found(many)] });
  expect(await screen.findByText("The first 20 results. Type more to narrow them.")).toBeVisible();
});

it("says that nothing was found", async () => {
  await search({ mocks: [found([])] });
  expect(await screen.findByText("Nothing found for “ngozi”. Try fewer letters.")).toBeVisible();
});

it.each([
  ["the network fails", { request: asked, error: new TypeError("Failed to fetch") }],
  ["the server fails", { request: asked, result: { data: { search: null }, errors: [{ message: "No answer." }] } }],
])("tells of it in a toast when %s", async (_, mock) => {
  await search({ mocks: [mock] });
  expect(await screen.findByText("Something went wrong")).toBeVisible();
});

it("calls a search no failure that was broken off for another one", async () => {
  const never = { ...found([ngozi]), delay: Infinity };
  const ada = {
    request: { query: SearchDocument, variables: { query: "ada" } },
    result: { data: { search: [{ ...ngozi, title: "Ada Obi" }] } },
  };
  const { user } = await search({ mocks: [never, ada] });
  const box = screen.getByRole("searchbox");
  await user.clear(box);
  await user.type(box, "ada{Enter}");
  expect(await screen.findByRole("listitem")).toHaveTextContent("Ada Obi");
  toast.info("Afterwards");
  expect(await screen.findByText("Afterwards")).toBeVisible();
  expect(screen.queryByText("Something went wrong")).toBeNull();
});

it("says below the box too that a search failed, and takes the toast back with the next search", async () => {
  const { user } = await search({
    mocks: [{ request: asked, error: new TypeError("Failed to fetch") }, found([ngozi])],
  });
  expect(await screen.findByText("Could not search for “ngozi”. Try again in a moment.")).toBeVisible();
  expect(await screen.findByText("Something went wrong")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(await screen.findByText("1 result")).toBeVisible();
  await waitFor(() => expect(screen.queryByText("Something went wrong")).toBeNull());
});

it("tells screen readers of a failure over the drawer", async () => {
  await search({ mocks: [{ request: asked, error: new TypeError("Failed to fetch") }] });
  expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong");
});

it("takes no more letters than a search may have", async () => {
  const { user } = openAt(<SearchDrawer open onClose={() => undefined} />);
  await user.click(screen.getByRole("searchbox"));
  await user.paste("a".repeat(300));
  expect(screen.getByRole("searchbox")).toHaveValue("a".repeat(200));
});
