CREATE TABLE "content_creators" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"languages" text[] NOT NULL,
	"specialities" text[] DEFAULT '{}' NOT NULL,
	"weekly_target" integer,
	"status" text DEFAULT 'active' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_assignments" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"lesson_id" text NOT NULL,
	"creator_id" text NOT NULL,
	"assigned_by_id" text NOT NULL,
	"assigned_at" timestamp (3) with time zone NOT NULL,
	"due_on" date,
	"note" text,
	"state" text DEFAULT 'assigned' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_creators" ADD CONSTRAINT "content_creators_id_account_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_assignments" ADD CONSTRAINT "lesson_assignments_lesson_id_content_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."content_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_assignments" ADD CONSTRAINT "lesson_assignments_creator_id_content_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."content_creators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_creators_by_created" ON "content_creators" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "content_creators_status" ON "content_creators" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "content_creators_languages" ON "content_creators" USING gin ("languages");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_assignments_open" ON "lesson_assignments" USING btree ("lesson_id") WHERE "lesson_assignments"."state" in ('assigned', 'in-progress', 'submitted', 'changes-requested');--> statement-breakpoint
CREATE INDEX "lesson_assignments_of" ON "lesson_assignments" USING btree ("lesson_id","assigned_at");--> statement-breakpoint
CREATE INDEX "lesson_assignments_creator" ON "lesson_assignments" USING btree ("creator_id","state");--> statement-breakpoint
INSERT INTO "content_creators" ("id", "created_at", "updated_at", "created_by", "updated_by", "languages")
SELECT DISTINCT "assignee_id", now(), now(), 'system', 'system', '{}'::text[] FROM "content_lessons" WHERE "assignee_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "lesson_assignments" ("id", "created_at", "updated_at", "created_by", "updated_by", "lesson_id", "creator_id", "assigned_by_id", "assigned_at", "due_on", "state")
SELECT substr(md5('assignment ' || "id"), 1, 24), now(), now(), 'system', 'system', "id", "assignee_id", "updated_by", "status_since", "due_on",
  CASE "content_status" WHEN 'Published' THEN 'done' WHEN 'Review' THEN 'submitted' WHEN 'Draft' THEN 'in-progress' ELSE 'assigned' END
FROM "content_lessons" WHERE "assignee_id" IS NOT NULL;
