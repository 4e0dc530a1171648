import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrationsFolder } from "./migrations-folder.ts";

let client: PGlite;
const migrations = readMigrationFiles({ migrationsFolder });
const isThis = (statements: readonly string[]) =>
  statements.some((statement) => /lesson_settlements.*charge_minutes/.test(statement));
const place = migrations.findIndex(({ sql }) => isThis(sql));

beforeAll(async () => {
  client = await PGlite.create({ extensions: { btree_gist, pg_trgm } });
  for (const { sql } of migrations.slice(0, place)) for (const statement of sql) await client.exec(statement);
  // References to people and courses are beside the point here.
  await client.exec("set session_replication_role = replica");
});
afterAll(() => client.close());

const record = { created_at: "2026-01-01", updated_at: "2026-01-01", created_by: "system", updated_by: "system" };

/** Writes a row as it was before. */
const add = (table: string, row: object) => {
  const names = Object.keys(row);
  const given = Object.values(row).map((value: unknown) =>
    typeof value === "object" && value !== null ? JSON.stringify(value) : value,
  );
  const places = names.map((_, n) => `$${n + 1}`).join(", ");
  return client.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(", ")}) values (${places})`,
    given,
  );
};

const lesson = (id: string, over: object) =>
  add("booked_lessons", {
    ...{ ...record, id, lesson_number: id, chain_id: id, customer_id: "c", tutor_id: "t", region_id: "r" },
    ...{ subject: "Igbo", kind: "regular", start_at: "2026-03-03T18:00:00Z", end_at: "2026-03-03T19:00:00Z" },
    ...{ anchor_time_zone: "Europe/London", local_date: "2026-03-03", local_time: "18:00", offset_minutes: 0 },
    ...{ status: "completed", status_since: "2026-03-03T19:00:00Z", ...over },
  });
const settlement = (lessonId: string, percent: number, rule: string, sentence = "Charged.") =>
  add("lesson_settlements", {
    ...{ id: lessonId, lesson_id: lessonId, round: 1, minutes: 60, charge_percent: percent, pay_percent: percent },
    ...{ rule_id: rule, policy: { windowHours: 24 }, sentence, state: "unposted", at: "2026-03-03", by_id: "system" },
  });

it("fills settlements, places and moves of before from what is known of them", async () => {
  await lesson("short", { outcome: { actualMinutes: 50 } });
  await settlement("short", 83, "cut-short");
  // Taken back since: the outcome is gone, the sentence is not.
  await lesson("taken-back", { outcome: null });
  await settlement("taken-back", 67, "cut-short", "Charged 67%: 40 of 60 min were given. The tutor is paid 67%.");
  await lesson("late", { status: "cancelled" });
  await settlement("late", 50, "customer-late");
  await lesson("moved", { status: "rescheduled" });
  await add("lesson_log", {
    ...{ id: "g", lesson_id: "moved", chain_id: "moved", at: "2026-03-03T12:00:00Z", actor_kind: "customer" },
    ...{ event: "rescheduled", summary: "Moved.", source: "web" },
  });
  await add("cancellation_policies", { ...record, id: "strict", name: "Strict", window_hours: 48 });
  await add("regions", {
    ...{ ...record, id: "r", code: "uk", name: "UK", currency: "GBP", time_zone: "Europe/London" },
    ...{ cancellation_policy_id: "strict", invoice_prefix: "UK" },
  });
  await add("customers", {
    ...record,
    id: "c",
    customer_number: "C-1",
    region_id: "r",
    currency: "GBP",
    status: "active",
  });
  await client.exec(`insert into group_lessons (id, created_at, updated_at, created_by, updated_by, kind, title, subject, level, age_group,
      description, tutor_ids, capacity_min, capacity_max, waitlist, duration_minutes, anchor_time_zone, prices, price_basis, status)
    values ('gl', now(), now(), 's', 's', 'learning-pod', 'Songs', 'Igbo', 'beginner', 'adult', 'd', '{t}', 1, 6, true, 60,
      'Europe/London', '[{"currency": "USD", "amount": 1500}, {"currency": "GBP", "amount": 1200}]', 'per-instance', 'published')`);
  await client.exec(`insert into group_instances (id, created_at, updated_at, created_by, updated_by, group_lesson_id, start, "end", local_date,
      local_time, anchor_time_zone, tutor_ids, capacity_max, status)
    values ('gi', now(), now(), 's', 's', 'gl', now(), now() + interval '1 hour', '2026-03-03', '18:00', 'Europe/London', '{t}', 6, 'scheduled')`);
  await add("group_enrolments", {
    ...{ id: "e", instance_id: "gi", customer_id: "c", status: "enrolled", place: 1, at: "2026-03-01" },
  });

  for (const statement of migrations[place]?.sql ?? []) await client.exec(statement);

  const { rows } = await client.query(
    "select id, charge_minutes, charge_bp, pay_minutes, pay_bp from lesson_settlements order by id",
  );
  const whole = { charge_bp: 10_000, pay_bp: 10_000 };
  expect(rows).toEqual([
    { id: "late", charge_minutes: 60, charge_bp: 5000, pay_minutes: 60, pay_bp: 5000 },
    { id: "short", charge_minutes: 50, pay_minutes: 50, ...whole },
    { id: "taken-back", charge_minutes: 40, pay_minutes: 40, ...whole },
  ]);
  const { rows: said } = await client.query("select sentence from lesson_settlements where id = 'short'");
  expect(said).toEqual([
    {
      sentence: "Charged 50 of 60 min: the tutor began late or ended early. The tutor is paid for 50 of 60 min.",
    },
  ]);
  const { rows: moves } = await client.query("select move from booked_lessons where id = 'moved'");
  expect(moves).toMatchObject([
    { move: { byKind: "customer", at: "2026-03-03T12:00:00.000Z", noticeMinutes: 360, inTime: false } },
  ]);
  const { rows: places } = await client.query(
    "select policy_snapshot, price_amount, price_currency, charge_basis from group_enrolments",
  );
  expect(places).toMatchObject([
    {
      ...{ policy_snapshot: { policyId: "strict", windowHours: 48, noShowPercent: 100 }, price_amount: 1200 },
      ...{ price_currency: "GBP", charge_basis: "per-instance" },
    },
  ]);

  // The next ones know why a lesson was short, and keep the list of outages.
  for (const { sql } of migrations.slice(place + 1)) for (const statement of sql) await client.exec(statement);
  const { rows: outcomes } = await client.query(
    "select id, outcome, was_outage from booked_lessons where id in ('short', 'taken-back') order by id",
  );
  expect(outcomes).toEqual([
    { id: "short", outcome: { actualMinutes: 50, shortBecause: "tutor" }, was_outage: false },
    { id: "taken-back", outcome: null, was_outage: false },
  ]);
});
