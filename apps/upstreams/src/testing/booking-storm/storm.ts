import { sql } from "drizzle-orm";
import type pg from "pg";
import { lessonMoveInput } from "@app/domain/lessons/lesson-events.ts";
import { permissionsOf } from "@app/domain/permissions.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Database } from "../../database/client.ts";
import { isContended, retryable } from "../../database/retryable.ts";
import { rescheduleLesson } from "../../features/lessons/booked/reschedule.service.ts";
import type { Actor, Context } from "../../service/context.ts";
import { parse } from "../../service/parse.ts";
import { requirePermission } from "../../service/permission.ts";
import { Refusal } from "../../service/refusal.ts";

const hour = 3_600_000;
const slotCount = 5;
const lessonMs = 45 * 60_000;
const zone = "UTC";

/** A lesson that moves between a time of its own and the slots that all of them want. */
interface Mover {
  id: string;
  home: Date;
}

export interface Ground {
  movers: Mover[];
  slots: Date[];
  tutorId: string;
}

const rowsOf = async <Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await db.execute(query)) as { rows: Row[] }).rows;

/** Gives lessons of as many learners to one tutor, each at an hour of its own in a week that is empty otherwise. */
export async function prepare(db: Database, now: Date, connections: number): Promise<Ground> {
  const day = new Date(Math.floor(now.getTime() / (24 * hour)) * 24 * hour + 120 * 24 * hour);
  const found = await rowsOf<{ id: string; courseId: string; learnerId: string }>(
    db,
    sql`select distinct on (learner_id) id, course_id as "courseId", learner_id as "learnerId" from booked_lessons
        where status = 'booked' and pod_id is null and course_id is not null and start_at > ${now}
        order by learner_id, start_at limit ${connections}`,
  );
  const [{ tutorId } = { tutorId: "" }] = await rowsOf<{ tutorId: string }>(
    db,
    sql`select id as "tutorId" from tutors where status = 'active' order by id limit 1`,
  );
  await db.execute(sql`delete from lesson_occupancy`);
  await db.execute(sql`delete from tutor_time_off where tutor_id = ${tutorId}`);
  const movers = found.map(({ id }, n) => ({ id, home: new Date(day.getTime() + n * hour) }));
  for (const [n, { id, home }] of movers.entries()) {
    const end = new Date(home.getTime() + lessonMs);
    const { date, time } = wallClockOf(home, zone);
    const { courseId = "", learnerId = "" } = found[n] ?? {};
    await db.execute(sql`update confirmed_lessons set tutor_id = ${tutorId}, kind = 'make-up' where id = ${courseId}`);
    await db.execute(sql`update booked_lessons set tutor_id = ${tutorId}, start_at = ${home}, end_at = ${end}, slot_index = null,
      anchor_time_zone = ${zone}, local_date = ${date}, local_time = ${time}, offset_minutes = 0 where id = ${id}`);
    for (const party of [tutorId, learnerId])
      await db.execute(
        sql`insert into lesson_occupancy (lesson_id, party_id, start_at, end_at) values (${id}, ${party}, ${home}, ${end})`,
      );
  }
  const slots = Array.from({ length: slotCount }, (_, n) => new Date(day.getTime() + (72 + n) * hour));
  return { movers, slots, tutorId };
}

async function staffOf(db: Database): Promise<Actor> {
  const [{ id, name } = { id: "", name: "" }] = await rowsOf<{ id: string; name: string }>(
    db,
    sql`select id, firstname as name from account_users where email = 'admin@demo.test'`,
  );
  const seen = { kind: "person" as const, timeZone: "UTC", regionIds: [], sessionId: "", viewedFrom: null };
  return { id, personId: id, personName: name, name, role: "admin", permissions: permissionsOf("admin"), ...seen };
}

export interface Figures {
  attempts: number;
  booked: number;
  /** Somebody had the slot, or was about to: told in words. */
  refused: number;
  /** Given up after every try; told in words too. */
  contended: number;
  /** Whatever else a caller was told. */
  others: string[];
  seconds: number;
}

/** "booked", "refused" or "contended", or else what the caller was told. */
export type Try = (worker: number, to: Date) => Promise<string>;

/** So many at once for so many seconds: each tries for one of the slots, and goes home once it has one. */
async function blow(ground: Ground, seconds: number, attempt: Try): Promise<Figures> {
  const figures: Figures = { attempts: 0, booked: 0, refused: 0, contended: 0, others: [], seconds };
  const began = performance.now();
  const isOver = () => performance.now() - began > seconds * 1000;
  const run = async (worker: number) => {
    let isHome = true;
    for (let n = worker; !isOver(); n++) {
      const to = isHome ? ground.slots[(n * 7) % slotCount] : ground.movers[worker]?.home;
      if (to === undefined) throw new Error("Nowhere to go.");
      const outcome = await attempt(worker, to);
      figures.attempts++;
      if (outcome === "booked") isHome = !isHome;
      if (outcome === "booked" || outcome === "refused" || outcome === "contended") figures[outcome]++;
      else figures.others.push(outcome);
    }
  };
  await Promise.all(ground.movers.map((_, worker) => run(worker)));
  figures.seconds = (performance.now() - began) / 1000;
  return figures;
}

/** By the service that staff's calls reach: permission, conflicts, audit, outbox, each attempt in a transaction of its own. */
export async function serviceOf(db: Database, ground: Ground, now: Date): Promise<Try> {
  const actor = await staffOf(db);
  const at = ground.movers.map(({ id }) => ({ id, version: 0 }));
  for (const one of at) {
    const [{ version } = { version: 0 }] = await rowsOf<{ version: number }>(
      db,
      sql`select version from booked_lessons where id = ${one.id}`,
    );
    one.version = version;
  }
  return async (worker, to) => {
    const lesson = at[worker] ?? { id: "", version: 0 };
    const { date, time } = wallClockOf(to, zone);
    const context: Context = {
      db,
      actor,
      now,
      origin: { ip: null, userAgent: null, requestId: "storm" },
      nameOf: () => Promise.resolve(actor.name),
    };
    try {
      requirePermission(context, "lessons:act");
      const { id, version } = lesson;
      const sent = parse(lessonMoveInput, {
        version,
        date,
        time,
        byKind: "staff",
        reason: "double-booked",
        despite: true,
      });
      const moved = await retryable(db, (tx) => rescheduleLesson({ ...context, db: tx }, { ...sent, _id: id }));
      at[worker] = { id: moved.rescheduledToId ?? "", version: 1 };
      return "booked";
    } catch (error) {
      if (error instanceof Refusal) return "refused";
      return isContended(error) ? "contended" : String(error);
    }
  };
}

export const blowOnService = async (db: Database, ground: Ground, now: Date, seconds: number): Promise<Figures> =>
  blow(ground, seconds, await serviceOf(db, ground, now));

/** Holds the tutor, as the service does, and moves a lesson; whether there was room is the constraint's to say. */
const bareMove = `
  create or replace function storm_move(tutor text, lesson text, begins timestamptz, ends timestamptz) returns boolean
  language plpgsql as $$
  begin
    perform 1 from tutors where id = tutor for update;
    update lesson_occupancy set start_at = begins, end_at = ends where lesson_id = lesson;
    return true;
  exception when exclusion_violation then
    return false;
  end $$`;

/** The same by the database alone: nobody is asked, nothing is written down, and its constraint refuses. */
export async function blowOnTable(pool: pg.Pool, ground: Ground, seconds: number): Promise<Figures> {
  await pool.query(bareMove);
  return blow(ground, seconds, async (worker, to) => {
    const { id = "" } = ground.movers[worker] ?? {};
    const end = new Date(to.getTime() + lessonMs);
    try {
      const { rows } = await pool.query<{ moved: boolean }>("select storm_move($1, $2, $3, $4) as moved", [
        ground.tutorId,
        id,
        to,
        end,
      ]);
      return rows[0]?.moved ? "booked" : "refused";
    } catch (error) {
      return String(error);
    }
  });
}

/** How many pairs of lessons put somebody in two places at once. */
export async function overlaps(db: Database): Promise<number> {
  const [{ taken, given } = { taken: 0, given: 0 }] = await rowsOf<{ taken: number; given: number }>(
    db,
    sql`select
      (select count(*)::int from lesson_occupancy a join lesson_occupancy b on a.party_id = b.party_id
         and a.lesson_id < b.lesson_id and a.start_at < b.end_at and b.start_at < a.end_at) as taken,
      (select count(*)::int from booked_lessons a join booked_lessons b on a.tutor_id = b.tutor_id and a.id < b.id
         and a.start_at < b.end_at and b.start_at < a.end_at
         where a.status = 'booked' and b.status = 'booked'
         and a.id in (select lesson_id from lesson_occupancy) and b.id in (select lesson_id from lesson_occupancy)) as given`,
  );
  return taken + given;
}
