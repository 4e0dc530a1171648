DROP INDEX "booked_lessons_status";--> statement-breakpoint
CREATE INDEX "booked_lessons_alike" ON "booked_lessons" USING btree ("status","was_late","was_outage");--> statement-breakpoint
CREATE INDEX "booked_lessons_by_end" ON "booked_lessons" USING btree ("end_at","start_at");--> statement-breakpoint
CREATE INDEX "lesson_ratings_by_tags" ON "lesson_ratings" USING btree ("tags");--> statement-breakpoint
CREATE INDEX "booked_lessons_status" ON "booked_lessons" USING btree ("status","start_at","id");