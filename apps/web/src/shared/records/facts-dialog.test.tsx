import { gql, type TypedDocumentNode } from "@apollo/client";
import { screen } from "@testing-library/react";
import { None } from "../errors/none.tsx";
import { openAt } from "../../testing/open-at.tsx";
import { FactsDialog } from "./facts-dialog.tsx";

interface Found {
  id: string;
  name: string;
  owner: { name: string } | null;
}

const query: TypedDocumentNode<{ record: Found | null }, { id: string }> = gql`
  query PodRecord($id: ID!) {
    record: customerPod(id: $id) {
      id
      name
      owner {
        name
      }
    }
  }
`;

function open(errors?: object[]) {
  const record = { __typename: "CustomerPod", id: "p1", name: "Lagos beginners", owner: null };
  const mocks = [{ request: { query, variables: { id: "p1" } }, result: { data: { record }, errors } }];
  return openAt(
    <FactsDialog
      id="p1"
      name="view"
      onClose={() => undefined}
      what="pod"
      query={query}
      title={({ name }) => name}
      facts={({ owner }) => ({ Owner: owner?.name ?? <None field="owner">Nobody</None> })}
    >
      {() => null}
    </FactsDialog>,
    { mocks: mocks as never },
  );
}

it("says that there is nobody where there is nobody", async () => {
  open();
  expect(await screen.findByText("Nobody")).toBeVisible();
  expect(screen.queryByText(/is unavailable right now/)).toBeNull();
});

it("says that a part is missing, and does not take it for nobody, where a source is down", async () => {
  open([{ message: "Network error", path: ["record", "owner"] }]);
  expect(await screen.findByText("Part of this pod is unavailable right now.")).toBeVisible();
  expect(screen.getByText("Unknown")).toBeVisible();
  expect(screen.queryByText("Nobody")).toBeNull();
});

it("takes what one may not read for nothing that is the matter", async () => {
  open([{ message: "Forbidden", path: ["record", "owner"], extensions: { code: "FORBIDDEN" } }]);
  expect(await screen.findByText("Nobody")).toBeVisible();
  expect(screen.queryByText(/is unavailable right now/)).toBeNull();
});
