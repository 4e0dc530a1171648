import { wallClockOf } from "@app/domain/time.ts";
import { reportOf } from "../../testing/second-count.ts";
import { beginning } from "../../testing/template.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Lesson {
  learner_id: string;
  customer_id: string;
  start_at: string | Date;
  status: string;
  hold: boolean;
  kind: string;
  zone: string;
}

const ahead = new Set(["booked", "in-progress", "reschedule-pending"]);

it("says when each learner had their last lesson and has the next, and what credit is left", async () => {
  const lessons = await world.rows<Lesson>(`select l.learner_id, l.customer_id, l.start_at, l.status, l.hold, l.kind,
    coalesce(d.time_zone, c.time_zone) as zone from booked_lessons l join persons c on c.id = l.customer_id
    left join dependents d on d.id = l.dependent_id`);
  const lots = await world.rows<{ customer_id: string; learner_ids: string[]; left: number }>(
    `select o.customer_id, o.learner_ids, sum(e.quantity)::int as left from credit_lots o
      join credit_entries e on e.lot_id = o.id where o.unit = 'minutes' group by o.id`,
  );
  const { rows } = await reportOf(world, "student-lessons", "between=2025-01-01/2025-12-31&by=learner");
  expect(rows.length).toBeGreaterThan(20);
  const known = { last: 0, next: 0, credit: 0 };
  for (const { key, cells, personId } of rows) {
    const own = lessons.filter(({ learner_id: id }) => id === key);
    const day = (times: readonly Date[], pick: "first" | "last") => {
      const sorted = times.toSorted((one, other) => one.getTime() - other.getTime());
      const at = pick === "first" ? sorted[0] : sorted.at(-1);
      return at && own[0] ? Date.parse(wallClockOf(at, own[0].zone).date) / 1000 : null;
    };
    const starts = (which: (lesson: Lesson) => boolean) => own.filter(which).map(({ start_at: at }) => new Date(at));
    const last = starts(({ status, kind, start_at: at }) => {
      const start = new Date(at);
      const inYear = start >= new Date("2025-01-01T00:00:00Z") && start < new Date("2026-01-01T00:00:00Z");
      return status === "completed" && kind !== "trial" && inYear;
    });
    const next = starts((one) => ahead.has(one.status) && !one.hold && new Date(one.start_at) > beginning);
    const credit = lots
      .filter(({ customer_id: id, learner_ids: ids }) => id === personId && (ids.length === 0 || ids.includes(key)))
      .reduce((sum, { left }) => sum + left, 0);
    const value = (name: string) => cells.find(({ number }) => number === name)?.value ?? null;
    expect([key, value("lastLesson"), value("nextLesson"), value("creditLeft")]).toEqual([
      ...[key, day(last, "last"), day(next, "first"), credit],
    ]);
    known.last += last.length;
    known.next += next.length;
    known.credit += credit;
  }
  expect(Object.values(known).every((count) => count > 0)).toBe(true);
});
