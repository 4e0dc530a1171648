import { linkTo } from "../../testing/mailbox.ts";
import { openWorld, type One, type Page, type World } from "../../testing/world.ts";
import type { SeenLearnerRecord } from "./partner-learner.record.ts";
import type { PartnerRecord } from "./partner.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function add<Found = { _id: string }>(path: string, body: object): Promise<Found> {
  const { status, body: answer } = await world.v2<One<Found>>("post", path, { as: "director", body });
  expect([path, status]).toEqual([path, 201]);
  return answer.data;
}

it("pages the learners whom a partner's user sees, by first name", async () => {
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'UK'");
  const contact = { contactName: "Ada", contactEmail: "a@b.example" };
  const partner = await add<PartnerRecord>("/partners", { ...contact, name: "Pages", kind: "school", code: "PAGES" });
  for (const firstName of ["Chidi", "Ada", "Bola"])
    await add("/people/customers", {
      ...{ firstName, lastName: "Eze", email: `${firstName}@pages.example`, regionId: region?.id },
      referralCode: partner.code,
    });
  const email = "owner@pages.example";
  const user = await add("/partners/users", {
    ...{ firstName: "Ada", lastName: "Obi", email, partnerId: partner._id, partnerRole: "owner", allLearners: true },
  });
  await world.v2("post", "/partners/users/accept", { as: null, body: { code: (await linkTo(world, email)).code } });
  const seen = (query: string) =>
    world.v2<Page<SeenLearnerRecord> & { fields?: object; error?: string }>(
      "get",
      `/partners/users/${user._id}/learners${query}`,
      { as: "director" },
    );
  const names = async (query: string) => {
    const { data, total, ...place } = (await seen(query)).body;
    return { names: data.map(({ firstName }) => firstName), total, place };
  };
  expect(await names("")).toEqual({ names: ["Ada", "Bola", "Chidi"], total: 3, place: { page: 1, pageSize: 25 } });
  expect(await names("?pageSize=2")).toMatchObject({ names: ["Ada", "Bola"], total: 3 });
  expect(await names("?page=2&pageSize=2")).toEqual({ names: ["Chidi"], total: 3, place: { page: 2, pageSize: 2 } });
  const refused = await seen("?pageSize=101");
  expect([refused.status, refused.body.error]).toEqual([422, "Page size must be between 1 and 100."]);
});

it("is seen by nobody once the partner has ended, and follows a learner whose record is merged", async () => {
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'UK'");
  const contact = { contactName: "Ada", contactEmail: "a@c.example" };
  const partner = await add<PartnerRecord>("/partners", { ...contact, name: "Ends", kind: "school", code: "ENDS" });
  const customer = (firstName: string) =>
    add<{ _id: string; version: number }>("/people/customers", {
      ...{ firstName, lastName: "Obi", email: `${firstName}@ends.example`, regionId: region?.id },
    });
  const [twice, kept] = [await customer("Uche"), await customer("Uchenna")];
  const post = async (path: string, body: object) =>
    expect([path, (await world.v2("post", path, { as: "director", body })).status]).toEqual([path, 200]);
  await post(`/partners/${partner._id}/add-learner`, { version: partner.version, learnerId: twice._id });
  const email = "owner@ends.example";
  const person = { firstName: "Ada", lastName: "Obi", email, partnerId: partner._id, partnerRole: "owner" };
  const user = await add("/partners/users", { ...person, learnerIds: [twice._id] });
  await world.v2("post", "/partners/users/accept", { as: null, body: { code: (await linkTo(world, email)).code } });
  await post(`/people/customers/${kept._id}/merge`, {
    ...{ version: kept.version, otherId: twice._id, otherVersion: twice.version, choices: {} },
  });
  const seen = async () =>
    (
      await world.v2<Page<SeenLearnerRecord>>("get", `/partners/users/${user._id}/learners`, { as: "director" })
    ).body.data.map(({ _id }) => _id);
  expect(await seen()).toEqual([kept._id]);
  const known = await world.v2<One<PartnerRecord[]>>("get", `/partners?id=${partner._id}`, { as: "director" });
  await post(`/partners/${partner._id}/end`, { version: known.body.data[0]?.version, reason: "It is over." });
  expect(await seen()).toEqual([]);
});
