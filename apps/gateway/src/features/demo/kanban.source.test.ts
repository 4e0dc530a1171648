import type { RestV1 } from "../../upstream/rest-v1.ts";
import type { Check } from "../../upstream/shape.ts";
import { KanbanSource } from "./kanban.source.ts";

it.each([
  [true, true],
  [{ card: {} }, true],
  [false, false],
  ["<html>", false],
])("takes the answer %j to a change: %s", async (answer, isTaken) => {
  const taken: boolean[] = [];
  const rest = {
    get: () => Promise.resolve({ board: { lists: [] } }),
    send: (_method: string, _path: string, _body: object, check: Check<unknown>) =>
      Promise.resolve(taken.push(check(answer))),
  };
  await new KanbanSource(rest as unknown as RestV1).change("cards/move", {});
  expect(taken).toEqual([isTaken]);
});
