import { jobsOf } from "../../testing/person-jobs.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
let jobs: ReturnType<typeof jobsOf>;
beforeAll(async () => {
  world = await openWorld();
  jobs = jobsOf(world, "admin");
});
afterAll(() => world.close());

interface Member {
  pod_id: string;
  name: string;
  status: string;
  customer_id: string;
}
const members = () =>
  world.rows<Member>(
    `select m.pod_id, p.name, p.status, m.customer_id from customer_pod_members m
     join customer_pods p on p.id = m.pod_id where m.archived_at is null order by m.pod_id, m.place`,
  );
async function run(kind: "pods-message" | "pods-pause", ids: string[], payload: object = {}) {
  const { _id: id } = (await jobs.start(kind, { ids }, payload)).body.data;
  await jobs.work();
  return { job: await jobs.byId(id), failed: (await jobs.items(id, "failed")).data };
}

it("writes once to each who pays for a pod, and to nobody of one whose payer has no address", async () => {
  const all = await members();
  const of = (pod: string) => all.filter(({ pod_id: id }) => id === pod);
  const payersOf = (pod: string) => [...new Set(of(pod).map(({ customer_id: payer }) => payer))];
  const pods = [...new Set(all.map(({ pod_id: id }) => id))];
  const [first = "", second = ""] = pods.filter((id) => payersOf(id).length > 1);
  const [unreachable] = payersOf(second).filter((payer) => !payersOf(first).includes(payer));
  await world.rows("update persons set email = coalesce(email, id || '@example.org')");
  await world.rows("update persons set email = null where id = $1", [unreachable]);
  const message = { subject: "{{podName}}", body: "Dear {{firstName}}, this is about {{learnerNames}}." };
  const { job, failed } = await run("pods-message", [first, second], message);
  expect(job).toMatchObject({ done: 1, failed: 1 });
  expect(failed[0]?.reason).toMatch(/ has no email address, so nobody of the pod was written to\.$/);
  const written = await world.rows<{ to_person_id: string; subject: string; body: string }>(
    "select to_person_id, subject, body from messages where body like '%this is about%'",
  );
  expect(new Set(written.map(({ to_person_id: to }) => to))).toEqual(new Set(payersOf(first)));
  expect(written).toHaveLength(payersOf(first).length);
  expect(new Set(written.map(({ subject }) => subject))).toEqual(new Set([of(first)[0]?.name]));
  expect(written.every(({ body }) => !body.includes("{{") && !body.endsWith("about ."))).toBe(true);
});

it("pauses pods that are active, and says of the others why not", async () => {
  const all = await members();
  const active = all.find(({ status }) => status === "active")?.pod_id ?? "";
  const forming = all.find(({ status }) => status === "forming")?.pod_id ?? "";
  const { job, failed } = await run("pods-pause", [active, forming]);
  expect(job).toMatchObject({ done: 1, failed: 1 });
  expect(failed).toMatchObject([{ recordId: forming, reason: "This pod is forming, so it cannot be paused." }]);
});
