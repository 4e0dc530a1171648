ALTER TABLE "booked_lessons" ADD COLUMN "reschedule" jsonb;--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD COLUMN "meeting_provider" text;--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD COLUMN "meeting_url" text;--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD COLUMN "meeting_passcode" text;--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD COLUMN "day_reminder_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD COLUMN "hour_reminder_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "confirmed_lessons" ADD COLUMN "schedule_from" date;--> statement-breakpoint
ALTER TABLE "confirmed_lessons" ADD COLUMN "lessons_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "confirmed_lessons" ADD COLUMN "earlier_prices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "confirmed_lessons" ADD COLUMN "handover" jsonb;--> statement-breakpoint
CREATE INDEX "booked_lessons_pending" ON "booked_lessons" USING btree ("status_since") WHERE status = 'reschedule-pending';--> statement-breakpoint
CREATE INDEX "confirmed_lessons_paused" ON "confirmed_lessons" USING btree ("paused_until") WHERE status = 'paused';