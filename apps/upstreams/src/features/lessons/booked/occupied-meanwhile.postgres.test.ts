import { sql } from "drizzle-orm";
import { needsNoEntry } from "../../../testing/audited.ts";
import { requestsOf } from "../../../testing/lesson-requests.ts";
import { somebodyWaits } from "../../../testing/somebody-waits.ts";
import { openWorld, type Page, type World } from "../../../testing/world.ts";
import type { BookedRecord } from "./booked.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it("finds what took the time while it was being taken, and says so as of any other conflict", async () => {
  const requests = await requestsOf(world);
  const slots = [{ weekday: 2, start: "18:00" }];
  const asked = await requests.aRequest();
  const terms = requests.proposal({ slots, startOn: "2026-03-03", lessonCount: 2 });
  const proposed = await requests.moved(asked, "propose", terms);
  const accepted = await requests.moved(proposed, "tutor-accept", { note: "By phone" });
  const { confirmedLessonId } = await requests.moved(accepted, "confirm", { despite: true });
  const { body } = await world.v1<Page<BookedRecord>>("get", `/lessons/booked?courseId=${confirmedLessonId}`, {
    as: "admin",
  });
  const [lesson] = body.data as [BookedRecord];
  const [other] = (await world.rows("select id from booked_lessons where tutor_id <> $1 limit 1", [
    lesson.tutorId,
  ])) as [{ id: string }];

  type Refused = BookedRecord & { code: string; fields?: Record<string, string> };
  let answer!: Promise<{ status: number; body: Refused }>;
  // Past everything that the service holds: only the table's own constraint can know of it.
  await world.database.transaction(async (db) => {
    await needsNoEntry(db);
    await db.execute(
      sql`insert into lesson_occupancy (lesson_id, party_id, start_at, end_at)
          values (${other.id}, ${lesson.tutorId}, '2026-04-14T16:30Z', '2026-04-14T17:30Z')`,
    );
    answer = world.v1<Refused>("post", `/lessons/booked/${lesson._id}/reschedule-now`, {
      as: "admin",
      body: {
        version: lesson.version,
        byKind: "customer",
        reason: "travel",
        despite: true,
        date: "2026-04-14",
        time: "18:00",
      },
    });
    await somebodyWaits(world);
  });
  const { status, body: told } = await answer;
  expect(status).toBe(409);
  expect(JSON.stringify(told)).toMatch(/already has a lesson Tue 14 Apr 17:30–18:30/);
});
