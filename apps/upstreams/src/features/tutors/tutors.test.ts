import { beginning } from "../../testing/template.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { TutorRecord } from "./tutor.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Wrote = One<TutorRecord> & { error: string; message: string; fields: Record<string, string> };
type Wire = TutorRecord & { message: string; fields: Record<string, string> };
const path = "/tutors/tutors";
const listed = async (query = "", as: Caller = "admin") =>
  (await world.v1<Page<TutorRecord>>("get", `${path}?${query}`, { as })).body.data;
const byNumber = async (number: string) => {
  const [tutor] = await listed(`q=${number}`);
  if (!tutor) throw new Error(`${number} is not there.`);
  return tutor;
};
const save = ({ _id, version }: TutorRecord, changes: object, as: Caller = "admin") =>
  world.v1<Wire>("patch", `${path}/${_id}`, { as, body: { version, ...changes } });
const fire = ({ _id, version }: TutorRecord, event: string, as: Caller = "admin", body: object = {}) =>
  world.v1<Wire & Wrote>("post", `${path}/${_id}/${event}`, { as, body: { version, ...body } });

it("saves what is the person's and what is the tutor's under one version", async () => {
  const tutor = await byNumber("T-0001");
  const { status, body } = await save(tutor, {
    firstName: "Ọlámidé",
    phoneNumber: "0803 123 4567",
    country: "NG",
    headline: "Yoruba for beginners",
    hours: [
      { weekday: 5, start: "18:00", end: "24:00" },
      { weekday: 1, start: "09:00", end: "12:00" },
    ],
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    firstName: "Ọlámidé",
    phoneNumber: "+2348031234567",
    version: tutor.version + 1,
    hours: [{ weekday: 1 }, { weekday: 5, end: "24:00" }],
  });
  expect(await listed("q=olamide yoruba")).toEqual([]);
  expect((await listed("q=olamide")).map(({ _id }) => _id)).toContain(tutor._id);
});

it.each([
  ["no subject", { subjects: [] }, "subjects", /at least one subject/],
  [
    "a subject twice",
    { subjects: [{ subject: "Igbo" }, { subject: "Igbo" }] },
    "subjects",
    /Each subject can be chosen once/,
  ],
  [
    "hours that overlap",
    {
      hours: [
        { weekday: 1, start: "09:00", end: "12:00" },
        { weekday: 1, start: "11:00", end: "13:00" },
      ],
    },
    "hours.1.start",
    /overlap 09:00–12:00/,
  ],
  [
    "a degree from a year to come",
    { qualifications: [{ title: "BA", institution: "SOAS", year: 2199 }] },
    "qualifications.0.year",
    /between 1950 and/,
  ],
  ["61 hours a week", { maxHoursPerWeek: 61 }, "maxHoursPerWeek", /between 1 and 60/],
  ["an abbreviation of a zone", { timeZone: "EST" }, "timeZone", /valid time zone/],
  ["a region that is not there", { regionId: "f".repeat(24) }, "regionId", /no longer exists/],
  ["a state", { status: "left" }, "status", /cannot be edited directly/],
])("refuses %s", async (_, changes, field, message) => {
  const tutor = await byNumber("T-0002");
  const { status, body } = await save(tutor, changes);
  expect({ status, fields: body.fields }).toEqual({
    status: 422,
    fields: expect.objectContaining({ [field]: expect.stringMatching(message) }) as object,
  });
  expect((await byNumber("T-0002")).version).toBe(tutor.version);
});

it("off-boards by a director alone, with the reason, and reinstates for 180 days", async () => {
  const tutor = await byNumber("T-0004");
  expect((await fire(tutor, "off-board", "admin", { reason: "Moved abroad" })).status).toBe(403);
  expect((await fire(tutor, "off-board", "director")).status).toBe(422);
  const left = await fire(tutor, "off-board", "director", { reason: "Moved abroad" });
  expect(left.body).toMatchObject({ status: "left", leftReason: "Moved abroad" });
  expect(left.body.leftAt).not.toBeNull();
  expect((await fire(left.body, "reinstate", "admin")).status).toBe(403);
  const back = await fire(left.body, "reinstate", "director");
  expect(back.body).toMatchObject({ status: "active", leftAt: null, leftReason: null });
  const again = await fire(back.body, "off-board", "director", { reason: "Moved abroad" });
  await world.rows("update tutors set left_at = left_at - interval '181 days' where id = $1", [tutor._id]);
  const late = await fire(again.body, "reinstate", "director");
  expect({ status: late.status, message: late.body.message }).toEqual({
    status: 409,
    message: "Tutors can be reinstated within 180 days. Reopen their application instead.",
  });
});

it("finds tutors by subject, dialect, state and region, and counts what each would leave", async () => {
  const all = await listed("pageSize=100");
  const igbo = await listed("subject=Igbo&pageSize=100");
  const teach = (name: string) => (tutor: TutorRecord) => tutor.subjects.some(({ subject }) => subject === name);
  expect(igbo.map(({ _id }) => _id)).toEqual(all.filter(teach("Igbo")).map(({ _id }) => _id));
  expect(igbo.length).toBeGreaterThan(0);
  const either = await listed("subject=Igbo&subject=Yoruba&pageSize=100");
  expect(either).toHaveLength(all.filter((tutor) => teach("Igbo")(tutor) || teach("Yoruba")(tutor)).length);
  const [dialect = ""] = igbo.flatMap(({ subjects }) => subjects.flatMap(({ dialects }) => dialects));
  const speakers = await listed(`dialect=${encodeURIComponent(dialect)}&pageSize=100`);
  expect(speakers.length).toBeGreaterThan(0);
  expect(speakers.every(({ subjects }) => subjects.some(({ dialects }) => dialects.includes(dialect)))).toBe(true);
  const facets = await world.v1<{ name: string; counts: { value: string; count: number }[] }[]>(
    "get",
    `${path}/facets?by=subject&by=status`,
    { as: "admin" },
  );
  const subjects = facets.body.find(({ name }) => name === "subject")?.counts;
  expect(subjects?.find(({ value }) => value === "Igbo")?.count).toBe(igbo.length);
});

it("says whose documents are due and who is away, by the day of who asks", async () => {
  const { _id } = await byNumber("T-0005");
  await world.rows("delete from tutor_documents where person_id = $1", [_id]);
  const paper = (id: string, expires: string) =>
    world.rows(
      `insert into tutor_documents (id, created_at, updated_at, created_by, updated_by, person_id, kind, expires_on)
       values ($1, now(), now(), 'system', 'system', $2, 'id', $3)`,
      [id.repeat(24), _id, expires],
    );
  const day = (days: number) => new Date(beginning.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  await paper("a", day(-3));
  await paper("b", day(12));
  await paper("c", day(200));
  expect(await byNumber("T-0005")).toMatchObject({ documentsDue: 1, documentsExpired: 1 });
  const found = async (state: string) => (await listed(`documents=${state}&pageSize=100`)).map((tutor) => tutor._id);
  expect(await found("expired")).toContain(_id);
  expect(await found("due")).toContain(_id);
  await world.rows("delete from tutor_documents where person_id = $1 and expires_on > $2", [_id, day(1)]);
  expect(await found("due")).not.toContain(_id);
});

it("is for those who may see tutors", async () => {
  expect((await world.v1("get", path, { as: "content-manager" })).status).toBe(403);
  expect((await save(await byNumber("T-0006"), { headline: "x" }, "content-creator")).status).toBe(403);
});
