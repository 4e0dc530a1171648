import {
  mostOwnOperations,
  operationIn,
  operationMessages,
  operationQuery,
  operationsList as list,
} from "@app/domain/playground/saved-operation.ts";
import { mostOwnViews, viewMessages } from "@app/domain/views/list-view.ts";
import { openWorld, type Caller, type One, type World } from "../../testing/world.ts";
import type { ListViewRecord } from "./list-view.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Wrote = One<ListViewRecord> & { error: string; fields: Record<string, string> };

const operation = { query: "query Regions { regions { total } }", variables: '{ "page": 1 }' };
const save = (over: object = {}, as: Caller = "director") =>
  world.v2<Wrote>("post", "/views", {
    as,
    body: { list, name: "Regions", query: operationQuery(operation), audience: "private", ...over },
  });
const seen = async (as: Caller) =>
  (await world.v2<ListViewRecord[]>("get", `/views?list=${encodeURIComponent(list)}`, { as })).body;

it("keeps an operation with its variables for its owner alone, renamed and deleted as a view is, and logged", async () => {
  const { status, body } = await save();
  expect(status).toBe(201);
  const { _id } = body.data;
  expect(operationIn(body.data.query)).toEqual(operation);
  expect((await seen("admin")).map((view) => view._id)).not.toContain(_id);
  const renamed = await world.v2<Wrote>("patch", "/views", { as: "director", body: { _id, version: 1, name: "Ours" } });
  expect(renamed.body.data).toMatchObject({ name: "Ours", query: body.data.query });
  expect((await world.v2("post", `/views/${_id}/delete`, { as: "director", body: { version: 2 } })).status).toBe(200);
  expect((await seen("director")).map((view) => view._id)).not.toContain(_id);
  const logged = await world.rows<{ action: string }>(
    "select action from team_activity where entity_id = $1 order by at, id",
    [_id],
  );
  expect(logged.map(({ action }) => action).toSorted()).toEqual(["created", "deleted", "updated"]);
});

it("is shared with a role by those who may share views, and by nobody else", async () => {
  const shared = (await save({ name: "For admins", audience: "role", role: "admin" })).body.data;
  expect((await seen("admin")).map((view) => view._id)).toContain(shared._id);
  expect((await seen("content-creator")).map((view) => view._id)).not.toContain(shared._id);
  const refused = await save({ audience: "role", role: "admin" }, "admin");
  expect([refused.status, refused.body.error]).toEqual([403, viewMessages.publishOnly]);
});

it.each([
  ["", operationMessages.empty],
  [operationQuery({ query: "{ a }", variables: "[1]" }), operationMessages.variables],
  [operationQuery({ query: "a".repeat(20_000), variables: "" }), operationMessages.long],
])("refuses at its field what is no operation", async (query, message) => {
  const { _id, version } = (await save()).body.data;
  for (const { status, body } of [
    await save({ query }),
    await world.v2<Wrote>("patch", "/views", { as: "director", body: { _id, version, query } }),
  ])
    expect([status, Object.values(body.fields)]).toEqual([422, [expect.stringMatching(message.slice(0, 12))]]);
});

it("keeps a person to a hundred, counted apart from the views of lists", async () => {
  const as = "content-manager";
  const ofAList = () => save({ list: "/app/content/exams", query: "" }, as);
  let answer = await ofAList();
  for (let n = 0; n < mostOwnViews && answer.status === 201; n += 1) answer = await ofAList();
  expect([answer.status, answer.body.error]).toEqual([409, viewMessages.mostViews]);
  const before = (await seen(as)).length;
  let last = await save({}, as);
  let made = 0;
  for (; made <= mostOwnOperations && last.status === 201; made += 1) last = await save({}, as);
  expect(before + made).toBe(mostOwnOperations);
  expect([last.status, last.body.error]).toEqual([409, operationMessages.most]);
});
