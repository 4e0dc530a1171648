import { withUserErrors } from "../../errors/user-errors.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

interface Args {
  idempotencyKey?: string | null | undefined;
}

/** A change of the board; `bodyOf` says what the server is sent. */
const change =
  <Given extends object>(path: string, bodyOf: (given: Given) => object) =>
  (_: unknown, { idempotencyKey, ...given }: Given & Args, { sources }: GatewayContext) =>
    withUserErrors({ board: null }, async () => ({
      board: await sources.kanban.change(path, bodyOf(given as unknown as Given), idempotencyKey),
    }));

const asGiven = (given: object) => given;
const renamed = ({ name, ...ids }: { name: string }) => ({ ...ids, update: { name } });

export const kanbanResolvers: Resolvers = {
  Query: { demoBoard: (_, _args, { sources }) => sources.kanban.board() },
  Mutation: {
    demoListAdd: change("board/lists/new", asGiven),
    demoListRename: change("board/list/update", renamed),
    demoListClear: change("board/lists/clear", asGiven),
    demoListRemove: change("board/lists/remove", asGiven),
    demoCardAdd: change("cards/new", asGiven),
    demoCardUpdate: change<{ cardId: string; input: object }>("cards/update", ({ input, ...ids }) => ({
      ...ids,
      update: input,
    })),
    demoCardMove: change("cards/move", asGiven),
    demoCardRemove: change("cards/remove", asGiven),
    demoCommentAdd: change("cards/comments", asGiven),
    demoChecklistAdd: change("checklists/new", asGiven),
    demoChecklistRename: change("checklists/update", renamed),
    demoChecklistRemove: change("checklists/remove", asGiven),
    demoCheckItemAdd: change("checkitems/new", asGiven),
    demoCheckItemUpdate: change<{ input: { isComplete: boolean } }>("checkitems/update", ({ input, ...ids }) => ({
      ...ids,
      update: { state: input.isComplete ? "complete" : "incomplete" },
    })),
    demoCheckItemRemove: change("checkitems/remove", asGiven),
  },
  DemoBoardCheckItem: { isComplete: ({ state }) => state === "complete" },
};
