import { openWorld, type Caller, type Page, type World } from "../../testing/world.ts";
import type {
  PayoutAccountRecord,
  PayRateRecord,
  TutorDayRecord,
  TutorDocumentRecord,
  TutorTimeOffRecord,
} from "./tutor-part.record.ts";

let world: World;
let tutorId: string;
beforeAll(async () => {
  world = await openWorld();
  const [tutor] = await world.rows<{ id: string }>(
    "select tutors.id from tutors join persons on persons.id = tutors.id where time_zone = 'Africa/Lagos' order by tutor_number limit 1",
  );
  tutorId = tutor?.id ?? "";
  for (const table of ["tutor_documents", "pay_rates", "payout_accounts"])
    await world.rows(`delete from ${table} where person_id = $1`, [tutorId]);
});
afterAll(() => world.close());

type Refused = { message: string; fields: Record<string, string> };
const post = <Answer>(path: string, body: object, as: Caller = "director") =>
  world.v1<Answer & Refused>("post", path, { as, body });
const fire = <Answer>(path: string, { _id, version }: { _id: string; version: number }, event: string) =>
  post<Answer>(`${path}/${_id}/${event}`, { version });
const listed = async <Row>(path: string, query: string, as: Caller = "director") =>
  (await world.v1<Page<Row>>("get", `${path}?${query}`, { as })).body.data;

describe("documents", () => {
  const path = "/tutors/documents";
  const add = (over: object = {}) =>
    post<TutorDocumentRecord>(path, { personId: tutorId, kind: "id", issuedOn: "2025-03-01", ...over });

  it("have to be verified anew when what they prove changes", async () => {
    const made = (await add({ expiresOn: "2027-03-01" })).body;
    const verified = (await fire<TutorDocumentRecord>(path, made, "verify")).body;
    expect(verified.verifiedById).not.toBeNull();
    const save = ({ _id, version }: TutorDocumentRecord, changes: object) =>
      world.v1<TutorDocumentRecord>("patch", `${path}/${_id}`, { as: "admin", body: { version, ...changes } });
    const noted = (await save(verified, { note: "Seen in the original" })).body;
    expect(noted.verifiedById).toBe(verified.verifiedById);
    expect((await save(noted, { expiresOn: "2028-03-01" })).body).toMatchObject({
      verifiedById: null,
      verifiedAt: null,
    });
  });

  it("refuse an end before the day of issue, also when only one of them is changed", async () => {
    expect((await add({ expiresOn: "2025-03-01" })).body.fields).toEqual({
      expiresOn: "The end of its validity must be after its date of issue.",
    });
    const { _id, version } = (await add({ expiresOn: "2026-03-01" })).body;
    const { status } = await world.v1("patch", `${path}/${_id}`, {
      as: "admin",
      body: { version, issuedOn: "2026-06-01" },
    });
    expect(status).toBe(422);
  });

  it("are left out once deleted, and come back", async () => {
    const { body } = await add({ kind: "tax" });
    const gone = (await fire<TutorDocumentRecord>(path, body, "delete")).body;
    expect(await listed(path, `personId=${tutorId}&kind=tax`)).toEqual([]);
    await fire(path, gone, "restore");
    expect(await listed(path, `personId=${tutorId}&kind=tax`)).toHaveLength(1);
  });

  it("refuse somebody who is not there, and a file that was not uploaded", async () => {
    expect((await add({ personId: "f".repeat(24) })).body.fields).toEqual({
      personId: "The selected tutor no longer exists.",
    });
    expect((await add({ fileId: "f".repeat(24) })).body.fields).toEqual({
      fileId: "This file is no longer there. Upload it again.",
    });
  });
});

describe("days", () => {
  const path = "/tutors/days";
  const add = (over: object) =>
    post<TutorDayRecord>(path, { tutorId, date: "2026-03-29", kind: "unavailable", ...over });

  it("take a whole day off, and hours besides the week", async () => {
    expect((await add({})).body).toMatchObject({ date: "2026-03-29", start: null, end: null });
    expect((await add({ kind: "available", start: "20:00", end: "24:00" })).body).toMatchObject({ end: "24:00" });
  });

  it.each([
    ["a whole day free", { kind: "available" }, { start: "Enter from when until when they are free." }],
    ["a start alone", { start: "09:00" }, { end: "Enter both a start and an end, or neither for the whole day." }],
    ["an end before the start", { start: "09:00", end: "08:00" }, { end: "The end must be after the start." }],
    ["a day that is none", { date: "2026-02-30" }, { date: "Enter a valid date." }],
  ])("refuse %s", async (_, over, fields) => {
    expect((await add(over)).body.fields).toEqual(fields);
  });
});

describe("time off", () => {
  const path = "/tutors/time-off";
  const add = (over: object = {}) =>
    post<TutorTimeOffRecord>(path, {
      tutorId,
      startsOn: "2026-01-04",
      startTime: "09:00",
      endsOn: "2026-01-06",
      endTime: "18:00",
      reason: "holiday",
      ...over,
    });

  it("begins and ends by the tutor's own clock", async () => {
    const { body } = await add();
    expect(body).toMatchObject({ startsAt: "2026-01-04T08:00:00.000Z", endsAt: "2026-01-06T17:00:00.000Z" });
    const [tutor] = await listed<{ awayUntil: string | null }>("/tutors/tutors", `id=${tutorId}`);
    expect(tutor?.awayUntil).toBe("2026-01-06T17:00:00.000Z");
    await fire(path, body, "delete");
    expect((await listed<{ awayUntil: string | null }>("/tutors/tutors", `id=${tutorId}`))[0]?.awayUntil).toBeNull();
  });

  it("stays where it is when only its reason is changed", async () => {
    const { body } = await add({ startsOn: "2026-06-01", startTime: null, endsOn: "2026-06-02", endTime: null });
    expect(body).toMatchObject({ startsAt: "2026-05-31T23:00:00.000Z", endsAt: "2026-06-02T23:00:00.000Z" });
    const changed = await world.v1<TutorTimeOffRecord & Refused>("patch", `${path}/${body._id}`, {
      as: "admin",
      body: { version: body.version, reason: "sick" },
    });
    expect(changed.body).toMatchObject({ reason: "sick", startsAt: body.startsAt, endsAt: body.endsAt });
    const late = await world.v1<Refused>("patch", `${path}/${body._id}`, {
      as: "admin",
      body: { version: changed.body.version, endsOn: "2026-05-31" },
    });
    expect(late.body.fields).toEqual({ endsOn: "The end must be after the start." });
    const shorter = await world.v1<TutorTimeOffRecord>("patch", `${path}/${body._id}`, {
      as: "admin",
      body: { version: changed.body.version, endTime: "12:30" },
    });
    expect(shorter.body.endsAt).toBe("2026-06-02T11:30:00.000Z");
  });

  it("is entered once, and of nobody who has left", async () => {
    const days = { startTime: null, endTime: null };
    await add({ startsOn: "2026-08-03", endsOn: "2026-08-07", ...days });
    const twice = await add({ startsOn: "2026-08-07", endsOn: "2026-08-10", ...days });
    expect(twice.body.fields).toEqual({
      startsOn: "They are already away from 3 Aug 2026 to 7 Aug 2026. Change that time off instead.",
    });
    expect((await add({ startsOn: "2026-08-08", endsOn: "2026-08-10", ...days })).status).toBe(201);
    await world.rows("update tutors set status = 'left', left_at = '2026-01-05' where id = $1", [tutorId]);
    const left = await add({ startsOn: "2026-09-08", endsOn: "2026-09-10", ...days });
    expect(left.body.fields).toEqual({ tutorId: "This tutor has left." });
    await world.rows("update tutors set status = 'active', left_at = null where id = $1", [tutorId]);
  });
});

it.each([
  ["a time that is none", { startTime: "9" }, "startTime", /such as 09:30/],
  ["an end before the start on one day", { endsOn: "2026-01-04", endTime: "08:00" }, "endTime", /after the start/],
  ["an end on a day before", { endsOn: "2026-01-03" }, "endsOn", /after the start/],
])("time off refuses %s", async (_, over, field, message) => {
  const { body } = await post("/tutors/time-off", {
    tutorId,
    startsOn: "2026-01-04",
    startTime: "09:00",
    endsOn: "2026-01-06",
    endTime: "18:00",
    reason: "holiday",
    ...over,
  });
  expect(body.fields).toEqual({ [field]: expect.stringMatching(message) as string });
});

describe("pay", () => {
  const rate = { currency: "NGN", amount: 450_000, effectiveFrom: "2026-01-01" };

  it("is read by admins and changed by directors", async () => {
    expect((await post("/tutors/pay-rates", { personId: tutorId, ...rate }, "admin")).status).toBe(403);
    const { body } = await post<PayRateRecord>("/tutors/pay-rates", { personId: tutorId, ...rate });
    expect(body).toMatchObject({ ...rate, subject: null, lessonKind: null });
    expect(await listed("/tutors/pay-rates", `personId=${tutorId}`, "admin")).toHaveLength(1);
    expect((await world.v1("get", "/tutors/pay-rates", { as: "content-manager" })).status).toBe(403);
  });

  it.each([
    ["nothing", { amount: 0 }, { amount: "Amount must be more than 0." }],
    ["half a kobo", { amount: 10.5 }, { amount: "Enter an amount with at most 2 decimal places." }],
    ["another currency", { currency: "EUR" }, { currency: "Choose a valid currency." }],
  ])("refuses %s", async (_, over, fields) => {
    expect((await post("/tutors/pay-rates", { personId: tutorId, ...rate, ...over })).body.fields).toEqual(fields);
  });

  it("keeps an account's number encrypted, apart, and out of every answer and entry", async () => {
    const account = { method: "bank", currency: "NGN", holder: "Ngọzị Okafọ", accountNumber: "0123 4567 8901" };
    const { body } = await post<PayoutAccountRecord>("/tutors/payout-accounts", { personId: tutorId, ...account });
    expect(body).toMatchObject({ last4: "8901", holder: "Ngọzị Okafọ" });
    const second = await post("/tutors/payout-accounts", { personId: tutorId, ...account });
    expect(second.body.fields).toEqual({ personId: "Payout account is already in use." });
    const changed = await world.v1<PayoutAccountRecord>("patch", `/tutors/payout-accounts/${body._id}`, {
      as: "director",
      body: { version: body.version, accountNumber: "GB29 NWBK 6016 1331 9268 19" },
    });
    expect(changed.body.last4).toBe("6819");
    const holding = await world.rows<{ found: string }>(
      `select 'entry' as found from team_activity where changes::text ~ '(012345678901|NWBK)'
       union all select 'request' from answered_requests where answered_requests::text ~ '(012345678901|NWBK)'
       union all select 'secret' from payout_secrets where sealed ~ '(012345678901|NWBK)'`,
    );
    expect(holding).toEqual([]);
    expect(await world.rows("select sealed from payout_secrets where id = $1", [body._id])).toHaveLength(1);
  });
});
