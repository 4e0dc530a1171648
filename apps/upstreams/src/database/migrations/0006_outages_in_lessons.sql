UPDATE "booked_lessons" l SET "outcome" = "outcome" || jsonb_build_object('shortBecause',
	CASE WHEN EXISTS (SELECT FROM "lesson_settlements" s WHERE s."lesson_id" = l."id" AND s."rule_id" = 'cut-short') THEN 'tutor' END)
WHERE "outcome" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "booked_lessons" drop column "was_outage";--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD COLUMN "was_outage" boolean GENERATED ALWAYS AS (coalesce(cancellation->>'reason' = 'power-or-internet', false) or coalesce(outcome->>'shortBecause' = 'outage', false)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "booked_lessons_alike" ON "booked_lessons" USING btree ("status","was_late","was_outage");--> statement-breakpoint
CREATE INDEX "booked_lessons_outage" ON "booked_lessons" USING btree ("start_at","id") WHERE was_outage;
