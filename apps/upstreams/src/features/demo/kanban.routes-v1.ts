import { z } from "zod";
import { kanbanBeginning } from "@app/domain/demo/kanban-beginning.ts";
import {
  checkItemStates,
  kanbanChanges as changes,
  kanbanInputs as inputs,
  type KanbanBoard,
} from "@app/domain/demo/kanban.ts";
import { read, type Route } from "../../http/route.ts";
import { demoChanges } from "./demo-changes.ts";
import { readDemo, type DemoDocument } from "./demo-documents.service.ts";

const checkItem = z
  .object({ _id: z.string(), name: z.string(), state: z.enum(checkItemStates) })
  .meta({ id: "DemoBoardCheckItem" });
const checklist = z
  .object({ _id: z.string(), name: z.string(), checkItems: z.array(checkItem) })
  .meta({ id: "DemoBoardChecklist" });
const comment = z
  .object({
    _id: z.string(),
    userId: z.string(),
    author: z.string(),
    message: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "DemoBoardComment" });
const card = z
  .object({
    _id: z.string(),
    name: z.string(),
    description: z.string(),
    comments: z.array(comment),
    checklists: z.array(checklist),
  })
  .meta({ id: "DemoBoardCard" });
const list = z.object({ _id: z.string(), name: z.string(), cards: z.array(card) }).meta({ id: "DemoBoardList" });
const board = z.object({ lists: z.array(list) }).meta({ id: "DemoBoard" });
const done = z.literal(true);

const kanban: DemoDocument<KanbanBoard> = { name: "kanban", beginning: () => kanbanBeginning };
const change = demoChanges(kanban, "/api/kanban");

const itself = (answer: true) => answer;
const ofList = [z.object({ list }), (answer: z.input<typeof list>) => ({ list: answer })] as const;
const ofCard = [z.object({ card }), (answer: z.input<typeof card>) => ({ card: answer })] as const;
const ofComment = [z.object({ comment }), (answer: z.input<typeof comment>) => ({ comment: answer })] as const;
const ofChecklist = [z.object({ checklist }), (answer: z.input<typeof checklist>) => ({ checklist: answer })] as const;
const ofCheckItem = [z.object({ checkItem }), (answer: z.input<typeof checkItem>) => ({ checkItem: answer })] as const;

/** The specification writes some of a list's paths with `board/` before them, the template without: both answer. */
const both = (path: string, make: (path: string) => Route): Route[] => [make(path), make(`board/${path}`)];

/** The kanban demo. Source: admin-portal.md 7. */
export const kanbanRoutes: Route[] = [
  read({
    path: "/api/kanban/board",
    summary: "The demo's kanban board.",
    permission: "demo:read",
    shape: "plain",
    answer: z.object({ board }),
    handle: async (context) => ({ board: await readDemo(context, kanban) }),
  }),
  ...both("lists/new", (path) => change(path, "Adds a list.", inputs.listNew, changes.addList, ...ofList)),
  ...both("lists/clear", (path) =>
    change(path, "Removes the cards of a list.", inputs.list, changes.clearList, done, itself),
  ),
  ...both("lists/remove", (path) =>
    change(path, "Removes a list and its cards.", inputs.list, changes.removeList, done, itself),
  ),
  ...both("list/update", (path) => change(path, "Renames a list.", inputs.listUpdate, changes.updateList, ...ofList)),
  change("cards/new", "Adds a card.", inputs.cardNew, changes.addCard, ...ofCard),
  change("cards/update", "Changes a card.", inputs.cardUpdate, changes.updateCard, ...ofCard),
  change("cards/move", "Moves a card to a place in a list.", inputs.cardMove, changes.moveCard, done, itself),
  change("cards/remove", "Removes a card.", inputs.card, changes.removeCard, done, itself),
  change("cards/comments", "Adds a comment by the caller.", inputs.comment, changes.addComment, ...ofComment),
  change("checklists/new", "Adds a checklist.", inputs.checklistNew, changes.addChecklist, ...ofChecklist),
  change("checklists/update", "Renames a checklist.", inputs.checklistUpdate, changes.updateChecklist, ...ofChecklist),
  change("checklists/remove", "Removes a checklist.", inputs.checklist, changes.removeChecklist, done, itself),
  change("checkitems/new", "Adds a check item.", inputs.checkItemNew, changes.addCheckItem, ...ofCheckItem),
  change("checkitems/update", "Changes a check item.", inputs.checkItemUpdate, changes.updateCheckItem, ...ofCheckItem),
  change("checkitems/remove", "Removes a check item.", inputs.checkItem, changes.removeCheckItem, done, itself),
];
