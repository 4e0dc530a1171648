import { useApolloClient } from "@apollo/client/react";
import { screen, waitFor } from "@testing-library/react";
import { aSession, openAt } from "../../../../testing/open-at.tsx";
import { aViewer } from "../../../../testing/viewer.ts";
import { LessonRequestsListDocument, type LessonRequestRecordFragment } from "../request.generated.ts";
import { aRequest } from "../testing/requests.ts";
import { RequestsListScreen } from "./requests-list.screen.tsx";

const without = ["customer", "learner"];

/** The list of one request, of which a dead server left some fields empty. */
const listing = (request: LessonRequestRecordFragment, empty: readonly string[]) => ({
  request: { query: LessonRequestsListDocument, variables: () => true },
  result: {
    data: {
      page: {
        __typename: "LessonRequestPage",
        items: [{ ...request, ...Object.fromEntries(empty.map((field) => [field, null])) }],
        pageInfo: { __typename: "PageInfo", number: 1, size: 25, totalCount: 1 },
      },
    },
    ...(empty.length > 0 && {
      errors: empty.map((field) => ({ message: "Network error", path: ["page", "items", 0, field] })),
    }),
  },
});

function MoveSubject() {
  const { cache } = useApolloClient();
  const id = `LessonRequest:${aRequest().id}`;
  return <button onClick={() => cache.modify({ id, fields: { subject: () => "Yoruba" } })}>Change it</button>;
}

const open = (...mocks: object[]) =>
  openAt(
    <>
      <RequestsListScreen />
      <MoveSubject />
    </>,
    { session: aSession({ viewer: aViewer("admin") }), mocks: mocks as never },
  );

it("says that customers and learners are unknown while their server is down, and never that someone learns themself", async () => {
  const { user } = open(listing(aRequest(), without), listing(aRequest(), []));
  expect(await screen.findByText("Customers are unavailable right now.")).toBeVisible();
  expect(screen.getByText("Unknown")).toBeVisible();
  expect(screen.queryByText("Themselves")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Tobi Eze · 5 to 8")).toBeVisible();
  expect(screen.queryByText("Customers are unavailable right now.")).toBeNull();
});

it("goes on saying so when something else on the page changes meanwhile", async () => {
  const { user } = open(listing(aRequest(), without));
  await screen.findByText("Customers are unavailable right now.");
  await user.click(screen.getByRole("button", { name: "Change it" }));
  expect(await screen.findByText("Yoruba")).toBeVisible();
  expect(screen.getByText("Customers are unavailable right now.")).toBeVisible();
});

it("does not say that nobody looks after a request whose owner could not be loaded", async () => {
  open(listing(aRequest(), ["owner"]));
  expect(await screen.findByText("Part of this list is unavailable right now.")).toBeVisible();
  await waitFor(() => expect(screen.getByText("Unknown")).toBeVisible());
  expect(screen.queryByRole("button", { name: "Claim R-000063" })).toBeNull();
});
