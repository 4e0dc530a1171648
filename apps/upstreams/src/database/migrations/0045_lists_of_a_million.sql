DROP INDEX "booked_lessons_by_start";--> statement-breakpoint
DROP INDEX "booked_lessons_status";--> statement-breakpoint
DROP INDEX "booked_lessons_over";--> statement-breakpoint
CREATE INDEX "booked_lessons_by_time" ON "booked_lessons" USING btree ("start_at","id","end_at","status","kind","subject","region_id","hold");--> statement-breakpoint
CREATE INDEX "booked_lessons_late" ON "booked_lessons" USING btree ("start_at","id") WHERE (cancellation->>'late')::boolean;--> statement-breakpoint
CREATE INDEX "booked_lessons_outage" ON "booked_lessons" USING btree ("start_at","id") WHERE cancellation->>'reason' = 'power-or-internet';--> statement-breakpoint
CREATE INDEX "booked_lessons_held" ON "booked_lessons" USING btree ("start_at","id") WHERE hold;--> statement-breakpoint
CREATE INDEX "lesson_ratings_tags" ON "lesson_ratings" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "lesson_ratings_rater" ON "lesson_ratings" USING btree ("rater_kind","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_ratings_hidden" ON "lesson_ratings" USING btree ("created_at","id") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "booked_lessons_status" ON "booked_lessons" USING btree ("status","start_at","id");--> statement-breakpoint
CREATE INDEX "booked_lessons_over" ON "booked_lessons" USING btree ("end_at","customer_id","learner_id","tutor_id") WHERE status in ('booked', 'in-progress');