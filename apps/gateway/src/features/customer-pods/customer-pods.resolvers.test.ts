import { jest } from "@jest/globals";
import { graphql } from "graphql";
import type { CustomerPod } from "@app/schema/upstreams/v2.records.generated.ts";
import { schema } from "../schema.ts";
import { contextFor, type Fakes } from "../../testing/context.ts";
import { aLearner, aPage, aPod } from "../../testing/records.ts";

const run = (fakes: Fakes, source: string, variableValues?: Record<string, unknown>) =>
  graphql({ schema, source, contextValue: contextFor("admin", fakes), variableValues });
const listing = (...pods: CustomerPod[]) => jest.fn((_query: string) => Promise.resolve(aPage(pods)));

it("asks for states, subjects and learners in the server's terms", async () => {
  const list = listing();
  await run(
    { customerPod: { list } },
    `{ customerPods(filter: { search: "ozo", status: [ACTIVE, PAUSED], subject: ["Igbo"], learnerId: ["l1"] }, sort: CREATED_DESC) {
      items { id } } }`,
  );
  expect(list).toHaveBeenCalledWith(
    "page=1&pageSize=25&sort=-createdAt&q=ozo&status=active&status=paused&subject=Igbo&learnerId=l1",
  );
});

it("reads the learners of a whole page, and who pays for all, in one call", async () => {
  const pods = Array.from({ length: 25 }, (_, place) =>
    aPod({ _id: `p${place}`, billingMode: "one-payer", payerCustomerId: "200000000000000000000001" }),
  );
  const byIds = jest.fn((ids: readonly string[]) => Promise.resolve(ids.map((_id) => aLearner({ _id }))));
  const { data, errors } = await run(
    { customerPod: { list: listing(...pods) }, learner: { byIds } },
    "{ customerPods { items { billingMode payer { name } members { shareBp learner { name } } } } }",
  );
  expect(errors).toBeUndefined();
  expect(byIds).toHaveBeenCalledTimes(1);
  expect(data?.customerPods).toMatchObject({
    items: expect.arrayContaining([
      {
        billingMode: "ONE_PAYER",
        payer: { name: "Ngozi Eze" },
        members: [{ shareBp: 10_000, learner: { name: "Kelechi Eze" } }],
      },
    ]),
  });
});

it("reads who left the pods of a whole page in one call", async () => {
  const [member] = aPod().members;
  const formerMembers = jest.fn((podIds: readonly string[]) =>
    Promise.resolve(podIds.slice(0, 1).map((podId) => ({ ...member!, podId, leftAt: "2026-03-02T09:00:00.000Z" }))),
  );
  const list = listing(aPod({ _id: "p1" }), aPod({ _id: "p2" }));
  const query = "{ customerPods { items { formerMembers { leftAt } } } }";
  const { data } = await run({ customerPod: { list, formerMembers } }, query);
  expect(data?.customerPods).toEqual({
    items: [{ formerMembers: [{ leftAt: "2026-03-02T09:00:00.000Z" }] }, { formerMembers: [] }],
  });
  expect(formerMembers).toHaveBeenCalledTimes(1);
});

it("leaves the tutor out who no longer teaches", async () => {
  const { data } = await run(
    {
      customerPod: { byId: () => Promise.resolve(aPod({ tutorId: "t1" })) },
      tutors: { onboarded: () => Promise.resolve([]) },
    },
    '{ customerPod(id: "p1") { name tutor { name } } }',
  );
  expect(data?.customerPod).toEqual({ name: "Ozo cousins", tutor: null });
});

it("sends the members whole, and the reason with the closing", async () => {
  const update = jest.fn((_body: object, _key?: string | null) => Promise.resolve(aPod()));
  const fire = jest.fn((..._: unknown[]) => Promise.resolve(aPod({ status: "closed" })));
  const { data } = await run(
    { customerPod: { update, fire } },
    `mutation ($members: [PodMemberInput!]!) {
      customerPodUpdate(id: "p1", version: 3, input: { members: $members }, idempotencyKey: "k1") { userErrors { message } }
      customerPodClose(id: "p1", version: 4, reason: "Done.", idempotencyKey: "k2") { customerPod { status } }
    }`,
    { members: [{ learnerId: "l1", shareBp: 10_000 }] },
  );
  expect(update).toHaveBeenCalledWith({ _id: "p1", version: 3, members: [{ learnerId: "l1", shareBp: 10_000 }] }, "k1");
  expect(fire).toHaveBeenCalledWith("p1", "close", { version: 4, reason: "Done." }, "k2");
  expect(data?.customerPodClose).toEqual({ customerPod: { status: "CLOSED" } });
});
