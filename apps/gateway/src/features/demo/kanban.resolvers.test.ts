import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { contextFor } from "../../testing/context.ts";
import { schema } from "../schema.ts";

const board = { lists: [] };

it.each([
  ['demoListAdd(name: "Later")', "board/lists/new", { name: "Later" }],
  ['demoListRename(listId: "l", name: "Now")', "board/list/update", { listId: "l", update: { name: "Now" } }],
  ['demoListClear(listId: "l")', "board/lists/clear", { listId: "l" }],
  ['demoListRemove(listId: "l")', "board/lists/remove", { listId: "l" }],
  ['demoCardAdd(listId: "l", name: "Call")', "cards/new", { listId: "l", name: "Call" }],
  ['demoCardUpdate(cardId: "c", input: { name: "Ring" })', "cards/update", { cardId: "c", update: { name: "Ring" } }],
  ['demoCardMove(cardId: "c", listId: "l", position: 2)', "cards/move", { cardId: "c", listId: "l", position: 2 }],
  ['demoCardRemove(cardId: "c")', "cards/remove", { cardId: "c" }],
  ['demoCommentAdd(cardId: "c", message: "Hm")', "cards/comments", { cardId: "c", message: "Hm" }],
  ['demoChecklistAdd(cardId: "c", name: "Buy")', "checklists/new", { cardId: "c", name: "Buy" }],
  [
    'demoChecklistRename(cardId: "c", checklistId: "k", name: "Get")',
    "checklists/update",
    { cardId: "c", checklistId: "k", update: { name: "Get" } },
  ],
  ['demoChecklistRemove(cardId: "c", checklistId: "k")', "checklists/remove", { cardId: "c", checklistId: "k" }],
  [
    'demoCheckItemAdd(cardId: "c", checklistId: "k", name: "Tea")',
    "checkitems/new",
    { cardId: "c", checklistId: "k", name: "Tea" },
  ],
  [
    'demoCheckItemUpdate(cardId: "c", checklistId: "k", checkItemId: "i", input: { isComplete: true })',
    "checkitems/update",
    { cardId: "c", checklistId: "k", checkItemId: "i", update: { state: "complete" } },
  ],
  [
    'demoCheckItemRemove(cardId: "c", checklistId: "k", checkItemId: "i")',
    "checkitems/remove",
    { cardId: "c", checklistId: "k", checkItemId: "i" },
  ],
])("sends %s as the server's call", async (call, path, body) => {
  const change = jest.fn((_path: string, _body: object) => Promise.resolve(board));
  const { data, errors } = await graphql({
    schema,
    source: `mutation { done: ${call} { board { lists { id } } userErrors { message } } }`,
    contextValue: contextFor("content-creator", { kanban: { change } }),
  });
  expect(errors).toBeUndefined();
  expect(change.mock.calls[0]?.slice(0, 2)).toEqual([path, body]);
  expect(data?.done).toEqual({ board: { lists: [] }, userErrors: [] });
});
