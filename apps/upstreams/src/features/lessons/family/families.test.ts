import type { FamilyInput } from "@app/domain/customers/family.ts";
import { openWorld, type Caller, type World } from "../../../testing/world.ts";

interface Answer {
  customer: { _id: string; customerNumber: string; learnerNames: string[] };
  requestId: string | null;
  message?: string;
  fields?: Record<string, string>;
}

let world: World;
let regionId: string;
beforeAll(async () => {
  world = await openWorld();
  regionId = (await world.rows<{ id: string }>("select id from regions where code = 'UK'"))[0]!.id;
});
afterAll(() => world.close());

const child = (firstName: string, more: object = {}) => ({
  ...{ firstName, relationship: "child", ageGroup: "from-5", subjects: ["Igbo"] },
  ...more,
});
const request = {
  ...{ learnerAt: 1, subject: "Igbo", durationMinutes: 60 },
  preferredTimes: [{ weekday: 2, start: "17:00", end: "18:00", timeZone: "Europe/London" }],
};
const payer = () => ({ firstName: "Ngọzị", lastName: "Umeh", regionId, whoIsLessonFor: "dependent" });
const add = (body: object, as: Caller = "admin") => world.v1<Answer>("post", "/lessons/families", { as, body });
const counts = async () =>
  (
    await world.rows<{ customers: number; dependents: number; requests: number }>(
      "select (select count(*)::int from customers) as customers, (select count(*)::int from dependents) as dependents, (select count(*)::int from lesson_requests) as requests",
    )
  )[0]!;

it("adds who pays, two children with their surname, and the first request", async () => {
  const before = await counts();
  const answer = await add({ payer: payer(), learners: [child("Ada"), child("Obi", { lastName: "Eze" })], request });
  expect([answer.status, answer.body.message]).toEqual([201, undefined]);
  expect(answer.body.customer.learnerNames).toEqual(["Ada", "Obi"]);
  expect(await counts()).toEqual({
    ...{ customers: before.customers + 1, dependents: before.dependents + 2, requests: before.requests + 1 },
  });
  const { _id } = answer.body.customer;
  // Whoever was given the request by the rota looks after the family too.
  const owners = await world.rows(
    `select c.owner_id is not null and c.owner_id = r.owner_id as same from customers c join lesson_requests r
     on r.customer_id = c.id where c.id = $1`,
    [_id],
  );
  expect(owners).toEqual([{ same: true }]);
  expect(
    await world.rows(
      "select first_name, last_name, subjects from dependents where customer_id = $1 order by first_name",
      [_id],
    ),
  ).toEqual([
    { first_name: "Ada", last_name: "Umeh", subjects: ["Igbo"] },
    { first_name: "Obi", last_name: "Eze", subjects: ["Igbo"] },
  ]);
  expect(
    await world.rows(
      "select d.first_name, r.kind from lesson_requests r join dependents d on d.id = r.dependent_id where r.id = $1",
      [answer.body.requestId],
    ),
  ).toEqual([{ first_name: "Obi", kind: "regular" }]);
});

it("adds nothing where a part is refused, and says which", async () => {
  const before = await counts();
  const twice = await add({ payer: payer(), learners: [child("Ife"), child("Ife")] });
  expect([twice.status, Object.keys(twice.body.fields ?? {})]).toEqual([422, ["learners.1.firstName"]]);
  const nobody = await add({ payer: payer(), learners: [child("Ife")], request: { ...request, learnerAt: 4 } });
  expect([nobody.status, Object.keys(nobody.body.fields ?? {})]).toEqual([422, ["request.learnerAt"]]);
  const ageless = await add({ payer: payer(), learners: [child("Ife", { ageGroup: null })] });
  expect([ageless.status, Object.keys(ageless.body.fields ?? {})]).toEqual([422, ["learners.0.dateOfBirth"]]);
  const past = await add({
    payer: payer(),
    learners: [],
    request: { ...request, learnerAt: null, preferredTimes: [] },
  });
  expect([past.status, Object.keys(past.body.fields ?? {})]).toEqual([422, ["request.preferredTimes"]]);
  expect(await counts()).toEqual(before);
});

it("takes the payer's own request, and is refused to who may not add customers", async () => {
  const own: Partial<FamilyInput["request"]> & object = { ...request, learnerAt: null } as never;
  const answer = await add({
    payer: { ...payer(), lastName: "Okoro", whoIsLessonFor: "me" },
    learners: [],
    request: own,
  });
  expect(answer.status).toBe(201);
  expect(await world.rows("select dependent_id from lesson_requests where id = $1", [answer.body.requestId])).toEqual([
    { dependent_id: null },
  ]);
  expect((await add({ payer: payer(), learners: [] }, "content-manager")).status).toBe(403);
});
