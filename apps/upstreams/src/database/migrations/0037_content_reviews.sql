CREATE TABLE "session_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"lesson_id" text NOT NULL,
	"version_number" integer NOT NULL,
	"writer_id" text,
	"reviewer_id" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "session_writers" (
	"lesson_id" text NOT NULL,
	"person_id" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_writers_lesson_id_person_id_pk" PRIMARY KEY("lesson_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "session_reviews" ADD CONSTRAINT "session_reviews_lesson_id_content_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."content_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_reviews" ADD CONSTRAINT "session_reviews_writer_id_account_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_reviews" ADD CONSTRAINT "session_reviews_reviewer_id_account_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_writers" ADD CONSTRAINT "session_writers_lesson_id_content_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."content_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_writers" ADD CONSTRAINT "session_writers_person_id_account_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "session_reviews_open" ON "session_reviews" USING btree ("lesson_id") WHERE "session_reviews"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "session_reviews_lesson" ON "session_reviews" USING btree ("lesson_id","submitted_at");--> statement-breakpoint
CREATE INDEX "session_reviews_writer" ON "session_reviews" USING btree ("writer_id","submitted_at");