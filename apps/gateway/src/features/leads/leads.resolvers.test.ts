import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { schema } from "../schema.ts";
import { contextFor, type Fakes } from "../../testing/context.ts";
import { aColleague, aCustomer, aLead, aLearner, aPage } from "../../testing/records.ts";

const run = (fakes: Fakes, source: string) => graphql({ schema, source, contextValue: contextFor("admin", fakes) });

it("asks for leads in the server's terms, and for those who are named once each", async () => {
  const list = jest.fn((_query: string) => Promise.resolve(aPage([aLead(), aLead({ _id: "l2" })])));
  const staff = jest.fn((_ids: readonly string[]) => Promise.resolve([aColleague()]));
  const customers = jest.fn((_ids: readonly string[]) => Promise.resolve([aCustomer()]));
  const { data, errors } = await run(
    { lead: { list }, staffMember: { byIds: staff }, customer: { byIds: customers } },
    `{ leads(filter: { stage: [TRIAL_BOOKED], open: true, nextAction: [NONE], search: "ada" }, sort: SINCE_ASC) {
      items { name customer { name } stages { stage by { name } } } } }`,
  );
  expect(errors).toBeUndefined();
  expect(list).toHaveBeenCalledWith(
    "page=1&pageSize=25&sort=stageSince&q=ada&stage=trial-booked&open=true&nextAction=none",
  );
  expect([staff.mock.calls.length, customers.mock.calls.length]).toEqual([1, 1]);
  expect(data?.leads).toMatchObject({
    items: [
      {
        name: "Ada",
        customer: { name: "Ngozi Eze" },
        stages: [
          { stage: "NEW", by: null },
          { stage: "CONVERTED", by: { name: expect.any(String) } },
        ],
      },
      {},
    ],
  });
});

it("sends whom a lead becomes, and why one was lost", async () => {
  const fire = jest.fn((..._: unknown[]) => Promise.resolve(aLead()));
  await run({ lead: { fire } }, 'mutation { leadConvert(id: "l1", version: 2, lastName: "Obi") { lead { id } } }');
  expect(fire).toHaveBeenLastCalledWith("l1", "convert", { version: 2, lastName: "Obi" }, undefined);
  await run(
    { lead: { fire } },
    'mutation { leadMarkLost(id: "l1", version: 2, lostReason: FOUND_OTHER) { lead { id } } }',
  );
  expect(fire).toHaveBeenLastCalledWith("l1", "lose", { version: 2, lostReason: "found-other" }, undefined);
});

it("knows who may have a lead’s trial lesson", async () => {
  const learners = jest.fn((_id: string) => Promise.resolve([aLearner({ kind: "customer" }), aLearner()]));
  const { data, errors } = await run({ lead: { learners } }, '{ leadLearners(id: "l1") { kind payer { name } } }');
  expect([data, errors]).toEqual([
    {
      leadLearners: [
        { kind: "CUSTOMER", payer: { name: "Ngozi Eze" } },
        { kind: "DEPENDENT", payer: { name: "Ngozi Eze" } },
      ],
    },
    undefined,
  ]);
  expect(learners.mock.calls).toEqual([["l1"]]);
});
