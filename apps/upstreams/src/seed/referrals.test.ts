import { referralStatuses } from "@app/domain/referrals/referral-enums.ts";
import { openWorld, type World } from "../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it("has people who came with a code in every state, rewards that were given, and a payout to come", async () => {
  const states = await world.rows<{ status: string }>("select distinct status from referrals");
  expect(states.map(({ status }) => status).sort()).toEqual([...referralStatuses].sort());
  const payouts = await world.rows<{ status: string }>("select status from referral_payouts order by status");
  expect(payouts).toEqual([{ status: "draft" }, { status: "paid" }]);
});

it("has nobody who came before whoever referred them, nor on their own code", async () => {
  expect(
    await world.rows(
      `select r.id from referrals r join referrers f on f.id = r.referrer_id
       where r.attributed_at < f.created_at or r.referee_customer_id = r.referrer_id`,
    ),
  ).toEqual([]);
});
