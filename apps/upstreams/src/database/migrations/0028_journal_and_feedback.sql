CREATE TABLE "journal_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"person_id" text NOT NULL,
	"adds_to_id" text,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"occurred_on" date NOT NULL,
	"severity" integer,
	"visibility" text NOT NULL,
	"follow_up_on" date,
	"follow_up_done_at" timestamp (3) with time zone,
	"told_follow_up_on" date,
	"attachment_ids" text[] DEFAULT '{}' NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("title", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL,
	CONSTRAINT "journal_entries_severity" CHECK (("journal_entries"."kind" in ('warning', 'incident')) = ("journal_entries"."severity" is not null) and "journal_entries"."severity" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "journal_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"kind" text NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutor_feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"person_id" text NOT NULL,
	"direction" text NOT NULL,
	"author_kind" text NOT NULL,
	"author_id" text,
	"category" text NOT NULL,
	"rating" integer,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"assignee_id" text,
	"resolution" text,
	"shared_with_tutor" boolean NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("body", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL,
	CONSTRAINT "tutor_feedback_rating" CHECK ("tutor_feedback"."rating" between 1 and 5),
	CONSTRAINT "tutor_feedback_rated" CHECK ("tutor_feedback"."rating" is null or "tutor_feedback"."direction" = 'about-tutor'),
	CONSTRAINT "tutor_feedback_resolved" CHECK ("tutor_feedback"."status" <> 'resolved' or "tutor_feedback"."resolution" is not null)
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "read_by" text;--> statement-breakpoint
ALTER TABLE "tutor_documents" ADD COLUMN "told_step" integer;--> statement-breakpoint
ALTER TABLE "tutor_documents" ADD COLUMN "told_expires_on" date;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_adds_to_id_journal_entries_id_fk" FOREIGN KEY ("adds_to_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_feedback" ADD CONSTRAINT "tutor_feedback_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_feedback" ADD CONSTRAINT "tutor_feedback_assignee_id_account_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_entries_search" ON "journal_entries" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "journal_entries_of" ON "journal_entries" USING btree ("person_id","occurred_on");--> statement-breakpoint
CREATE INDEX "journal_entries_by_day" ON "journal_entries" USING btree ("occurred_on","id");--> statement-breakpoint
CREATE INDEX "journal_entries_additions" ON "journal_entries" USING btree ("adds_to_id");--> statement-breakpoint
CREATE INDEX "journal_entries_by_author" ON "journal_entries" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "journal_entries_by_follow_up" ON "journal_entries" USING btree ("follow_up_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_templates_kind" ON "journal_templates" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "tutor_feedback_search" ON "tutor_feedback" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tutor_feedback_of" ON "tutor_feedback" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "tutor_feedback_by_created" ON "tutor_feedback" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tutor_feedback_by_rating" ON "tutor_feedback" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "tutor_feedback_assignee" ON "tutor_feedback" USING btree ("assignee_id","status");