import { openWorld, type One, type World } from "../../testing/world.ts";
import { notifyOfExpiringDocuments } from "./notify-of-expiring-documents.ts";

let world: World;
let tutor: { id: string; email: string };
beforeAll(async () => {
  world = await openWorld();
  const [found] = await world.rows<{ id: string; email: string }>(
    "select id, email from persons where id in (select id from tutors where status = 'active') and email is not null order by id limit 1",
  );
  tutor = found ?? { id: "", email: "" };
  await world.rows("delete from tutor_documents");
});
beforeEach(async () => {
  await world.rows("delete from tutor_documents");
  await world.rows("delete from mails");
  await world.rows("delete from notifications");
});
afterAll(() => world.close());

const dayMs = 86_400_000;
/** A day as the tutor's clock has it around noon, so many days from today. */
const dayIn = (days: number) => new Date(world.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
const add = async (kind: string, expiresOn: string) => {
  const body = { personId: tutor.id, kind, issuedOn: "2020-01-01", expiresOn };
  return (await world.v1<{ _id: string; version: number }>("post", "/tutors/documents", { as: "director", body })).body;
};
/** The job as it runs so many days from now. */
const tell = (days: number) =>
  notifyOfExpiringDocuments(world.database, new Date(world.clock.now().getTime() + days * dayMs), 100);
const mails = () =>
  world.rows<{ to: string; subject: string; template: string }>(
    'select "to", subject, template from mails order by id',
  );
const notices = async (as: "director" | "super-admin" | "admin") =>
  (await world.v2<One<{ title: string }[]>>("get", "/notifications", { as })).body.data;

it("writes to the tutor 30 and 7 days before, each once", async () => {
  await add("id", dayIn(31));
  expect(await tell(0)).toBe(0);
  expect([await tell(1), await tell(1), await tell(2)]).toEqual([1, 0, 0]);
  expect(await mails()).toMatchObject([
    {
      to: tutor.email,
      template: "document-expiry",
      subject: expect.stringMatching(/^Your proof of identity expires on /),
    },
  ]);
  expect([await tell(24), await tell(24), await tell(30)]).toEqual([1, 0, 0]);
  expect(await mails()).toHaveLength(2);
});

it("writes of the last step alone after a stop of several days", async () => {
  await add("certificate", dayIn(40));
  expect([await tell(35), await tell(36)]).toEqual([1, 0]);
  expect(await mails()).toHaveLength(1);
});

it("begins anew when a document has another end", async () => {
  const { _id, version } = await add("id", dayIn(30));
  await tell(0);
  const body = { version, expiresOn: dayIn(29) };
  await world.v1("patch", `/tutors/documents/${_id}`, { as: "director", body });
  expect([await tell(0), await tell(0)]).toEqual([1, 0]);
});

it("tells directors and super-admins, and not the tutor, once a background check has expired", async () => {
  await add("background-check", dayIn(0));
  await tell(0);
  await world.rows("delete from mails");
  expect([await tell(1), await tell(1), await tell(5)]).toEqual([1, 0, 0]);
  expect(await mails()).toEqual([]);
  for (const as of ["director", "super-admin"] as const) {
    expect(await notices(as)).toMatchObject([{ title: expect.stringMatching(/^Background check expired: /) }]);
  }
  expect(await notices("admin")).toEqual([]);
});

it("leaves out those who have left", async () => {
  await add("id", dayIn(5));
  await world.rows("update tutors set status = 'left', left_at = now() where id = $1", [tutor.id]);
  expect(await tell(0)).toBe(0);
  await world.rows("update tutors set status = 'active', left_at = null where id = $1", [tutor.id]);
  expect(await tell(0)).toBe(1);
});
