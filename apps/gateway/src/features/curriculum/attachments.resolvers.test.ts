import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { UpstreamError } from "../../errors/upstream-error.ts";
import { schema } from "../schema.ts";
import { contextFor, type Fakes, type Who } from "../../testing/context.ts";
import { aCurriculum, aLearner, anAttachment, aPage } from "../../testing/records.ts";

const run = (fakes: Fakes, source: string, who: Who = "admin") =>
  graphql({ schema, source, contextValue: contextFor(who, fakes) });

it("lists who follows a part, with learners and curricula read once each", async () => {
  const list = jest.fn((_query: string) => Promise.resolve(aPage([anAttachment(), anAttachment({ _id: "2" })])));
  const learners = jest.fn(() => Promise.resolve([aLearner()]));
  const curricula = jest.fn(() => Promise.resolve([aCurriculum()]));
  const { data, errors } = await run(
    { curriculumAttachment: { list }, learner: { byIds: learners }, curriculum: { byIds: curricula } },
    '{ curriculumAttachments(curriculumId: "c1", subdivisionId: "p1") { items { learner { name } curriculum { name } detachedAt } } }',
  );
  expect(errors).toBeUndefined();
  const row = { learner: { name: "Kelechi Eze" }, curriculum: { name: "Igbo for children" }, detachedAt: null };
  expect(data?.curriculumAttachments).toEqual({ items: [row, row] });
  expect(list.mock.calls).toEqual([["curriculumId=c1&subdivisionId=p1&page=1&pageSize=25&sort=-createdAt"]]);
  expect([learners, curricula].map((read) => read.mock.calls.length)).toEqual([1, 1]);
});

it("attaches under the server's names, and tells a refused learner at the field", async () => {
  const create = jest.fn((_body: object, _key?: string | null) => Promise.resolve(anAttachment()));
  const source = `mutation { curriculumAttach(input: { learnerId: "l1", curriculumId: "c1", startDate: "2026-02-01" }, idempotencyKey: "k") {
    attachment { version } userErrors { message path } } }`;
  const done = await run({ curriculumAttachment: { create } }, source);
  expect(done.data?.curriculumAttach).toEqual({ attachment: { version: 3 }, userErrors: [] });
  expect(create).toHaveBeenCalledWith({ curriculumId: "c1", startDate: "2026-02-01", studentId: "l1" }, "k");

  const text = "Kelechi Eze already follows Igbo for children.";
  const refusal = UpstreamError.refused("v1", 422, text, { fields: { studentId: text }, stale: null });
  const refused = await run({ curriculumAttachment: { create: () => Promise.reject(refusal) } }, source);
  expect(refused.data?.curriculumAttach).toEqual({
    attachment: null,
    userErrors: [{ message: text, path: ["learnerId"] }],
  });
});

it.each([
  ["curriculumDetach", 'reason: "Moved"', "detach", { version: 3, reason: "Moved" }],
  ["curriculumReattach", "", "restore", { version: 3 }],
  ["progressStart", 'input: { subdivisionId: "p1" }', "start", { version: 3, subdivisionId: "p1" }],
  [
    "progressFinish",
    'input: { subdivisionId: "p1", lessonId: "l" }',
    "finish",
    { version: 3, subdivisionId: "p1", lessonId: "l" },
  ],
  ["progressReopen", 'input: { subdivisionId: "p1" }', "reopen", { version: 3, subdivisionId: "p1" }],
])("sends %s as the event %3$s", async (field, more, event, body) => {
  const fire = jest.fn((_id: string, _event: string, _body: object, _key?: string | null) =>
    Promise.resolve(anAttachment()),
  );
  const { data } = await run(
    { curriculumAttachment: { fire } },
    `mutation { ${field}(id: "a1", version: 3 ${more}) { attachment { id } userErrors { message } } }`,
  );
  expect(data?.[field]).toEqual({ attachment: { id: "300000000000000000000001" }, userErrors: [] });
  expect(fire).toHaveBeenCalledWith("a1", event, body, undefined);
});
