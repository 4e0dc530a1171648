DROP INDEX "tasks_by_due";--> statement-breakpoint
ALTER TABLE "candidacies" ADD COLUMN "intro_video_file_id" text;--> statement-breakpoint
ALTER TABLE "candidacies" ADD COLUMN "demo_recording_file_id" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "due_time" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "told_due_time" text;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "tutors_tags" ON "tutors" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "tasks_by_due" ON "tasks" USING btree ("due_on","due_time","id");--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_time_of_day" CHECK ("tasks"."due_time" is null or "tasks"."due_on" is not null);