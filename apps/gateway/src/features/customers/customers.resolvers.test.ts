import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { schema } from "../schema.ts";
import { contextFor, type Fakes, type Who } from "../../testing/context.ts";
import { aCustomer, aDependent, aPage, aRegion } from "../../testing/records.ts";

const run = (fakes: Fakes, source: string, who: Who = "admin") =>
  graphql({ schema, source, contextValue: contextFor(who, fakes) });

it("asks for states, sources and tags in the server's terms", async () => {
  const list = jest.fn((_query: string) => Promise.resolve(aPage([aCustomer()])));
  const filter = '{ search: "eze", status: [ACTIVE], source: [REFERRAL_TEACHER], tag: ["VIP"], ownerId: ["o1"] }';
  await run({ customer: { list } }, `{ customers(filter: ${filter}, sort: CHANGED_DESC) { items { id } } }`);
  expect(list).toHaveBeenCalledWith(
    "page=1&pageSize=25&sort=-updatedAt&q=eze&status=active&ownerId=o1&source=referral-teacher&tag=VIP",
  );
});

it("asks for chosen days by the first and the last of them", async () => {
  const list = jest.fn((_query: string) => Promise.resolve(aPage([])));
  const days = '{ from: "2026-11-01", until: "2026-11-27" }';
  await run({ customer: { list } }, `{ customers(filter: { createdBetween: ${days} }) { items { id } } }`);
  expect(list).toHaveBeenCalledWith(expect.stringContaining("createdBetween=2026-11-01%2F2026-11-27"));
});

it.each([10, 100])("makes three calls for a page of %i, however many owners and regions it has", async (size) => {
  const customers = Array.from({ length: size }, (_, n) =>
    aCustomer({ _id: `c${n}`, ownerId: `o${n % 7}`, regionId: `r${n % 3}` }),
  );
  const list = jest.fn(() => Promise.resolve(aPage(customers)));
  const regions = jest.fn((ids: readonly string[]) => Promise.resolve(ids.map((_id) => aRegion({ _id }))));
  const staff = jest.fn((_ids: readonly string[]) => Promise.resolve([]));
  const { errors } = await run(
    { customer: { list }, region: { byIds: regions }, staffMember: { byIds: staff } },
    `{ customers(page: { size: ${size} }) { items { name learnerNames tags region { code } owner { name } } } }`,
  );
  expect(errors).toBeUndefined();
  expect([list, regions, staff].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

it("asks for what is noted for safeguarding only where it is wanted, and for all of a page at once", async () => {
  const dependents = [aDependent({ _id: "d1" }), aDependent({ _id: "d2" })];
  const list = () => Promise.resolve(aPage(dependents));
  const safeguardingNotes = jest.fn((_ids: readonly string[]) => Promise.resolve([{ _id: "d2", text: "Camera off." }]));
  const fakes = { dependent: { list, safeguardingNotes } };
  await run(fakes, "{ dependents { items { name } } }");
  expect(safeguardingNotes).not.toHaveBeenCalled();
  const { data } = await run(fakes, "{ dependents { items { safeguardingNote } } }");
  expect(data?.dependents).toEqual({ items: [{ safeguardingNote: null }, { safeguardingNote: "Camera off." }] });
  expect(safeguardingNotes.mock.calls).toEqual([[["d1", "d2"]]]);
});

it("says in which zone a dependent is, and whether that is another than the customer's", async () => {
  const dependents = [
    aDependent(),
    aDependent({ _id: "d2", timeZone: "Africa/Lagos" }),
    aDependent({ _id: "d3", timeZone: "Europe/London" }),
  ];
  const list = jest.fn((_query: string) => Promise.resolve(aPage(dependents)));
  const { data } = await run(
    { dependent: { list } },
    "{ dependents(filter: { ageGroup: [FROM_5] }) { items { name zone isElsewhere } } }",
  );
  expect(list).toHaveBeenCalledWith("page=1&pageSize=25&sort=name&ageGroup=from-5");
  expect(data?.dependents).toEqual({
    items: [
      { name: "Kelechi Eze", zone: "Europe/London", isElsewhere: false },
      { name: "Kelechi Eze", zone: "Africa/Lagos", isElsewhere: true },
      { name: "Kelechi Eze", zone: "Europe/London", isElsewhere: false },
    ],
  });
});

it("sends the reason with the block, and what was typed when a likely customer is looked for", async () => {
  const fire = jest.fn((..._: unknown[]) => Promise.resolve(aCustomer({ status: "blocked" })));
  const likely = jest.fn((_: object) => Promise.resolve([aCustomer()]));
  const { data } = await run(
    { customer: { fire } },
    'mutation { customerBlock(id: "c1", version: 4, reason: "Abuse.") { customer { status } } }',
  );
  expect(fire).toHaveBeenCalledWith("c1", "block", { version: 4, reason: "Abuse." }, undefined);
  expect(data?.customerBlock).toEqual({ customer: { status: "BLOCKED" } });
  const found = await run({ customer: { likely } }, '{ likelyCustomers(email: "a@b.org") { name email } }');
  expect(likely).toHaveBeenCalledWith({ email: "a@b.org" });
  expect(found.data?.likelyCustomers).toEqual([{ name: "Ngozi Eze", email: "ngozi@example.org" }]);
});

it("merges with the sides that were chosen, says what to undo it by, and who somebody was merged into", async () => {
  const kept = aCustomer();
  const merge = jest.fn((..._: unknown[]) => Promise.resolve({ merge: { _id: "m1" }, kept }));
  const { data } = await run(
    { merges: { merge } },
    `mutation { customerMerge(id: "c1", version: 4, otherId: "c2", otherVersion: 7, choices: [{ field: "email", side: OTHER }]) {
      customer { name } mergeId userErrors { message } } }`,
  );
  expect(merge).toHaveBeenCalledWith(
    "c1",
    { version: 4, otherId: "c2", otherVersion: 7, choices: { email: "other" } },
    undefined,
  );
  expect(data?.customerMerge).toEqual({ customer: { name: "Ngozi Eze" }, mergeId: "m1", userErrors: [] });
  const byId = (_id: string) => Promise.resolve(aCustomer({ _id, mergedIntoId: "c1" }));
  const byIds = (ids: readonly string[]) => Promise.resolve(ids.map((_id) => aCustomer({ _id })));
  const pointer = await run({ customer: { byId, byIds } }, '{ customer(id: "c2") { mergedInto { id name } } }');
  expect(pointer.data?.customer).toEqual({ mergedInto: { id: "c1", name: "Ngozi Eze" } });
});
