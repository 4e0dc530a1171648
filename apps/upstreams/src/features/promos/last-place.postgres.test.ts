import { draftFor, invoicesPath, type Payer } from "../../testing/invoices.ts";
import { openWorld, type One, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const as = "director";
const senders = 50;

it("gives the last redemption to exactly one of fifty invoices that are sent at once", async () => {
  const payers = await world.rows<Payer>(
    `select c.id as "_id", p.first_name as "firstName", p.last_name as "lastName", p.email, c.currency from customers c
     join persons p on p.id = c.id where c.archived_at is null and p.email is not null and p.merged_into_id is null
     order by c.id limit ${senders}`,
  );
  const promo = {
    code: "LAST-ONE",
    name: "Last one",
    discountType: "percent",
    percentBp: 1000,
    maxPerCustomer: 99,
  };
  const made = await world.v2<One<{ _id: string }>>("post", "/billing/promos", {
    as,
    body: {
      ...promo,
      appliesTo: ["pre-payment"],
      startsOn: "2026-01-01",
      maxRedemptions: 1,
    },
  });
  const at = `/billing/promos/${made.body.data._id}`;
  await world.v2("post", `${at}/activate`, { as, body: { version: 1 } });
  const gateway = { paymentGateway: "CASH_OR_OTHER", promoCodes: ["LAST-ONE"] };
  const drafts = await Promise.all(
    Array.from({ length: senders }, async (_, place) => {
      const payer = payers[place % payers.length] as Payer;
      const body = draftFor(payer, gateway);
      return (await world.v2<One<{ _id: string; version: number }>>("post", invoicesPath, { as, body })).body.data;
    }),
  );
  const sent = await Promise.all(
    drafts.map(({ _id, version }) =>
      world.v2<{ error?: string }>("post", `${invoicesPath}/${_id}/send`, {
        as,
        body: { version },
      }),
    ),
  );
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
  const reasons = new Set(sent.filter(({ status }) => status !== 200).map(({ body }) => body.error));
  expect([...reasons]).toEqual(["This code has been used up."]);
  expect(await world.rows("select reserved, used from promos where code = 'LAST-ONE'")).toEqual([
    { reserved: 1, used: 0 },
  ]);
  expect(
    await world.rows(
      "select r.status from promo_redemptions r join promos p on p.id = promo_id where code = 'LAST-ONE'",
    ),
  ).toEqual([{ status: "reserved" }]);
});
