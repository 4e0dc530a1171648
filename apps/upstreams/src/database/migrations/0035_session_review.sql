CREATE TABLE "session_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"lesson_id" text NOT NULL,
	"version_number" integer NOT NULL,
	"block_id" text,
	"quote" text NOT NULL,
	"text" text NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by_id" text
);
--> statement-breakpoint
ALTER TABLE "content_lessons" ADD COLUMN "published_version" integer;--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD COLUMN "shown" jsonb;--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD COLUMN "key" jsonb;--> statement-breakpoint
ALTER TABLE "session_comments" ADD CONSTRAINT "session_comments_lesson_id_content_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."content_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_comments" ADD CONSTRAINT "session_comments_resolved_by_id_account_users_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_comments_lesson" ON "session_comments" USING btree ("lesson_id","id");