import { ApolloLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { Kind, type DocumentNode } from "graphql";
import { Route, Routes } from "react-router-dom";
import { of } from "rxjs";
import { UiProvider } from "@app/ui/theme/ui-provider.tsx";
import { PrefetchedAnswers } from "../../../shared/prefetch/prefetched-answers.ts";
import { PrefetchClient } from "../../../shared/prefetch/prefetch-client.ts";
import { SessionContext } from "../../../shared/session/session-context.ts";
import { memoryRouter } from "../../../testing/memory-router.tsx";
import { aSession } from "../../../testing/open-at.tsx";
import { aSchool } from "../testing/curricula.ts";
import { CurriculumScreen } from "./curriculum.screen.tsx";
import { useTreeIntent } from "./use-tree-intent.ts";

const region = { __typename: "Region", id: "r1", code: "UK", name: "United Kingdom" } as const;

const nameOf = ({ definitions }: DocumentNode) =>
  definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)?.name?.value;

/** A row of the list: it asks when it is hovered. */
function Row() {
  const intent = useTreeIntent();
  return <button onMouseEnter={() => intent(aSchool(), null)}>Row</button>;
}

it("draws a tree at once from what hovering asked for, which is asked and taken in once", async () => {
  const asked: (string | undefined)[] = [];
  const early = new PrefetchedAnswers(() => 0);
  const server = new ApolloLink(({ operationName }) => {
    asked.push(operationName);
    const tree = { data: { curriculumByAddress: aSchool(), regionByCode: region } };
    return of(operationName === "CurriculumTree" ? tree : { data: null });
  });
  const client = new PrefetchClient(early, {
    cache: new InMemoryCache(),
    link: ApolloLink.from([early, server]),
    defaultOptions: { watchQuery: { errorPolicy: "all" }, query: { errorPolicy: "all" } },
  });
  const writes = jest.spyOn(client.cache, "writeQuery");
  const { router, within } = memoryRouter();
  render(
    <ApolloProvider client={client}>
      <SessionContext value={aSession()}>
        <UiProvider themeName="LIGHT">
          {within(
            <Routes>
              <Route path="/" element={<Row />} />
              <Route path="/app/tutoring/:region/:curriculum" element={<CurriculumScreen />} />
            </Routes>,
          )}
        </UiProvider>
      </SessionContext>
    </ApolloProvider>,
  );
  const row = screen.getByRole("button", { name: "Row" });
  for (const type of ["mouseover", "mouseout", "mouseover"]) {
    act(() => void row.dispatchEvent(new MouseEvent(type, { bubbles: true })));
  }
  await act(async () => {
    await import("./curriculum.lazy.ts");
    await new Promise((over) => setTimeout(over));
  });
  await act(() => router.navigate("/app/tutoring/uk/gcse-igbo"));
  expect(await screen.findByRole("treeitem", { name: /Reading/ })).toBeVisible();
  expect(asked.filter((name) => name === "CurriculumTree")).toHaveLength(1);
  expect(writes.mock.calls.filter(([{ query }]) => nameOf(query) === "CurriculumTree")).toHaveLength(1);
});
