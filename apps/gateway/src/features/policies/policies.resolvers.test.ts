import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { schema } from "../schema.ts";
import { contextFor, type Fakes } from "../../testing/context.ts";
import { aPage, aPolicy, aRegion } from "../../testing/records.ts";

const run = (fakes: Fakes, source: string) => graphql({ schema, source, contextValue: contextFor("director", fakes) });

it("asks for the page, order and search in the server's terms", async () => {
  const list = jest.fn((_query: string) => Promise.resolve(aPage([aPolicy({ regions: 3 })])));
  const { data } = await run(
    { cancellationPolicy: { list } },
    `{ cancellationPolicyList(page: { number: 2, size: 10 }, filter: { search: "st" }, sort: CREATED_DESC) {
      items { id regionCount } pageInfo { totalCount }
    } }`,
  );
  expect(list).toHaveBeenCalledWith("page=2&pageSize=10&sort=-createdAt&q=st");
  expect(data?.cancellationPolicyList).toEqual({
    items: [{ id: aPolicy()._id, regionCount: 3 }],
    pageInfo: { totalCount: 1 },
  });
});

it("reads the regions of a whole page of policies in one call, each to the policy it uses", async () => {
  const ids = ["p1", "p2", "p3"];
  const list = () => Promise.resolve(aPage(ids.map((_id) => aPolicy({ _id }))));
  const ofPolicies = jest.fn(() =>
    Promise.resolve([
      aRegion({ code: "UK", cancellationPolicyId: "p1" }),
      aRegion({ code: "NG", cancellationPolicyId: "p3" }),
      aRegion({ code: "US", cancellationPolicyId: "p3" }),
    ]),
  );
  const { data } = await run(
    { cancellationPolicy: { list }, region: { ofPolicies } },
    "{ cancellationPolicyList { items { regions { code } } } }",
  );
  expect(data).toEqual({
    cancellationPolicyList: {
      items: [{ regions: [{ code: "UK" }] }, { regions: [] }, { regions: [{ code: "NG" }, { code: "US" }] }],
    },
  });
  expect(ofPolicies).toHaveBeenCalledTimes(1);
  expect(ofPolicies).toHaveBeenCalledWith(ids);
});
