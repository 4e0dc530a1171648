import { DemoMissing, DemoRefused, type DemoChange } from "./demo-change.ts";
import { kanbanBeginning } from "./kanban-beginning.ts";
import { kanbanChanges, type KanbanBoard } from "./kanban.ts";

const by: DemoChange = { id: "new", userId: "u1", userName: "Ada", now: new Date("2026-11-27T09:00:00Z") };
const boardNow = () => structuredClone(kanbanBeginning);
const idsOf = (board: KanbanBoard) => board.lists.map(({ cards }) => cards.map(({ name }) => name.split(" ")[0]));
const [todo, doing] = kanbanBeginning.lists.map(({ _id }) => _id);
const card = kanbanBeginning.lists[0]?.cards[0]?._id ?? "";

test.each([
  ["within its list, where none is named", { position: 2 }, [["Order", "Plan", "Call"], ["Rewrite"], ["Repair"]]],
  ["to the start of another", { listId: doing, position: 0 }, [["Order", "Plan"], ["Call", "Rewrite"], ["Repair"]]],
  ["past the end, to the end", { listId: doing, position: 9 }, [["Order", "Plan"], ["Rewrite", "Call"], ["Repair"]]],
  ["where it already is", { listId: todo, position: 0 }, [["Call", "Order", "Plan"], ["Rewrite"], ["Repair"]]],
])("moves a card %s", (_, to, expected) => {
  const board = boardNow();
  kanbanChanges.moveCard(board, { cardId: card, ...to });
  expect(idsOf(board)).toEqual(expected);
});

test("refuses what refers to something that is gone, and changes nothing", () => {
  const board = boardNow();
  expect(() => kanbanChanges.moveCard(board, { cardId: card, listId: "gone", position: 0 })).toThrow(DemoMissing);
  expect(() => kanbanChanges.removeList(board, { listId: "gone" })).toThrow("List not found.");
  expect(() =>
    kanbanChanges.updateCheckItem(board, { cardId: card, checklistId: "x", checkItemId: "y", update: {} }),
  ).toThrow("Checklist not found.");
  expect(board).toEqual(kanbanBeginning);
});

test("signs a comment with who makes the change", () => {
  const board = boardNow();
  kanbanChanges.addComment(board, { cardId: card, message: "Done by Friday" }, by);
  expect(board.lists[0]?.cards[0]?.comments).toEqual([
    { _id: "new", userId: "u1", author: "Ada", message: "Done by Friday", createdAt: "2026-11-27T09:00:00.000Z" },
  ]);
});

test("clears a list, and removes it with its cards", () => {
  const board = boardNow();
  kanbanChanges.clearList(board, { listId: todo ?? "" });
  expect(idsOf(board)).toEqual([[], ["Rewrite"], ["Repair"]]);
  kanbanChanges.removeList(board, { listId: doing ?? "" });
  expect(idsOf(board)).toEqual([[], ["Repair"]]);
});

test("takes no more than twenty lists", () => {
  const board = boardNow();
  while (board.lists.length < 20) kanbanChanges.addList(board, { name: "More" }, by);
  expect(() => kanbanChanges.addList(board, { name: "Too many" }, by)).toThrow(DemoRefused);
});
