import { linkTo } from "../../testing/mailbox.ts";
import { openWorld, type Caller, type One, type World } from "../../testing/world.ts";
import type { PartnerUserRecord } from "./partner-user.record.ts";
import type { PartnerRecord } from "./partner.record.ts";

let world: World;
let partner: PartnerRecord;
beforeAll(async () => {
  world = await openWorld();
  const contact = { contactName: "Ada", contactEmail: "a@b.example" };
  const body = { ...contact, name: "Invitations", kind: "school", code: "INVITATIONS" };
  partner = (await world.v2<One<PartnerRecord>>("post", "/partners", { as: "director", body })).body.data;
});
afterAll(() => world.close());

type Mails = { to: string; subject: string; text: string }[];
const draftOf = (email: string) => ({
  ...{ firstName: "Ada", lastName: "Obi", email, partnerId: partner._id, partnerRole: "owner" },
});
async function aUser(email: string): Promise<PartnerUserRecord> {
  const { body } = await world.v2<One<PartnerUserRecord>>("post", "/partners/users", {
    as: "director",
    body: draftOf(email),
  });
  return body.data;
}
const shown = async (method: "post" | "patch", path: string, body: object, as: Caller = "director") => {
  const answer = await world.v2<Mails>(method, `/partners/users${path}`, { as, body });
  return [answer.status, answer.body] as const;
};
const mailOf = (to: string, firstName = "Ada") => ({
  to,
  subject: "You have been invited to the partners’ app for Invitations",
  text: expect.stringMatching(
    new RegExp(`^Dear ${firstName},\\n\\nYou have been invited .*\\n\\(one-time link\\)`, "s"),
  ) as string,
});
const writtenTo = (email: string) => world.rows(`select id from mails where "to" = '${email}'`);
const usersBy = (email: string) => world.rows(`select version from partner_users where email = '${email}'`);

it("shows the invitation of somebody who is not added yet, and adds nobody", async () => {
  const email = "shown@invitations.example";
  expect(await shown("post", "/mails", draftOf(email))).toMatchObject([200, [mailOf(email)]]);
  expect([await writtenTo(email), await usersBy(email)]).toEqual([[], []]);
});

it("shows the invitation before it is sent again, and the link before it goes on working", async () => {
  const email = "again@invitations.example";
  const { _id, version } = await aUser(email);
  expect(await shown("post", `/${_id}/invite/mails`, { version })).toMatchObject([200, [mailOf(email)]]);
  expect(await writtenTo(email)).toHaveLength(1);
  const { code } = await linkTo(world, email);
  const accepted = await world.v2("post", "/partners/users/accept", { as: null, body: { code } });
  expect(accepted.status).toBe(200);
});

it("shows what goes to a new address, and nothing where the address stays", async () => {
  const { _id, version } = await aUser("old@invitations.example");
  const email = "new@invitations.example";
  expect(await shown("patch", "/mails", { _id, version, email })).toMatchObject([200, [mailOf(email)]]);
  expect(await shown("patch", "/mails", { _id, version, lastName: "Eze" })).toEqual([200, []]);
  expect(await usersBy(email)).toEqual([]);
});

it.each(["admin", "content-manager"] as const)("shows nothing to %s", async (as) => {
  const [status] = await shown("post", "/mails", draftOf("no@invitations.example"), as);
  expect(status).toBe(403);
});
