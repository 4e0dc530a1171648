ALTER TABLE "clock_notices" ADD COLUMN "tutor_id" text;--> statement-breakpoint
ALTER TABLE "clock_notices" ADD COLUMN "customer_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback_links" ADD COLUMN "lesson_request_id" text;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "lesson_id" text;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "lesson_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "trial_lesson_id" text;--> statement-breakpoint
ALTER TABLE "tutor_feedback" ADD COLUMN "lesson_id" text;--> statement-breakpoint
ALTER TABLE "feedback_links" ADD CONSTRAINT "feedback_links_lesson_request_id_lesson_requests_id_fk" FOREIGN KEY ("lesson_request_id") REFERENCES "public"."lesson_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_lesson_id_booked_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."booked_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_lesson_id_booked_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."booked_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_feedback" ADD CONSTRAINT "tutor_feedback_lesson_id_booked_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."booked_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedbacks_lesson" ON "feedbacks" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "journal_entries_lesson" ON "journal_entries" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "tutor_feedback_lesson" ON "tutor_feedback" USING btree ("lesson_id");