CREATE TABLE "exam_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"lesson_id" text NOT NULL,
	"version_number" integer NOT NULL,
	"blocks" jsonb NOT NULL,
	"author_ids" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_exam_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"exam_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_lessons" ADD COLUMN "archived_with_id" text;--> statement-breakpoint
ALTER TABLE "exam_subjects" ADD COLUMN "archived_with_id" text;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "archived_with_id" text;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "archived_with_id" text;--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD CONSTRAINT "exam_sessions_lesson_id_content_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."content_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_exam_slugs" ADD CONSTRAINT "former_exam_slugs_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_sessions_version" ON "exam_sessions" USING btree ("lesson_id","version_number");