import { equalShares } from "@app/domain/customer-pods/pod-members.ts";
import { draftFor, invoicesPath, invoicing } from "../../testing/invoices.ts";
import { requestsOf } from "../../testing/lesson-requests.ts";
import { teaching } from "../../testing/taught-lessons.ts";
import { openWorld, type One, type Page, type World } from "../../testing/world.ts";
import type { InvoiceRecord } from "./invoice.record.ts";
import { postLessons } from "./posting/post-lessons.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  await world.rows("update dependents set date_of_birth = '2000-01-01'");
});
afterAll(() => world.close());

const { post } = invoicing(() => world);
const { agreed, inPounds, payerOf, ended } = teaching(() => ({ world, requests }));
const log = {
  error: ({ err }: { err: Error }) => {
    throw err;
  },
};

it("finds what the lessons of a pod are paid with: prepayments for it, and what bills its lessons to any member", async () => {
  const learners = requests.learners.slice(0, 2);
  await inPounds(...learners.map(({ customer }) => customer));
  const members = learners.map(({ id: learnerId }, place) => ({ learnerId, shareBp: equalShares(2)[place] }));
  const { body } = await world.v2<One<{ _id: string }>>("post", "/people/pods", {
    as: "admin",
    body: {
      ...{ name: "Cousins", regionId: requests.ids.get("UK"), subject: "Igbo", members },
      anchorTimeZone: "Europe/London",
    },
  });
  const podId = body.data._id;
  await world.rows("update customer_pod_members set created_at = created_at - interval '1 day' where pod_id = $1", [
    podId,
  ]);
  const plan = {
    billing: "ongoing",
    priceAmount: 4500,
    slots: [{ weekday: 2, start: "08:00" }],
    startOn: "2026-03-03",
  };
  const { lessons } = await agreed({ learnerId: null, podId }, plan);
  const [lesson] = await lessons();
  await ended(lesson!, "complete", { covered: "Greetings" });
  await postLessons(world.database, world.clock.now(), log);
  const payer = await payerOf(learners[0]!.customer);
  const { data: prepaid } = await post<InvoiceRecord>(
    invoicesPath,
    draftFor(payer, { whoIsLessonFor: "pod", learner: podId }),
  );
  const others = await post<InvoiceRecord>(invoicesPath, draftFor(payer));
  const ongoing: string[] = [];
  for (const { customer: customerId } of learners) {
    const asked = { customerId, currency: "GBP", from: "2026-01-01", to: "2026-01-31", extras: [] };
    const { data } = await post<InvoiceRecord>("/billing/invoices/ongoing", asked);
    ongoing.push(data._id);
  }
  const found = await world.v2<Page<InvoiceRecord>>("get", `${invoicesPath}?podId=${podId}`, { as: "admin" });
  const ids = found.body.data.map(({ _id }) => _id);
  expect(ids.toSorted()).toEqual([prepaid._id, ...ongoing].toSorted());
  expect(ids).not.toContain(others.data._id);
  expect((await world.v2("get", `${invoicesPath}?podId=${podId}`, { as: "content-manager" })).status).toBe(403);
});
