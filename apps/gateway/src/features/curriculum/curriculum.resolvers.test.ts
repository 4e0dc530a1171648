import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { schema } from "../schema.ts";
import { contextFor, type Fakes, type Who } from "../../testing/context.ts";
import { aColleague, aCurriculum, aPage, aPart, aRegion } from "../../testing/records.ts";

const run = (fakes: Fakes, source: string, who: Who = "super-admin") =>
  graphql({ schema, source, contextValue: contextFor(who, fakes) });

it("reads regions, trees and authors of a whole page in one call each", async () => {
  const page = aPage(
    Array.from({ length: 25 }, (_, place) =>
      aCurriculum({ _id: `c${place}`, regionId: `r${place % 3}`, updatedBy: `s${place % 4}` }),
    ),
  );
  const byIds = jest.fn((ids: readonly string[]) => Promise.resolve(ids.map((_id) => aRegion({ _id }))));
  const staff = jest.fn((ids: readonly string[]) => Promise.resolve(ids.map((_id) => aColleague({ _id }))));
  const trees = jest.fn((ids: readonly string[]) =>
    Promise.resolve(ids.map((curriculumId) => aPart({ curriculumId }))),
  );
  const { data, errors } = await run(
    {
      curriculum: { list: () => Promise.resolve(page) },
      subdivision: { trees },
      region: { byIds },
      staffMember: { byIds: staff },
    },
    "{ curriculums { items { id region { id } updatedBy { name } subdivisions { curriculumId lessonCount updatedBy { name } } } } }",
  );

  expect(errors).toBeUndefined();
  expect((data?.curriculums as { items: unknown[] }).items[4]).toMatchObject({
    id: "c4",
    region: { id: "r1" },
    updatedBy: { name: "Bo Eze" },
    subdivisions: [{ curriculumId: "c4", lessonCount: 2 }],
  });
  expect(byIds.mock.calls).toEqual([[["r0", "r1", "r2"]]]);
  expect(trees).toHaveBeenCalledTimes(1);
  // Once for the curricula, once for the parts that came later.
  expect(staff.mock.calls.flat(2)).toEqual(["s0", "s1", "s2", "s3", "e00000000000000000000001"]);
});

it.each([
  ["super-admin", ["ACTIVATE"]],
  ["admin", []],
] as const)("offers %s the events that the role may fire", async (who, expected) => {
  const byId = () => Promise.resolve(aCurriculum({ status: "draft" }));
  const { data } = await run({ curriculum: { byId } }, '{ curriculum(id: "c1") { allowedEvents } }', who);
  expect(data?.curriculum).toEqual({ allowedEvents: expected });
});

it("counts parts by type in our spelling", async () => {
  const byId = () => Promise.resolve(aCurriculum());
  const { data } = await run(
    { curriculum: { byId } },
    '{ curriculum(id: "c1") { shape status counts { type count } } }',
  );
  expect(data?.curriculum).toEqual({ shape: "LANGUAGE", status: "DRAFT", counts: [{ type: "AGE_GROUP", count: 2 }] });
});

it("prefers the region's own curriculum where the address names a region, else the one for all", async () => {
  const found = [aCurriculum({ _id: "all", regionId: null }), aCurriculum({ _id: "own" })];
  const byAddress = jest.fn((_slug: string, _code?: string | null) => Promise.resolve(found));
  const { data } = await run(
    { curriculum: { byAddress } },
    '{ a: curriculumByAddress(slug: "igbo", regionCode: "uk") { id } b: curriculumByAddress(slug: "igbo") { id } }',
  );
  expect(data).toEqual({ a: { id: "own" }, b: { id: "all" } });
});

it("reads the tree again after moving a part, and only where it is asked for", async () => {
  const fire = jest.fn((_id: string, _event: string, _body: object, _key?: string | null) =>
    Promise.resolve(aPart({ version: 4 })),
  );
  const byId = jest.fn((_id: string) => Promise.resolve(aCurriculum()));
  const move = (selection: string) =>
    run(
      { curriculum: { byId }, subdivision: { fire } },
      `mutation { subdivisionMove(id: "p1", version: 3, input: { order: 1 }) { subdivision { version } ${selection} } }`,
    );

  expect((await move("")).data?.subdivisionMove).toEqual({ subdivision: { version: 4 } });
  expect(byId).not.toHaveBeenCalled();
  expect(fire).toHaveBeenCalledWith("p1", "move", { version: 3, parentId: null, order: 1 }, undefined);

  expect((await move("curriculum { name }")).data?.subdivisionMove).toMatchObject({
    curriculum: { name: "Igbo for children" },
  });
  expect(byId).toHaveBeenCalledWith("d00000000000000000000001");
});

it("asks nobody who the system is", async () => {
  const byId = () => Promise.resolve(aCurriculum({ updatedBy: "system" }));
  const { data, errors } = await run({ curriculum: { byId } }, '{ curriculum(id: "c1") { updatedBy { name } } }');
  expect(errors).toBeUndefined();
  expect(data?.curriculum).toEqual({ updatedBy: null });
});

it("copies a part and says how many were made", async () => {
  const copy = jest.fn((_id: string, _body: object, _key?: string | null) =>
    Promise.resolve({ ...aPart({ _id: "p2", curriculumId: "c2" }), copied: 3 }),
  );
  const byId = jest.fn((_id: string) => Promise.resolve(aCurriculum()));
  const { data } = await run(
    { curriculum: { byId }, subdivision: { copy } },
    'mutation { subdivisionCopy(id: "p1", input: { curriculumId: "c2", withResources: false }) { copied subdivision { id } curriculum { name } userErrors { message } } }',
  );
  expect(data?.subdivisionCopy).toEqual({
    copied: 3,
    subdivision: { id: "p2" },
    curriculum: { name: "Igbo for children" },
    userErrors: [],
  });
  expect(copy).toHaveBeenCalledWith("p1", { curriculumId: "c2", parentId: null, withResources: false }, undefined);
  expect(byId).toHaveBeenCalledWith("c2");
});
