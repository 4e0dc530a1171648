import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { schema } from "../schema.ts";
import { contextFor, type Fakes, type Who } from "../../testing/context.ts";
import { aPage, aTask, aViewer } from "../../testing/records.ts";

const run = (fakes: Fakes, source: string, who: Who = "admin") =>
  graphql({ schema, source, contextValue: contextFor(who, fakes) });

it("asks for the viewer's own tasks by their id, and for everyone's without", async () => {
  const list = jest.fn((_query: string) => Promise.resolve(aPage([aTask()])));
  const ask = (filter: string) => run({ task: { list } }, `{ tasks(filter: ${filter}) { items { id } } }`);
  await ask("{ mine: true, done: false, due: [OVERDUE, TODAY], kind: [FOLLOW_UP] }");
  expect(list).toHaveBeenLastCalledWith(
    `page=1&pageSize=25&sort=dueOn&kind=follow-up&done=false&due=overdue&due=today&ownerId=${aViewer()._id}`,
  );
  await ask('{ mine: false, search: "ada" }');
  expect(list).toHaveBeenLastCalledWith("page=1&pageSize=25&sort=dueOn&q=ada");
});

it.each<[Who, object, boolean]>([
  ["content-creator", { ownerId: aViewer()._id }, true],
  ["content-creator", { createdBy: aViewer()._id }, true],
  ["director", {}, true],
  ["admin", {}, false],
])("tells %s whether they may change a task with %j", async (who, over, may) => {
  const byId = () => Promise.resolve(aTask(over));
  const { data } = await run({ task: { byId } }, '{ task(id: "t") { mayChange } }', who);
  expect(data?.task).toEqual({ mayChange: may });
});
