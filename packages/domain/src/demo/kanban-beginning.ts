import { demoId } from "./demo-change.ts";
import type { Card, KanbanBoard } from "./kanban.ts";

const card = (n: number, name: string, description = "", items: readonly string[] = []): Card => ({
  _id: demoId(2, n),
  name,
  description,
  comments: [],
  checklists:
    items.length === 0
      ? []
      : [
          {
            _id: demoId(3, n),
            name: "To do",
            checkItems: items.map((item, at) => ({
              _id: demoId(4, n * 10 + at),
              name: item,
              state: at === 0 ? "complete" : "incomplete",
            })),
          },
        ],
});

/** The board that a reset brings back. */
export const kanbanBeginning: KanbanBoard = {
  lists: [
    {
      _id: demoId(1, 1),
      name: "To do",
      cards: [
        card(1, "Call the caterers about the summer party", "Forty people, six of them vegetarian."),
        card(2, "Order new whiteboard markers"),
        card(3, "Plan the office move", "The lease ends in March.", [
          "Measure the desks",
          "Ask three firms for prices",
        ]),
      ],
    },
    {
      _id: demoId(1, 2),
      name: "In progress",
      cards: [card(4, "Rewrite the welcome pack", "", ["Collect questions", "Draft", "Print a proof"])],
    },
    { _id: demoId(1, 3), name: "Done", cards: [card(5, "Repair the coffee machine")] },
  ],
};
