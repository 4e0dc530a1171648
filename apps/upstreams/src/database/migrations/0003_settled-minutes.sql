ALTER TABLE "enrolment_settlements" DROP CONSTRAINT "enrolment_settlements_charge";--> statement-breakpoint
ALTER TABLE "enrolment_settlements" DROP CONSTRAINT "enrolment_settlements_pay";--> statement-breakpoint
ALTER TABLE "lesson_settlements" DROP CONSTRAINT "lesson_settlements_charge";--> statement-breakpoint
ALTER TABLE "lesson_settlements" DROP CONSTRAINT "lesson_settlements_pay";--> statement-breakpoint
ALTER TABLE "enrolment_settlements" ADD COLUMN "charge_minutes" integer;--> statement-breakpoint
ALTER TABLE "enrolment_settlements" ADD COLUMN "charge_bp" integer;--> statement-breakpoint
ALTER TABLE "enrolment_settlements" ADD COLUMN "pay_minutes" integer;--> statement-breakpoint
ALTER TABLE "enrolment_settlements" ADD COLUMN "pay_bp" integer;--> statement-breakpoint
ALTER TABLE "group_enrolments" ADD COLUMN "policy_snapshot" jsonb;--> statement-breakpoint
ALTER TABLE "group_enrolments" ADD COLUMN "price_amount" bigint;--> statement-breakpoint
ALTER TABLE "group_enrolments" ADD COLUMN "price_currency" text;--> statement-breakpoint
ALTER TABLE "group_enrolments" ADD COLUMN "charge_basis" text;--> statement-breakpoint
ALTER TABLE "group_enrolments" ADD COLUMN "left_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "group_enrolments" ADD COLUMN "leave_notice_minutes" integer;--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD COLUMN "move" jsonb;--> statement-breakpoint
ALTER TABLE "lesson_settlements" ADD COLUMN "charge_minutes" integer;--> statement-breakpoint
ALTER TABLE "lesson_settlements" ADD COLUMN "charge_bp" integer;--> statement-breakpoint
ALTER TABLE "lesson_settlements" ADD COLUMN "pay_minutes" integer;--> statement-breakpoint
ALTER TABLE "lesson_settlements" ADD COLUMN "pay_bp" integer;--> statement-breakpoint
UPDATE "lesson_settlements" s SET
	"charge_minutes" = given.minutes, "charge_bp" = 10000, "pay_minutes" = given.minutes, "pay_bp" = 10000,
	"sentence" = 'Charged ' || given.minutes || ' of ' || s."minutes" || ' min: the tutor began late or ended early. The tutor is paid for ' || given.minutes || ' of ' || s."minutes" || ' min.'
FROM (
	SELECT one."id", least(one."minutes", coalesce(
		CASE WHEN round(100.0 * (l."outcome"->>'actualMinutes')::int / one."minutes") = one."charge_percent" THEN (l."outcome"->>'actualMinutes')::int END,
		substring(one."sentence" from '(\d+) of \d+ min were given')::int,
		round(one."minutes" * one."charge_percent" / 100.0)::int)) AS minutes
	FROM "lesson_settlements" one JOIN "booked_lessons" l ON l."id" = one."lesson_id"
	WHERE one."rule_id" IN ('cut-short', 'outage-after')
) AS given
WHERE given."id" = s."id";--> statement-breakpoint
UPDATE "lesson_settlements" SET "charge_minutes" = "minutes", "charge_bp" = "charge_percent" * 100, "pay_minutes" = "minutes", "pay_bp" = "pay_percent" * 100 WHERE "charge_minutes" IS NULL;--> statement-breakpoint
UPDATE "enrolment_settlements" SET "charge_minutes" = "minutes", "charge_bp" = "charge_percent" * 100, "pay_minutes" = "minutes", "pay_bp" = "pay_percent" * 100 WHERE "charge_minutes" IS NULL;--> statement-breakpoint
UPDATE "group_enrolments" e SET
	"policy_snapshot" = coalesce(
		(SELECT s."policy" FROM "enrolment_settlements" s WHERE s."enrolment_id" = e."id" ORDER BY s."round" DESC LIMIT 1),
		terms."policy"),
	"price_amount" = (terms."price"->>'amount')::bigint,
	"price_currency" = terms."price"->>'currency',
	"charge_basis" = terms."price_basis"
FROM (
	SELECT one."id", g."price_basis",
		coalesce(
			(SELECT price FROM jsonb_array_elements(g."prices") AS price WHERE price->>'currency' = c."currency" LIMIT 1),
			g."prices"->0) AS price,
		jsonb_build_object(
			'policyId', p."id", 'windowHours', p."window_hours", 'lateCancelPercent', p."late_cancel_percent",
			'noShowPercent', p."no_show_percent", 'tutorLatePayPercent', p."tutor_late_pay_percent",
			'tutorWaitPayPercent', p."tutor_wait_pay_percent", 'graceMinutes', p."grace_minutes",
			'freeLateCancelsPerTerm', p."free_late_cancels_per_term", 'freeReschedules', p."free_reschedules",
			'outageIsFree', p."outage_is_free") AS policy
	FROM "group_enrolments" one
	JOIN "group_instances" i ON i."id" = one."instance_id"
	JOIN "group_lessons" g ON g."id" = i."group_lesson_id"
	JOIN "customers" c ON c."id" = one."customer_id"
	JOIN "regions" r ON r."id" = c."region_id"
	JOIN "cancellation_policies" p ON p."id" = coalesce(c."cancellation_policy_id", r."cancellation_policy_id")
) AS terms
WHERE terms."id" = e."id";--> statement-breakpoint
UPDATE "booked_lessons" SET "move" = jsonb_build_object(
	'byKind', "reschedule"->'byKind', 'byId', "reschedule"->'byId', 'at', "reschedule"->'at', 'reason', "reschedule"->'reason',
	'note', "reschedule"->'note', 'noticeMinutes', "reschedule"->'noticeMinutes', 'inTime', "reschedule"->'inTime')
WHERE "status" = 'rescheduled' AND "reschedule"->>'status' = 'agreed';--> statement-breakpoint
UPDATE "booked_lessons" l SET "move" = jsonb_build_object(
	'byKind', CASE said."actor_kind" WHEN 'gateway' THEN 'system' ELSE said."actor_kind" END,
	'byId', coalesce(said."actor_id", 'system'),
	'at', to_char(said."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
	'reason', 'other', 'note', 'Moved before reasons were kept.',
	'noticeMinutes', floor(extract(epoch from l."start_at" - said."at") / 60)::int,
	'inTime', floor(extract(epoch from l."start_at" - said."at") / 60) >= coalesce(said."window_hours", 24) * 60)
FROM (
	SELECT DISTINCT ON (g."lesson_id") g."lesson_id", g."at", g."actor_kind", g."actor_id",
		(SELECT (s."policy"->>'windowHours')::int FROM "lesson_settlements" s WHERE s."lesson_id" = g."lesson_id" ORDER BY s."round" LIMIT 1) AS window_hours
	FROM "lesson_log" g WHERE g."event" = 'rescheduled' ORDER BY g."lesson_id", g."at" DESC
) AS said
WHERE said."lesson_id" = l."id" AND l."status" = 'rescheduled' AND l."move" IS NULL;--> statement-breakpoint
ALTER TABLE "enrolment_settlements" ALTER COLUMN "charge_minutes" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolment_settlements" ALTER COLUMN "charge_bp" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolment_settlements" ALTER COLUMN "pay_minutes" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolment_settlements" ALTER COLUMN "pay_bp" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "group_enrolments" ALTER COLUMN "policy_snapshot" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "group_enrolments" ALTER COLUMN "price_amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "group_enrolments" ALTER COLUMN "price_currency" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "group_enrolments" ALTER COLUMN "charge_basis" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_settlements" ALTER COLUMN "charge_minutes" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_settlements" ALTER COLUMN "charge_bp" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_settlements" ALTER COLUMN "pay_minutes" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_settlements" ALTER COLUMN "pay_bp" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolment_settlements" DROP COLUMN "charge_percent";--> statement-breakpoint
ALTER TABLE "enrolment_settlements" DROP COLUMN "pay_percent";--> statement-breakpoint
ALTER TABLE "lesson_settlements" DROP COLUMN "charge_percent";--> statement-breakpoint
ALTER TABLE "lesson_settlements" DROP COLUMN "pay_percent";--> statement-breakpoint
ALTER TABLE "enrolment_settlements" ADD CONSTRAINT "enrolment_settlements_charge" CHECK ("enrolment_settlements"."charge_minutes" between 0 and "enrolment_settlements"."minutes" and "enrolment_settlements"."charge_bp" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "enrolment_settlements" ADD CONSTRAINT "enrolment_settlements_pay" CHECK ("enrolment_settlements"."pay_minutes" between 0 and "enrolment_settlements"."minutes" and "enrolment_settlements"."pay_bp" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "lesson_settlements" ADD CONSTRAINT "lesson_settlements_charge" CHECK ("lesson_settlements"."charge_minutes" between 0 and "lesson_settlements"."minutes" and "lesson_settlements"."charge_bp" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "lesson_settlements" ADD CONSTRAINT "lesson_settlements_pay" CHECK ("lesson_settlements"."pay_minutes" between 0 and "lesson_settlements"."minutes" and "lesson_settlements"."pay_bp" between 0 and 10000);
