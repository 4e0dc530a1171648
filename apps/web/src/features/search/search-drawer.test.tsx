import { screen } from "@testing-library/react";
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
}

it("shows who was found", async () => {
  await search({ mocks: [found([ngozi])] });
  expect(await screen.findByText("Ngọzị Okonkwọ")).toBeVisible();
  expect(screen.getByText("1 result")).toBeVisible();
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
