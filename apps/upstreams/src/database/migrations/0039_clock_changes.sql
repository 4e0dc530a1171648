CREATE TABLE "clock_notices" (
	"course_id" text NOT NULL,
	"time_zone" text NOT NULL,
	"change_at" timestamp (3) with time zone NOT NULL,
	"days_ahead" integer NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "clock_notices_course_id_time_zone_change_at_days_ahead_pk" PRIMARY KEY("course_id","time_zone","change_at","days_ahead")
);
--> statement-breakpoint
ALTER TABLE "confirmed_lessons" ADD COLUMN "kept_times" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clock_notices" ADD CONSTRAINT "clock_notices_course_id_confirmed_lessons_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."confirmed_lessons"("id") ON DELETE cascade ON UPDATE no action;