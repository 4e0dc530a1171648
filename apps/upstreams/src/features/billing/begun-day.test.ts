import { invoicing } from "../../testing/invoices.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  // Tuesday 6 January, 02:30 in London; Monday evening in New York.
  world.pass(17.5 * 60);
});
afterAll(() => world.close());

const { customerIn, pay } = invoicing(() => world);

it("takes a payment of the day that it is for whoever enters it, and none of the next", async () => {
  const customer = await customerIn("USD");
  const of = { currency: "USD", keepAsCredit: true };
  const { status, fields } = await pay(customer, 5_000, [], { ...of, receivedOn: "2026-01-07" });
  expect([status, fields]).toEqual([422, { receivedOn: "The payment cannot be dated in the future." }]);
  const { data } = await pay(customer, 5_000, [], { ...of, receivedOn: "2026-01-06" });
  expect(data).toMatchObject({ status: "succeeded", receivedOn: "2026-01-06" });
});
