import { openWorld, type Page, type World } from "../../testing/world.ts";

interface Lesson {
  _id: string;
  version: number;
  status: string;
}
interface Shown {
  to: string;
  name: string | null;
  subject: string;
  text: string;
}

interface Preview {
  mails: Shown[];
  comesTo: { lessonId: string; settlement: { sentence: string; chargeBp: number }; money: object | null }[];
}

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const post = <Answer>(path: string, body: object) => world.v1<Answer>("post", path, { as: "admin", body });
const aLesson = async (skip: number): Promise<Lesson> => {
  const [row] = await world.rows<{ id: string }>(
    `select b.id from booked_lessons b join persons p on p.id = b.customer_id and p.email is not null
     where b.status = 'booked' and b.kind = 'regular' and not b.hold and b.pod_id is null order by b.start_at desc offset $1 limit 1`,
    [skip],
  );
  const path = `/lessons/booked?id=${row?.id}`;
  return (await world.v1<Page<Lesson>>("get", path, { as: "admin" })).body.data[0] as Lesson;
};

const said = {
  byKind: "customer",
  reason: "other",
  note: "She always cancels: watch her.",
  familyMessage: "We hope Chidi gets well soon.",
  tutorMessage: "You are free that day.",
};

it("shows the emails of an act before it is done, and changes nothing by that", async () => {
  const lesson = await aLesson(0);
  const at = `/lessons/booked/${lesson._id}/cancel`;
  const before = await world.rows("select count(*) from mails");
  const { mails: shown } = (await post<Preview>(`${at}/preview`, { version: lesson.version, ...said })).body;
  expect(shown).toHaveLength(2);
  expect(await world.rows("select count(*) from mails")).toEqual(before);
  expect((await post<Lesson>(at, { version: lesson.version, ...said })).body.status).toBe("cancelled");
  for (const { to, subject, text } of shown) {
    const sent = await world.rows('select subject, text from mails where "to" = $1', [to]);
    expect(sent).toContainEqual({ subject, text });
  }
});

it("sends each reader their message, and a note for colleagues to nobody", async () => {
  const lesson = await aLesson(1);
  const { body } = await post<Preview>(`/lessons/booked/${lesson._id}/cancel/preview`, {
    version: lesson.version,
    ...said,
  });
  const [family, tutor] = body.mails;
  expect(family?.text).toContain("We hope Chidi gets well soon.");
  expect(tutor?.text).toContain("You are free that day.");
  expect(family?.text).not.toContain("You are free that day.");
  for (const { text, subject } of body.mails) expect(`${subject} ${text}`).not.toContain("watch her");
});

it("refuses to show what would be refused when it is done", async () => {
  const lesson = await aLesson(2);
  const refused = await post<{ fields: object }>(`/lessons/booked/${lesson._id}/cancel/preview`, {
    version: lesson.version,
    byKind: "customer",
    reason: "other",
  });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ["note"]]);
});
