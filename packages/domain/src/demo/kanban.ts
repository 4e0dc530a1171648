import * as z from "zod";
import { idField, proseField, textField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import { added, DemoMissing, DemoRefused, found, removed, type DemoChange } from "./demo-change.ts";

/** The demo's kanban board. Source: admin-portal.md 3, 7. */
export const checkItemStates = ["incomplete", "complete"] as const;

export interface CheckItem {
  _id: string;
  name: string;
  state: (typeof checkItemStates)[number];
}
export interface Checklist {
  _id: string;
  name: string;
  checkItems: CheckItem[];
}
export interface BoardComment {
  _id: string;
  userId: string;
  author: string;
  message: string;
  createdAt: string;
}
export interface Card {
  _id: string;
  name: string;
  description: string;
  comments: BoardComment[];
  checklists: Checklist[];
}
export interface CardList {
  _id: string;
  name: string;
  cards: Card[];
}
export interface KanbanBoard {
  lists: CardList[];
}

const mostLists = 20;

const listId = idField("List");
const cardId = idField("Card");
const checklistId = idField("Checklist");
const checkItemId = idField("Check item");
const name = textField("Name", 120);
const description = proseField("Description", 2000).or(z.literal(""));

export const kanbanInputs = {
  listNew: z.object({ name }),
  list: z.object({ listId }),
  listUpdate: z.object({ listId, update: z.object({ name }) }),
  cardNew: z.object({ listId, name }),
  card: z.object({ cardId }),
  cardUpdate: z.object({ cardId, update: z.object({ name: name.optional(), description: description.optional() }) }),
  cardMove: z.object({ cardId, listId: listId.optional(), position: wholeField("Position", 0, 10_000) }),
  comment: z.object({ cardId, message: proseField("Comment", 1000) }),
  checklistNew: z.object({ cardId, name }),
  checklist: z.object({ cardId, checklistId }),
  checklistUpdate: z.object({ cardId, checklistId, update: z.object({ name }) }),
  checkItemNew: z.object({ cardId, checklistId, name }),
  checkItem: z.object({ cardId, checklistId, checkItemId }),
  checkItemUpdate: z.object({
    cardId,
    checklistId,
    checkItemId,
    update: z.object({
      name: name.optional(),
      state: z.enum(checkItemStates, messages.choice("State")).optional(),
    }),
  }),
};
type Input<Name extends keyof typeof kanbanInputs> = z.output<(typeof kanbanInputs)[Name]>;

const listOf = (board: KanbanBoard, id: string) => found(board.lists, id, "List");
const holderOf = (board: KanbanBoard, id: string): CardList => {
  const list = board.lists.find(({ cards }) => cards.some(({ _id }) => _id === id));
  if (!list) throw new DemoMissing(messages.missing("Card"));
  return list;
};
const cardOf = (board: KanbanBoard, id: string) => found(holderOf(board, id).cards, id, "Card");
const checklistOf = (board: KanbanBoard, input: Input<"checklist">) =>
  found(cardOf(board, input.cardId).checklists, input.checklistId, "Checklist");

/** Each change writes into the copy of a board that it is given, and returns what the call answers. */
export const kanbanChanges = {
  addList: ({ lists }: KanbanBoard, { name }: Input<"listNew">, { id }: DemoChange): CardList => {
    if (lists.length >= mostLists) throw new DemoRefused(`A board holds at most ${mostLists} lists.`);
    return added(lists, { _id: id, name, cards: [] });
  },
  updateList: (board: KanbanBoard, { listId, update }: Input<"listUpdate">): CardList =>
    Object.assign(listOf(board, listId), update),
  clearList: (board: KanbanBoard, { listId }: Input<"list">): true => {
    listOf(board, listId).cards = [];
    return true;
  },
  removeList: (board: KanbanBoard, { listId }: Input<"list">): true => removed(board.lists, listId, "List"),
  addCard: (board: KanbanBoard, { listId, name }: Input<"cardNew">, { id }: DemoChange): Card =>
    added(listOf(board, listId).cards, { _id: id, name, description: "", comments: [], checklists: [] }),
  updateCard: (board: KanbanBoard, { cardId, update }: Input<"cardUpdate">): Card =>
    Object.assign(cardOf(board, cardId), update),
  moveCard: (board: KanbanBoard, { cardId, listId, position }: Input<"cardMove">): true => {
    const from = holderOf(board, cardId);
    const to = listId === undefined ? from : listOf(board, listId);
    const card = found(from.cards, cardId, "Card");
    removed(from.cards, cardId, "Card");
    to.cards.splice(position, 0, card);
    return true;
  },
  removeCard: (board: KanbanBoard, { cardId }: Input<"card">): true =>
    removed(holderOf(board, cardId).cards, cardId, "Card"),
  addComment: (board: KanbanBoard, input: Input<"comment">, { id, userId, userName, now }: DemoChange): BoardComment =>
    added(cardOf(board, input.cardId).comments, {
      _id: id,
      userId,
      author: userName,
      message: input.message,
      createdAt: now.toISOString(),
    }),
  addChecklist: (board: KanbanBoard, { cardId, name }: Input<"checklistNew">, { id }: DemoChange): Checklist =>
    added(cardOf(board, cardId).checklists, { _id: id, name, checkItems: [] }),
  updateChecklist: (board: KanbanBoard, input: Input<"checklistUpdate">): Checklist =>
    Object.assign(checklistOf(board, input), input.update),
  removeChecklist: (board: KanbanBoard, { cardId, checklistId }: Input<"checklist">): true =>
    removed(cardOf(board, cardId).checklists, checklistId, "Checklist"),
  addCheckItem: (board: KanbanBoard, input: Input<"checkItemNew">, { id }: DemoChange): CheckItem =>
    added(checklistOf(board, input).checkItems, { _id: id, name: input.name, state: "incomplete" }),
  updateCheckItem: (board: KanbanBoard, input: Input<"checkItemUpdate">): CheckItem =>
    Object.assign(found(checklistOf(board, input).checkItems, input.checkItemId, "Check item"), input.update),
  removeCheckItem: (board: KanbanBoard, input: Input<"checkItem">): true =>
    removed(checklistOf(board, input).checkItems, input.checkItemId, "Check item"),
};
