import { screen, waitFor } from "@testing-library/react";
import { openAt } from "../../../../testing/open-at.tsx";
import { LessonRequestMatchCountsDocument } from "../request.generated.ts";
import { MatchCount } from "./match-count.tsx";

const [one, two] = ["a".repeat(24), "b".repeat(24)];
const counted = (result: object) => ({
  request: { query: LessonRequestMatchCountsDocument, variables: { ids: [one, two] } },
  ...result,
});
const open = (mock: object) =>
  openAt(
    <ul>
      {[two, one].map((id) => (
        <li key={id}>
          <MatchCount id={id} version={1} />
        </li>
      ))}
    </ul>,
    { at: "/", mocks: [mock] as never },
  );

it("asks for the counts of all rows in one query, and shows each at its own", async () => {
  const items = [
    { __typename: "LessonRequest", id: one, matchCount: 7 },
    { __typename: "LessonRequest", id: two, matchCount: 0 },
  ];
  const { asked } = open(counted({ result: { data: { lessonRequests: { __typename: "LessonRequestPage", items } } } }));
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["–", "–"]);
  await screen.findByText("7");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["0", "7"]);
  expect(asked).toHaveLength(1);
});

it("leaves them unknown where they could not be counted", async () => {
  const { asked } = open(counted({ error: new Error("Network error") }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["–", "–"]);
});
