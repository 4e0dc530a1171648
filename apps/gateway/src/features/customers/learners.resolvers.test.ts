import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { schema } from "../schema.ts";
import { contextFor, type Fakes, type Who } from "../../testing/context.ts";
import { aLearner, anAttachment, aPage, aRegion } from "../../testing/records.ts";

const run = (fakes: Fakes, source: string, who: Who = "admin") =>
  graphql({ schema, source, contextValue: contextFor(who, fakes) });

it("finds learners by what was typed, each with who pays, in one call and one more for regions and attachments", async () => {
  const found = [aLearner(), aLearner({ _id: "100000000000000000000002", kind: "customer", ageGroup: null })];
  const find = jest.fn(() => Promise.resolve(aPage(found)));
  const byIds = jest.fn((ids: readonly string[]) => Promise.resolve(ids.map((_id) => aRegion({ _id }))));
  const ofLearners = jest.fn(() => Promise.resolve([anAttachment()]));
  const { data, errors } = await run(
    { learner: { find }, region: { byIds }, curriculumAttachment: { ofLearners } },
    '{ learners(search: "keleche", page: { size: 10 }) { items { name kind ageGroup payer { name customerNumber } region { code } isArchived attachments { startDate progress { state } } } pageInfo { totalCount } } }',
  );
  expect(errors).toBeUndefined();
  expect(data?.learners).toMatchObject({
    items: [
      {
        name: "Kelechi Eze",
        kind: "DEPENDENT",
        ageGroup: "FROM_5",
        payer: { name: "Ngozi Eze", customerNumber: "C-000012" },
        region: { code: "UK" },
        isArchived: false,
        attachments: [{ startDate: "2026-01-05", progress: [{ state: "IN_PROGRESS" }] }],
      },
      { kind: "CUSTOMER", ageGroup: null, attachments: [] },
    ],
    pageInfo: { totalCount: 2 },
  });
  expect(find.mock.calls).toEqual([["keleche", { number: 1, size: 10 }]]);
  expect(byIds).toHaveBeenCalledTimes(1);
  expect(ofLearners.mock.calls).toEqual([[["100000000000000000000001", "100000000000000000000002"]]]);
});

it("knows nobody by an id that is not there", async () => {
  const { data, errors } = await run(
    { learner: { byIds: () => Promise.resolve([]) } },
    '{ learner(id: "x") { name } }',
  );
  expect([data, errors]).toEqual([{ learner: null }, undefined]);
});

it("shows a learner's resources", async () => {
  const resource = {
    _id: "400000000000000000000001",
    title: "Greetings: worksheet",
    kind: "document",
    url: "https://example.org/a.pdf",
    subdivisionId: "f00000000000000000000001",
    addedAt: "2026-01-05T09:00:00.000Z",
  } as const;
  const resources = jest.fn((_studentId: string) => Promise.resolve([resource]));
  const { data } = await run(
    { learner: { byIds: () => Promise.resolve([aLearner()]), resources } },
    '{ learner(id: "100000000000000000000001") { resources { id title kind url lessonId subdivisionId addedAt } } }',
  );
  const { _id, ...shown } = resource;
  expect(data?.learner).toEqual({ resources: [{ ...shown, id: _id, kind: "DOCUMENT", lessonId: null }] });
  expect(resources.mock.calls).toEqual([["100000000000000000000001"]]);
});
