import { openWorld, type One, type World } from "../../testing/world.ts";
import { notifyOfExpiringTokens } from "./notify-of-expiring-tokens.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.rows("delete from notifications");
  await world.rows("update service_tokens set revoked_at = now() where name <> 'App content sync'");
  await world.rows(
    `update service_tokens set expires_on = '2026-02-06', owner_id = (select id from account_users where email = 'admin@demo.test')
     where name = 'App content sync'`,
  );
});
afterAll(() => world.close());

const dayMs = 24 * 60 * 60_000;
const tell = (days: number) =>
  notifyOfExpiringTokens(world.database, new Date(world.clock.now().getTime() + days * dayMs), 100);
const told = async (as: "director" | "super-admin" | "admin") =>
  (await world.v2<One<{ title: string; url: string | null }[]>>("get", "/notifications", { as })).body.data;
const title = "Service token expires soon: App content sync";

it("reminds the owner and the maker 30, 7 and 1 days ahead, each once, by email and notice", async () => {
  // 6 February is 32 days away.
  const days = [1, 2, 2, 25, 26, 31, 31, 32, 33];
  const counts: number[] = [];
  for (const day of days) counts.push(await tell(day));
  expect(counts).toEqual([0, 1, 0, 1, 0, 1, 0, 0, 0]);
  for (const as of ["director", "admin"] as const)
    expect((await told(as)).map((notice) => notice.title)).toEqual([title, title, title]);
  expect(await told("super-admin")).toEqual([]);
  expect((await told("director"))[0]?.url).toMatch(/^\/app\/system\/tokens\?view=/);
  expect((await told("admin"))[0]?.url).toBeNull();
  const mails = await world.rows(`select "to", subject, text from mails where template = 'token-expiry' order by id`);
  expect(mails).toHaveLength(6);
  expect(mails[0]).toMatchObject({ subject: "The service token “App content sync” expires on 6 February 2026" });
});

it("begins anew for another last day, and leaves out what was revoked or replaced", async () => {
  await world.rows("update service_tokens set expires_on = '2026-03-06' where name = 'App content sync'");
  expect(await tell(35)).toBe(1);
  await world.rows(
    "update service_tokens set expires_on = '2026-04-06', ends_at = now() where name = 'App content sync'",
  );
  expect(await tell(66)).toBe(0);
});
