import { requestsOf } from "../../testing/lesson-requests.ts";
import { openWorld, type One, type World } from "../../testing/world.ts";

let world: World;
let lesson: { id: string; tutor_id: string; customer_id: string };
let other: typeof lesson;
beforeAll(async () => {
  world = await openWorld();
  const lessons = await world.rows<typeof lesson>(
    `select distinct on (tutor_id) id, tutor_id, customer_id from booked_lessons
     where status = 'completed' and pod_id is null order by tutor_id, start_at`,
  );
  lesson = lessons[0] ?? { id: "", tutor_id: "", customer_id: "" };
  other = lessons.find((one) => one.customer_id !== lesson.customer_id && one !== lesson) ?? lesson;
});
afterAll(() => world.close());

type Wrote = { _id: string; version: number; lessonId: string | null; fields?: Record<string, string> };
const post = (path: string, body: object) => world.v1<Wrote>("post", path, { as: "admin", body });

it("lets a journal entry name a lesson of its tutor, and no other", async () => {
  const entry = { kind: "praise", title: "A fine lesson", body: "Lively.", occurredOn: "2026-01-05" };
  const write = (lessonId: string) => post("/tutors/journal", { ...entry, personId: lesson.tutor_id, lessonId });
  const kept = await write(lesson.id);
  expect([kept.status, kept.body.lessonId]).toEqual([201, lesson.id]);
  const refused = await write(other.id);
  expect([refused.status, refused.body.fields]).toEqual([422, { lessonId: "Choose a lesson of this tutor." }]);
  const gone = await write("f".repeat(24));
  expect(gone.body.fields).toEqual({ lessonId: "The selected lesson no longer exists." });
  const path = `/tutors/journal/${kept.body._id}`;
  const unlinked = await world.v1<Wrote>("patch", path, { as: "admin", body: { version: 1, lessonId: null } });
  expect([unlinked.status, unlinked.body.lessonId]).toEqual([200, null]);
});

it("lets feedback of a tutor name a lesson of theirs, also later", async () => {
  const said = { personId: lesson.tutor_id, authorKind: "customer", category: "teaching", body: "They are lively." };
  const { body } = await post("/tutors/feedback", said);
  const link = (lessonId: string, version = body.version) =>
    world.v1<Wrote>("patch", `/tutors/feedback/${body._id}`, { as: "admin", body: { version, lessonId } });
  const refused = await link(other.id);
  expect([refused.status, refused.body.fields]).toEqual([422, { lessonId: "Choose a lesson of this tutor." }]);
  expect((await link(lesson.id)).body.lessonId).toBe(lesson.id);
});

interface Link {
  kind: string;
  note: string;
  lessonRequestId: string | null;
}

it("lets customers' feedback name a lesson of theirs, and says which lessons were asked for to make up for it", async () => {
  const said = {
    learnerId: lesson.customer_id,
    channel: "email",
    type: "complaint",
    category: "lesson",
    body: "Late.",
  };
  const write = (lessonId: string) =>
    world.v2<One<Wrote> & Wrote>("post", "/feedback", { as: "admin", body: { ...said, lessonId } });
  const refused = await write(other.id);
  expect([refused.status, refused.body.fields]).toEqual([422, { lessonId: "Choose a lesson of this customer." }]);
  const { data: feedback } = (await write(lesson.id)).body;
  expect(feedback.lessonId).toBe(lesson.id);
  const requests = await requestsOf(world);
  const request = await requests.aRequest({ learnerId: lesson.customer_id, kind: "make-up", feedbackId: feedback._id });
  const links = await world.v2<Link[]>("get", `/feedback/${feedback._id}/links`, { as: "admin" });
  expect(links.body).toMatchObject([{ kind: "rebook", note: request.requestNumber, lessonRequestId: request._id }]);
  const gone = await requests.create({ learnerId: lesson.customer_id, feedbackId: "f".repeat(24) });
  expect([gone.status, gone.body.fields]).toEqual([422, { feedbackId: "The selected feedback no longer exists." }]);
});
