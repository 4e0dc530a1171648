import { openWorld, type Caller, type World } from "../../testing/world.ts";
import type { ReferrerRecord } from "./referrer.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const path = "/referrals/referrers";
type Answered = ReferrerRecord & { message?: string; fields?: Record<string, string> };

const post = async (at: string, body: object, as: Caller = "admin") =>
  (await world.v1<Answered>("post", at, { as, body })).body;
const somebody = (changes: object = {}) => ({
  scheme: "teacher",
  firstName: "Ifẹ́",
  lastName: "Àjàyí",
  email: `ife${Math.random()}@ajayi.example`,
  percentBp: 1000,
  ...changes,
});
const lesson = { kind: "credit-lessons", lessons: 1, amounts: [] };
const both = { ownReward: lesson, refereeReward: lesson };
const one = async (sql: string) => (await world.rows<{ id: string }>(sql))[0]?.id ?? "";

it("makes a code of the name, with a number where somebody has it", async () => {
  const [first, second] = [await post(path, somebody()), await post(path, somebody())];
  expect([first.code, second.code]).toEqual(["IFE-AJAYI", "IFE-AJAYI-2"]);
});

it("keeps earlier codes for whoever had them", async () => {
  const { _id, version } = await post(path, somebody({ code: "FIRST-ONE" }));
  const changed = await world.v1<Answered>("patch", `${path}/${_id}`, {
    as: "admin",
    body: { version, code: "SECOND-ONE" },
  });
  expect(changed.body.code).toBe("SECOND-ONE");
  const taken = { code: "This code is already in use." };
  expect((await post(path, somebody({ code: "first-one" }))).fields).toEqual(taken);
  const back = await world.v1<Answered>("patch", `${path}/${_id}`, {
    as: "admin",
    body: { version: 2, code: "FIRST-ONE" },
  });
  expect(back.body.code).toBe("FIRST-ONE");
  const partner = await world.v2<Answered>("post", "/partners", {
    as: "director",
    body: {
      ...{ name: "Another school", kind: "school", contactName: "Ada", contactEmail: "a@school.example" },
      code: "SECOND-ONE",
    },
  });
  expect(partner.body.fields).toEqual(taken);
});

it("lets a person refer once, and only customers for credit", async () => {
  const tutor = await one(
    "select id from tutors where id not in (select id from referrers) and archived_at is null limit 1",
  );
  const made = await post(path, somebody({ personId: tutor, firstName: null, lastName: null, email: null }));
  expect(made).toMatchObject({ _id: tutor, isTutor: true, status: "active" });
  const again = await post(path, somebody({ personId: tutor }));
  expect(again.fields?.["personId"]).toBe(`${made.firstName} ${made.lastName} already has a code.`);
  const noCustomer = await one(
    `select p.id from persons p where not exists (select 1 from customers c where c.id = p.id)
     and not exists (select 1 from referrers r where r.id = p.id) and merged_into_id is null limit 1`,
  );
  expect((await post(path, { scheme: "customer", personId: noCustomer, ...both })).fields).toEqual({
    personId: "Only a customer can be given credit. Choose a customer.",
  });
});

it("pauses, closes and reopens a code, and leaves a closed one as it is", async () => {
  const { _id } = await post(path, somebody());
  const fire = (event: string, version: number) => post(`${path}/${_id}/${event}`, { version });
  expect((await fire("pause", 1)).status).toBe("paused");
  expect((await fire("resume", 2)).status).toBe("active");
  expect((await fire("close", 3)).status).toBe("closed");
  const edited = await world.v1<Answered>("patch", `${path}/${_id}`, {
    as: "admin",
    body: { version: 4, holdDays: 1 },
  });
  expect(edited.body.message).toBe("This referrer is closed, so it cannot be edited.");
  expect((await fire("pause", 4)).message).toBe("This referrer is closed, so it cannot be paused.");
  expect((await fire("reopen", 4)).status).toBe("active");
});

it("is for those who look after customers", async () => {
  for (const as of ["content-manager", "content-creator", "no-role"] as const)
    expect((await world.v1("get", path, { as })).status).toBe(403);
});
