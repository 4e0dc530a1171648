import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { contextFor, type Fakes, type Who } from "../../testing/context.ts";
import { schema } from "../schema.ts";

const run = (fakes: Fakes, source: string, who: Who = "admin") =>
  graphql({ schema, source, contextValue: contextFor(who, fakes) });
const counted = (name: string) => [{ name, counts: [{ value: "me", count: 3 }] }];

it("asks for all counts of a panel in one call, with what the list is filtered by", async () => {
  const facets = jest.fn((_query: string) => Promise.resolve(counted("ownerId")));
  const filter = '{ search: "eze", status: [ACTIVE], ownerId: ["me"], created: LAST_28_DAYS }';
  const { data } = await run(
    { customer: { facets } },
    `{ customerFacets(by: ["ownerId", "tag"], filter: ${filter}) { name counts { value count } } }`,
  );
  expect(facets.mock.calls).toEqual([["by=ownerId&by=tag&q=eze&status=active&ownerId=me&created=last-28-days"]]);
  expect(data?.customerFacets).toEqual(counted("ownerId"));
});

it("calls the role of an account as the list's filter does", async () => {
  const facets = jest.fn((_query: string) => Promise.resolve([...counted("user_role"), ...counted("status")]));
  const { data } = await run(
    { staffUser: { facets } },
    '{ staffUserFacets(by: ["role", "status"], filter: { withoutRole: true }) { name } }',
    "super-admin",
  );
  expect(facets).toHaveBeenCalledWith("by=user_role&by=status&hasRole=false");
  expect(data?.staffUserFacets).toEqual([{ name: "role" }, { name: "status" }]);
});
