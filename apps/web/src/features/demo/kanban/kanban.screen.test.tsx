import { screen, within } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import { DemoBoardDocument, DemoCardMoveDocument, type DemoBoardQuery } from "./kanban.generated.ts";
import { KanbanScreen } from "./kanban.screen.tsx";

const card = (id: string, name: string) => ({
  ...{ __typename: "DemoBoardCard" as const, id, name, description: "", comments: [] },
  checklists: [
    {
      ...{ __typename: "DemoBoardChecklist" as const, id: `${id}k`, name: "Steps" },
      checkItems: [{ __typename: "DemoBoardCheckItem" as const, id: `${id}i`, name: "Ask", isComplete: true }],
    },
  ],
});
const boardOf = (...names: string[]): DemoBoardQuery => ({
  board: {
    __typename: "DemoBoard",
    lists: [
      { __typename: "DemoBoardList", id: "l1", name: "To do", cards: names.map((name) => card(name, name)) },
      { __typename: "DemoBoardList", id: "l2", name: "Done", cards: [] },
    ],
  },
});
const inList = (name: string) =>
  within(screen.getByRole("list", { name }))
    .queryAllByRole("link")
    .map(({ textContent }) => textContent);

it("moves a card down its list by keys, keeps the focus on it and says so", async () => {
  const moved = { __typename: "DemoBoardPayload", userErrors: [], ...boardOf("Paint", "Call") };
  const mocks = [
    { request: { query: DemoBoardDocument }, result: { data: boardOf("Call", "Paint") } },
    {
      request: {
        query: DemoCardMoveDocument,
        variables: (sent: object) => {
          expect(sent).toMatchObject({ cardId: "Call", listId: "l1", position: 1 });
          return true;
        },
      },
      result: { data: { saved: moved } },
    },
  ];
  const { user } = openAt(<KanbanScreen />, { at: "/app/kanban", mocks: mocks as never });
  (await screen.findByRole("link", { name: "Call" })).focus();
  expect(screen.getAllByText("1 of 1 done")).toHaveLength(2);
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(await screen.findByText("Call moved to position 2 of 2 in To do.")).toBeInTheDocument();
  expect(inList("To do")).toEqual(["Paint", "Call"]);
  expect(screen.getByRole("link", { name: "Call" })).toHaveFocus();
});
