CREATE TABLE "lesson_answer_links" (
	"id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"kind" text NOT NULL,
	"person_id" text NOT NULL,
	"side" text NOT NULL,
	"record_id" text NOT NULL,
	"about" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"person_id" text NOT NULL,
	"side" text NOT NULL,
	"code_hash" text NOT NULL,
	"sealed_code" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "confirmed_lessons" ADD COLUMN "payment_reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lesson_answer_links" ADD CONSTRAINT "lesson_answer_links_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_answer_links_hash" ON "lesson_answer_links" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "lesson_answer_links_person" ON "lesson_answer_links" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "lesson_answer_links_expires" ON "lesson_answer_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_person" ON "calendar_feeds" USING btree ("person_id","side");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_hash" ON "calendar_feeds" USING btree ("code_hash");