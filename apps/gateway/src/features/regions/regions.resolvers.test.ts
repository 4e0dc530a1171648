import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { UpstreamError } from "../../errors/upstream-error.ts";
import { schema } from "../schema.ts";
import { contextFor, type Fakes } from "../../testing/context.ts";
import { aPage, aPolicy, aRegion } from "../../testing/records.ts";

const run = (fakes: Fakes, source: string, variableValues?: Record<string, unknown>) =>
  graphql({ schema, source, contextValue: contextFor("super-admin", fakes), variableValues });

const update = `mutation ($input: RegionUpdateInput!) {
  regionUpdate(id: "r1", version: 3, input: $input, idempotencyKey: "k1") {
    region { id name }
    userErrors {
      __typename code path message
      ... on StaleError { currentVersion changedBy changedAt current { __typename id ... on Region { name } } }
    }
  }
}`;

it("asks for the page, order and filters in the server's terms", async () => {
  const list = jest.fn((_query: string) => Promise.resolve(aPage([aRegion()])));
  const { data } = await run(
    { region: { list } },
    `{ regions(page: { number: 2, size: 10 }, filter: { search: "king", active: true, currency: [GBP, USD] }, sort: NAME_DESC) {
      items { code currency customerCount } pageInfo { number totalCount totalPages totalIsEstimate }
    } }`,
  );
  expect(list).toHaveBeenCalledWith("page=2&pageSize=10&sort=-name&q=king&active=true&currency=GBP&currency=USD");
  expect(data?.regions).toEqual({
    items: [{ code: "UK", currency: "GBP", customerCount: 4 }],
    pageInfo: { number: 1, totalCount: 1, totalPages: 1, totalIsEstimate: false },
  });
});

it("reads the policies of a whole page in one call", async () => {
  const policies = jest.fn(() => Promise.resolve([aPolicy()]));
  const list = () => Promise.resolve(aPage(Array.from({ length: 25 }, (_, place) => aRegion({ _id: `r${place}` }))));
  const { errors } = await run(
    { region: { list }, cancellationPolicy: { all: policies } },
    "{ regions { items { cancellationPolicy { name } } } }",
  );
  expect(errors).toBeUndefined();
  expect(policies).toHaveBeenCalledTimes(1);
});

it("counts what belongs to the region of a reference only when it is asked for, once for all", async () => {
  const uncounted = ["r1", "r2"].map((_id) => ({ ...aRegion({ _id }), customers: undefined, tutors: undefined }));
  const list = () => Promise.resolve(aPage(uncounted));
  const countedByIds = jest.fn((ids: readonly string[]) =>
    Promise.resolve(ids.map((_id) => aRegion({ _id, customers: 7, tutors: 2 }))),
  );
  await run({ region: { list, countedByIds } }, "{ regions { items { code } } }");
  expect(countedByIds).not.toHaveBeenCalled();
  const { data } = await run({ region: { list, countedByIds } }, "{ regions { items { customerCount tutorCount } } }");
  expect(data).toEqual({
    regions: { items: Array.from({ length: 2 }, () => ({ customerCount: 7, tutorCount: 2 })) },
  });
  expect(countedByIds).toHaveBeenCalledTimes(1);
});

it("is null for a region that does not exist", async () => {
  const { data, errors } = await run(
    { region: { countedByIds: () => Promise.resolve([]), byCode: () => Promise.resolve(null) } },
    '{ region(id: "nope") { id } regionByCode(code: "zz") { id } }',
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ region: null, regionByCode: null });
});

it("sends only the changed fields, the version and the key", async () => {
  const save = jest.fn((_body: object, _key?: string | null) => Promise.resolve(aRegion({ name: "Britain" })));
  const { data } = await run({ region: { update: save } }, update, {
    input: { name: "Britain", invoicePrefix: null },
  });
  expect(save).toHaveBeenCalledWith({ _id: "r1", version: 3, name: "Britain", invoicePrefix: null }, "k1");
  expect(data?.regionUpdate).toMatchObject({ region: { name: "Britain" }, userErrors: [] });
});

it("tells a stale save apart and shows the record as it stands", async () => {
  const stale = UpstreamError.refused("v2", 409, "This record was changed by Bo at noon.", {
    stale: {
      current: { ...aRegion({ name: "Theirs" }) },
      version: 4,
      changedBy: "Bo Eze",
      changedAt: "2026-01-06T09:00:00.000Z",
    },
  });
  const { data } = await run({ region: { update: () => Promise.reject(stale) } }, update, { input: { name: "Mine" } });
  expect(data?.regionUpdate).toMatchObject({
    region: null,
    userErrors: [
      {
        __typename: "StaleError",
        code: "STALE",
        currentVersion: 4,
        changedBy: "Bo Eze",
        current: { __typename: "Region", name: "Theirs" },
      },
    ],
  });
});
