import { linkTo } from "../../testing/mailbox.ts";
import { openWorld, type One, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Kept {
  _id: string;
  version: number;
}
const send = async (path: string, body: object) =>
  (await world.v2<One<Kept>>("post", path, { as: "director", body })).body.data;

/** A partner with two active owners. */
async function twoOwners(n: number) {
  const contact = { contactName: "Ada", contactEmail: "ada@race.example" };
  const partner = await send("/partners", { ...contact, name: `Race ${n}`, kind: "school", code: `RACE-${n}` });
  const owners: Kept[] = [];
  for (const place of [1, 2]) {
    const email = `owner${n}.${place}@race.example`;
    const person = { firstName: "Ada", lastName: "Obi", email, partnerId: partner._id, partnerRole: "owner" };
    const { _id } = await send("/partners/users", person);
    const { code } = await linkTo(world, email);
    await world.v2("post", "/partners/users/accept", { as: null, body: { code } });
    owners.push({ _id, version: 2 });
  }
  return { partner, owners };
}

it.each([1, 2, 3, 4, 5])("leaves a partner an owner where its last two go at once, time %i", async (n) => {
  const { partner, owners } = await twoOwners(n);
  const ways = ["suspend", "deactivate"];
  const answers = await Promise.all(
    owners.map(({ _id, version }, place) =>
      world.v2("post", `/partners/users/${_id}/${ways[place]}`, { as: "director", body: { version, reason: "Both." } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const left = await world.rows("select 1 from partner_users where partner_id = $1 and status = 'active'", [
    partner._id,
  ]);
  expect(left).toHaveLength(1);
});
