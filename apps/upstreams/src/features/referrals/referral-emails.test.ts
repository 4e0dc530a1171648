import { referring, type Referring } from "../../testing/referring.ts";
import { openWorld, type World } from "../../testing/world.ts";
import type { PayoutRecord } from "./payout.record.ts";
import type { ReferralRecord } from "./referral.record.ts";

let world: World;
let on: Referring;
beforeAll(async () => {
  world = await openWorld();
  on = referring(world);
});
afterAll(() => world.close());

interface Written {
  address: string;
  subject: string;
  body: string;
}

/** What somebody was written about referrals, by subject: much of it is written in one instant here. */
const writtenTo = (personId: string) =>
  world.rows<Written>(
    "select address, subject, body from messages where to_person_id = $1 and subject like '%refer%' order by subject",
    [personId],
  );
const subjects = async (personId: string) => (await writtenTo(personId)).map(({ subject }) => subject);

/** Somebody who came with a code, paid, and had their lesson long enough ago. */
async function qualified(code: string, more: object = {}): Promise<ReferralRecord> {
  const customer = await on.comes(code, more);
  await on.pays(customer);
  await on.held(customer);
  await on.held(customer);
  await on.follow();
  on.wait(15);
  await on.follow();
  return on.referral(customer);
}

it("tells a teacher that a referral qualified, what it earned, and what was paid, by first name alone", async () => {
  const { _id, version, referrerId, refereeName } = await qualified("SPEAK-YORUBA");
  expect(await subjects(referrerId)).toEqual(["Your referral of Adaeze has qualified"]);

  const shown = await world.v1<{ to: string; text: string }[]>("post", `/referrals/referrals/${_id}/approve/mails`, {
    as: "director",
    body: { version },
  });
  expect(shown.body).toEqual([
    expect.objectContaining({ text: expect.stringContaining("£15.00 will be part of your next payout.") as string }),
  ]);
  expect(await subjects(referrerId)).toHaveLength(1);

  await on.v1(`referrals/${_id}/approve`, { version });
  const { _id: payoutId } = await on.v1<PayoutRecord>("payouts", { referrerId, currency: "GBP" });
  await on.v1(`payouts/${payoutId}/approve`, { version: 1 });
  await on.v1(`payouts/${payoutId}/pay`, { version: 2, reference: "FT-7" });
  const letters = await writtenTo(referrerId);
  expect(letters.map(({ subject }) => subject)).toEqual([
    "Your referral of Adaeze has qualified",
    "Your referral payout",
    "Your reward for referring Adaeze",
  ]);
  const [, payout, reward] = letters;
  expect(reward?.body).toContain("£15.00 will be part of your next payout.");
  expect(payout?.body).toContain("We have paid you £15.00, with the reference FT-7.");
  for (const { subject, body } of letters) {
    expect(`${subject} ${body}`).not.toContain(refereeName);
    expect(body).not.toMatch(/lesson|invoice|£200/);
  }
});

it("tells a customer which credit they were given", async () => {
  const { code, _id: referrerId } = await on.refers();
  const { _id, version } = await qualified(code);
  await on.v1(`referrals/${_id}/approve`, { version });
  const last = (await writtenTo(referrerId)).at(-1);
  expect(last?.body).toContain("We have added 1 free lesson to your account.");
});

it("says nothing of a referral that must be reviewed, until it is approved", async () => {
  const { code, _id: referrerId } = await on.refers({ phoneNumber: "+447700900888" });
  const { _id, version, status } = await qualified(code, { phoneNumber: "+447700900888" });
  expect([status, await subjects(referrerId)]).toEqual(["review", []]);
  await on.v1(`referrals/${_id}/approve`, { version, flagsSeen: true });
  expect(await subjects(referrerId)).toEqual(["Your reward for referring Adaeze"]);
});
