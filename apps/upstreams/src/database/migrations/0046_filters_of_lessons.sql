DROP INDEX "booked_lessons_by_time";--> statement-breakpoint
DROP INDEX "booked_lessons_status";--> statement-breakpoint
DROP INDEX "booked_lessons_late";--> statement-breakpoint
DROP INDEX "booked_lessons_outage";--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD COLUMN "was_late" boolean GENERATED ALWAYS AS (coalesce((cancellation->>'late')::boolean, false)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD COLUMN "was_outage" boolean GENERATED ALWAYS AS (coalesce(cancellation->>'reason' = 'power-or-internet', false)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD COLUMN "has_own_link" boolean GENERATED ALWAYS AS (meeting_url is not null) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "booked_lessons_by_time" ON "booked_lessons" USING btree ("start_at","id","end_at","status","kind","subject","region_id","hold","customer_id","learner_id","tutor_id","course_id","has_own_link");--> statement-breakpoint
CREATE INDEX "booked_lessons_status" ON "booked_lessons" USING btree ("status","start_at","id","end_at","was_late","was_outage");--> statement-breakpoint
CREATE INDEX "booked_lessons_late" ON "booked_lessons" USING btree ("start_at","id") WHERE was_late;--> statement-breakpoint
CREATE INDEX "booked_lessons_outage" ON "booked_lessons" USING btree ("start_at","id") WHERE was_outage;