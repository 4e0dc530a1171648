import { act, screen, waitFor } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import {
  DemoBoardDocument,
  DemoCardUpdateDocument,
  DemoCheckItemRemoveDocument,
  DemoCheckItemUpdateDocument,
  DemoCommentAddDocument,
  type DemoBoardQuery,
} from "./kanban.generated.ts";
import { KanbanScreen } from "./kanban.screen.tsx";

const names = ["Ask", "Book", "Call", "Draft", "Eat"];

/** A server whose board can be changed from outside too. */
function served() {
  const items = names.map((name) => ({ __typename: "DemoBoardCheckItem" as const, id: name, name, isComplete: false }));
  const card = {
    ...{ __typename: "DemoBoardCard" as const, id: "c1", name: "Party", description: "", comments: [] },
    checklists: [{ __typename: "DemoBoardChecklist" as const, id: "k1", name: "Steps", checkItems: items }],
  };
  const list = { __typename: "DemoBoardList" as const, id: "l1", name: "To do", cards: [card] };
  const board = (): DemoBoardQuery => structuredClone({ board: { __typename: "DemoBoard" as const, lists: [list] } });
  const saved = () => ({ data: { saved: { __typename: "DemoBoardPayload", userErrors: [], ...board() } } });
  const sent: object[] = [];
  const mock = (query: object, change: (variables: never) => object) => ({
    request: { query, variables: () => true },
    maxUsageCount: Infinity,
    delay: 5,
    result: change,
  });
  const mocks = [
    mock(DemoBoardDocument, () => ({ data: board() })),
    mock(DemoCheckItemUpdateDocument, ({ checkItemId, input }: { checkItemId: string; input: object }) => {
      Object.assign(items.find(({ id }) => id === checkItemId) ?? {}, input);
      return saved();
    }),
    mock(DemoCheckItemRemoveDocument, ({ checkItemId }: { checkItemId: string }) => {
      items.splice(
        items.findIndex(({ id }) => id === checkItemId),
        1,
      );
      return saved();
    }),
    mock(DemoCardUpdateDocument, ({ input }: { input: object }) => {
      sent.push(input);
      return saved();
    }),
    { request: { query: DemoCommentAddDocument, variables: () => true }, error: new TypeError("Failed to fetch") },
  ];
  return { card, sent, mocks: mocks as never };
}
const open = (at: string) => {
  const { mocks, ...server } = served();
  return { ...server, ...openAt(<KanbanScreen />, { at: `/app/kanban?${at}`, mocks }) };
};
const boxes = () => screen.getAllByRole("checkbox");

it("keeps every one of five quick ticks, and the last of two on one item", async () => {
  const { user } = open("card=c1");
  await screen.findByRole("checkbox", { name: "Ask" });
  for (const box of boxes()) await user.click(box);
  await user.click(boxes()[1] as HTMLElement);
  for (const [at, isTicked] of [true, false, true, true, true].entries())
    expect((boxes()[at] as HTMLInputElement).checked).toBe(isTicked);
  await waitFor(() => expect(screen.getByText("4 of 5 done")).toBeInTheDocument());
});

it("moves the focus to the next item once one is removed", async () => {
  const { user } = open("card=c1");
  await user.click(await screen.findByRole("button", { name: "Remove Book" }));
  await waitFor(() => expect(screen.getByRole("checkbox", { name: "Call" })).toHaveFocus());
});

it("sends only what was changed of a card", async () => {
  const { user, sent, card } = open("editCard=c1");
  await user.type(await screen.findByLabelText(/Description/), "Forty people");
  card.name = "Summer party";
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(sent).toEqual([{ description: "Forty people" }]));
});

it("says at its place that a comment could not be sent, keeps it, and asks before it is lost", async () => {
  const { user } = open("card=c1");
  await user.type(await screen.findByLabelText("Your comment"), "Bring a cake");
  await user.click(screen.getByRole("button", { name: "Comment" }));
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.getByLabelText("Your comment")).toHaveValue("Bring a cake");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(screen.getByLabelText("Your comment")).toHaveValue("Bring a cake");
});

it("shows what others have done as soon as the window is returned to", async () => {
  const { card } = open("");
  await screen.findByRole("link", { name: "Party" });
  card.name = "Summer party";
  act(() => void window.dispatchEvent(new Event("focus")));
  expect(await screen.findByRole("link", { name: "Summer party" })).toBeVisible();
});

it("asks before browser Back loses the name of a new list", async () => {
  const { user, router } = open("");
  await screen.findByRole("link", { name: "Party" });
  await act(() => router.navigate("/app/kanban?new="));
  await user.type(await screen.findByLabelText("Name"), "Later");
  await act(() => router.navigate(-1));
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(screen.getByLabelText("Name")).toHaveValue("Later");
});
