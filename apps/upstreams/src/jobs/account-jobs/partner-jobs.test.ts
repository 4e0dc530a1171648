import { jobsOf } from "../../testing/person-jobs.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const director = () => jobsOf(world, "director");
const reason = { reason: "The contract is over." };
const usersOf = (name: string, status: string) =>
  world.rows<{ id: string; partner_role: string }>(
    `select u.id, u.partner_role from partner_users u join partners p on p.id = u.partner_id
      where p.name like '${name}%' and u.status = '${status}' order by u.id`,
  );
const did = async (kind: Parameters<ReturnType<typeof director>["start"]>[0], ids: string[], payload: object = {}) => {
  const jobs = director();
  const { _id: id } = (await jobs.start(kind, { ids }, payload)).body.data;
  await jobs.work();
  const failed = (await jobs.items(id, "failed")).data.map(({ recordId, reason: why }) => [recordId, why]);
  const { done, skipped } = (await jobs.byId(id)) ?? {};
  return { done, skipped, failed };
};

it("suspends a partner's users but the last active owner, reinstates them, and deactivates them for good", async () => {
  const users = await usersOf("St Mary", "active");
  const [owner] = users.filter(({ partner_role }) => partner_role === "owner");
  const others = users.filter(({ id }) => id !== owner?.id);
  const ids = users.map(({ id }) => id);
  const stays = [[owner?.id, "A partner must have at least one owner."]];
  expect(others.length).toBeGreaterThan(0);
  expect(await did("partner-users-suspend", ids, reason)).toEqual({ done: others.length, skipped: 0, failed: stays });
  expect(await did("partner-users-suspend", ids, reason)).toEqual({ done: 0, skipped: others.length, failed: stays });
  expect(await did("partner-users-reinstate", ids)).toEqual({ done: others.length, skipped: 1, failed: [] });
  expect(await did("partner-users-deactivate", ids, reason)).toMatchObject({ done: others.length, failed: stays });
  const entries = await world.rows(
    "select distinct reason from team_activity where entity_kind = 'partner-user' and changes->'status'->>1 = 'deactivated' and actor_id <> 'system' and reason = $1",
    [reason.reason],
  );
  expect(entries).toEqual([reason]);
});

it("invites those again who have not accepted, and says why not the others", async () => {
  const invited = await world.rows<{ id: string; email: string }>(
    `select u.id, email from partner_users u join partners p on p.id = u.partner_id
      where u.status = 'invited' and p.status not in ('ended', 'suspended')`,
  );
  const [active] = await usersOf("St Mary", "active");
  const before = await world.rows("select id from mails where template = 'partner-invitation'");
  const answer = await did("partner-users-invite", [...invited.map(({ id }) => id), active?.id ?? ""]);
  expect(answer).toMatchObject({ done: invited.length, failed: [[active?.id, expect.stringMatching(/is active/)]] });
  expect(invited.length).toBeGreaterThan(0);
  const after = await world.rows("select id from mails where template = 'partner-invitation'");
  expect(after.length - before.length).toBe(invited.length);
});

it("suspends partners with a reason, and reinstates them", async () => {
  const rows = await world.rows<{ id: string; status: string }>(
    "select id, status from partners where status = 'active'",
  );
  const ids = rows.map(({ id }) => id);
  expect(await did("partners-suspend", ids, reason)).toMatchObject({ done: ids.length, failed: [] });
  expect(await did("partners-suspend", ids, reason)).toMatchObject({ skipped: ids.length });
  expect(await did("partners-reinstate", ids)).toMatchObject({ done: ids.length });
});

it("asks for the reason, and is refused to those who may not do it to one", async () => {
  const { status, body } = await director().start("partner-users-suspend", { ids: ["x"] }, {});
  expect([status, body.fields]).toEqual([422, { reason: "Reason is required." }]);
  expect((await jobsOf(world, "admin").start("partners-suspend", { ids: ["x"] }, reason)).status).toBe(403);
});
