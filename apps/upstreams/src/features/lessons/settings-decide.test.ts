import type { SettingKey } from "@app/domain/system/settings.ts";
import { requestsOf } from "../../testing/lesson-requests.ts";
import { openWorld, type Page, type World } from "../../testing/world.ts";
import { confirmLessons, expireHolds, expireQuietRequests, lapseLessons, remindOfHolds } from "./lessons.public.ts";
import type { BookedRecord } from "./lessons-list.public.ts";

let world: World;
let requests: Awaited<ReturnType<typeof requestsOf>>;
let lessons: { id: string; region: string }[];
beforeAll(async () => {
  world = await openWorld();
  requests = await requestsOf(world);
  lessons = await world.rows(
    `select distinct on (customer_id) id, region_id as region from booked_lessons
     where status = 'booked' and kind = 'regular' and not hold order by customer_id, start_at desc`,
  );
});
afterAll(() => world.close());

const [hour, day] = [3_600_000, 24 * 3_600_000];
const later = (ms: number) => new Date(world.clock.now().getTime() + ms);
/** Sets a value for one region, once. */
async function set(key: SettingKey, regionId: string | undefined, value: unknown) {
  const { status } = await world.v2("post", "/admin/setting", { as: "director", body: { key, regionId, value } });
  expect(status).toBe(201);
}
const one = async (id: string | undefined) =>
  (await world.v1<Page<BookedRecord>>("get", `/lessons/booked?id=${id}`, { as: "admin" })).body.data[0] as BookedRecord;
type Wrote = BookedRecord & { message?: string; fields?: object };
const fire = async (
  { _id, version }: BookedRecord,
  event: string,
  body: object = {},
  as: "admin" | "director" = "admin",
) => (await world.v1<Wrote>("post", `/lessons/booked/${_id}/${event}`, { as, body: { version, ...body } })).body;

/** A lesson that began half an hour ago, of a region that no other test sets anything for, or of another. */
async function begun(isOf: (region: string) => boolean = () => true): Promise<BookedRecord> {
  const at = lessons.findIndex(({ region }) => isOf(region));
  const [{ id } = { id: "" }] = lessons.splice(at, 1);
  await world.rows("delete from lesson_occupancy where lesson_id = $1", [id]);
  await world.rows(
    `update booked_lessons set status = 'in-progress', start_at = $2::timestamptz - interval '30 minutes',
       end_at = $2::timestamptz + interval '30 minutes' where id = $1`,
    [id, world.clock.now()],
  );
  return one(id);
}

it("asks for a report only where the region’s setting does", async () => {
  const free = await begun();
  expect(free.asksReport).toBe(true);
  await set("lessonReportRequired", free.regionId, false);
  expect((await one(free._id)).asksReport).toBe(false);
  expect(await fire(free, "complete")).toMatchObject({ status: "completed", report: null });
  const other = await begun((region) => region !== free.regionId);
  expect((await fire(other, "complete")).fields).toEqual({ covered: "Add a short lesson report before completing." });
});

it("takes objections and disputes for as long as the settings say", async () => {
  const lesson = await begun();
  await set("objectionHours", lesson.regionId, 10);
  const said = {
    ...{ tutorAttended: true, learnerAttended: true, actualMinutes: null, shortBecause: null, source: "tutor" },
    ...{ recordedById: "system", at: lesson.endAt },
  };
  await world.rows("update booked_lessons set outcome = $2 where id = $1", [lesson._id, JSON.stringify(said)]);
  const end = Date.parse(lesson.endAt) - world.clock.now().getTime();
  await lapseLessons(world.database, later(end), 1_000);
  await confirmLessons(world.database, later(end + 9 * hour), 1_000);
  expect((await one(lesson._id)).status).toBe("awaiting-confirmation");
  await confirmLessons(world.database, later(end + 10 * hour), 1_000);
  const done = await one(lesson._id);
  expect(done.status).toBe("completed");
  const [entry] = await world.rows("select summary from lesson_log where lesson_id = $1 and event = 'completed'", [
    done._id,
  ]);
  expect(entry).toEqual({ summary: expect.stringContaining("no objection within 10 hours.") });

  await set("disputeDays", lesson.regionId, 2);
  await world.rows("update lesson_settlements set at = $2::timestamptz - interval '3 days' where lesson_id = $1", [
    ...[done._id, world.clock.now()],
  ]);
  expect((await fire(done, "dispute", { byKind: "customer", reason: "No" })).message).toBe(
    "An outcome can be disputed for 2 days.",
  );
});

it("lets an admin waive as many lessons as the setting says", async () => {
  const lesson = await begun();
  const settle = async (body: object, as?: "director") => {
    const done = await fire(await begun((region) => region === lesson.regionId), "complete", { covered: "Verbs" });
    const disputed = await fire(done, "dispute", { byKind: "customer", reason: "No" });
    return fire(
      disputed,
      "settle",
      { outcome: "completed", chargePercent: 0, payPercent: 100, reason: "So", ...body },
      as,
    );
  };
  await set("waiverLimit", lesson.regionId, 0);
  expect((await settle({})).message).toBe("Only a director can waive lessons.");
  expect((await settle({}, "director")).status).toBe("completed");
});

it("lets requests expire after the days of their region", async () => {
  const [request, other] = [await requests.aRequest(), await requests.aRequest()];
  const [elsewhere] = await world.rows<{ id: string }>("select id from regions where id <> $1", [request.regionId]);
  await world.rows("update lesson_requests set region_id = $2 where id = $1", [other._id, elsewhere?.id]);
  await set("requestExpiryDays", request.regionId, 3);
  await expireQuietRequests(world.database, later(3 * day + hour), 1_000);
  const [now] = (await requests.listed(`id=${request._id}`)).data;
  expect(now).toMatchObject({ status: "expired", closedReason: "Nothing happened for 3 days." });
  expect((await requests.listed(`id=${other._id}`)).data[0]?.status).toBe("new");
});

it("gives up unpaid times by the hours of the region", async () => {
  const request = await requests.aRequest();
  const proposal = requests.proposal({
    billing: "prepaid",
    slots: [{ weekday: 6, start: "04:00" }],
    startOn: "2026-03-07",
  });
  const accepted = await requests.moved(await requests.moved(request, "propose", proposal), "tutor-accept", {
    note: "OK",
  });
  const { confirmedLessonId } = await requests.moved(accepted, "confirm", { despite: true });
  await set("unpaidHoldHours", request.regionId, 24);
  const status = async () =>
    (await world.rows<{ status: string }>("select status from confirmed_lessons where id = $1", [confirmedLessonId]))[0]
      ?.status;
  const first = Date.parse("2026-03-07T04:00:00Z") - world.clock.now().getTime();
  await remindOfHolds(world.database, later(first - 72 * hour), 1_000);
  await expireHolds(world.database, later(first - 25 * hour), 1_000);
  expect(await status()).toBe("awaiting-payment");
  await expireHolds(world.database, later(first - 24 * hour), 1_000);
  expect(await status()).toBe("ended");
});
