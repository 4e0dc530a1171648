CREATE SEQUENCE "public"."feedback_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "feedback_links" (
	"id" text PRIMARY KEY NOT NULL,
	"feedback_id" text NOT NULL,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	"journal_entry_id" text,
	"made_by_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_links_entry_named" CHECK (("feedback_links"."kind" = 'journal-entry') = ("feedback_links"."journal_entry_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "feedback_words" (
	"id" text PRIMARY KEY NOT NULL,
	"feedback_id" text NOT NULL,
	"speaker" text NOT NULL,
	"written_by_id" text NOT NULL,
	"text" text NOT NULL,
	"internal" boolean DEFAULT false NOT NULL,
	"sent_by" text,
	"message_id" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"feedback_number" text NOT NULL,
	"customer_id" text,
	"dependent_id" text,
	"region_id" text NOT NULL,
	"channel" text NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"body" text NOT NULL,
	"sentiment" integer,
	"priority" text NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp (3) with time zone NOT NULL,
	"assignee_id" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"first_answered_at" timestamp (3) with time zone,
	"last_words_at" timestamp (3) with time zone,
	"resolution" text,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("body", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL,
	CONSTRAINT "feedbacks_sentiment" CHECK ("feedbacks"."sentiment" between 1 and 5),
	CONSTRAINT "feedbacks_learner" CHECK ("feedbacks"."dependent_id" is null or "feedbacks"."customer_id" is not null),
	CONSTRAINT "feedbacks_resolved" CHECK ("feedbacks"."status" not in ('resolved', 'closed') or "feedbacks"."resolution" is not null),
	CONSTRAINT "feedbacks_done" CHECK ("feedbacks"."due_at" is null or "feedbacks"."status" not in ('resolved', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "group_enrolments" (
	"id" text PRIMARY KEY NOT NULL,
	"instance_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"dependent_id" text,
	"learner_id" text GENERATED ALWAYS AS (coalesce(dependent_id, customer_id)) STORED NOT NULL,
	"status" text NOT NULL,
	"place" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"offered_until" timestamp (3) with time zone,
	CONSTRAINT "group_enrolments_offered" CHECK (("group_enrolments"."status" = 'offered') = ("group_enrolments"."offered_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "group_instances" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"group_lesson_id" text NOT NULL,
	"start" timestamp (3) with time zone NOT NULL,
	"end" timestamp (3) with time zone NOT NULL,
	"local_date" date NOT NULL,
	"local_time" text NOT NULL,
	"anchor_time_zone" text NOT NULL,
	"tutor_ids" text[] NOT NULL,
	"capacity_max" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"report" text,
	"run_anyway" boolean DEFAULT false NOT NULL,
	"minimum_told_at" timestamp (3) with time zone,
	CONSTRAINT "group_instances_times" CHECK ("group_instances"."start" < "end")
);
--> statement-breakpoint
CREATE TABLE "group_lessons" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"level" text NOT NULL,
	"age_group" text NOT NULL,
	"description" text NOT NULL,
	"theme" text,
	"cultural_host" text,
	"programme" text,
	"tutor_ids" text[] NOT NULL,
	"capacity_min" integer NOT NULL,
	"capacity_max" integer NOT NULL,
	"waitlist" boolean NOT NULL,
	"region_id" text,
	"duration_minutes" integer NOT NULL,
	"anchor_time_zone" text NOT NULL,
	"enrolment_opens_on" date,
	"enrolment_closes_on" date,
	"meeting_url" text,
	"prices" jsonb NOT NULL,
	"price_basis" text NOT NULL,
	"status" text NOT NULL,
	"cancel_reason" text,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("title", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL,
	CONSTRAINT "group_lessons_capacity" CHECK ("group_lessons"."capacity_min" between 1 and "group_lessons"."capacity_max"),
	CONSTRAINT "group_lessons_cancelled" CHECK ("group_lessons"."status" <> 'cancelled' or "group_lessons"."cancel_reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "feedback_links" ADD CONSTRAINT "feedback_links_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_links" ADD CONSTRAINT "feedback_links_journal_entry_id_journal_entries_id_fk" FOREIGN KEY ("journal_entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_words" ADD CONSTRAINT "feedback_words_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_words" ADD CONSTRAINT "feedback_words_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_dependent_id_dependents_id_fk" FOREIGN KEY ("dependent_id") REFERENCES "public"."dependents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_assignee_id_account_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_enrolments" ADD CONSTRAINT "group_enrolments_instance_id_group_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."group_instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_enrolments" ADD CONSTRAINT "group_enrolments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_enrolments" ADD CONSTRAINT "group_enrolments_dependent_id_dependents_id_fk" FOREIGN KEY ("dependent_id") REFERENCES "public"."dependents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_instances" ADD CONSTRAINT "group_instances_group_lesson_id_group_lessons_id_fk" FOREIGN KEY ("group_lesson_id") REFERENCES "public"."group_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_lessons" ADD CONSTRAINT "group_lessons_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_links_of" ON "feedback_links" USING btree ("feedback_id","at","id");--> statement-breakpoint
CREATE INDEX "feedback_links_entry" ON "feedback_links" USING btree ("journal_entry_id");--> statement-breakpoint
CREATE INDEX "feedback_words_of" ON "feedback_words" USING btree ("feedback_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_number" ON "feedbacks" USING btree ("feedback_number");--> statement-breakpoint
CREATE INDEX "feedbacks_number_prefix" ON "feedbacks" USING btree ("feedback_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "feedbacks_search" ON "feedbacks" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "feedbacks_by_due" ON "feedbacks" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "feedbacks_by_created" ON "feedbacks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "feedbacks_status" ON "feedbacks" USING btree ("status","status_since");--> statement-breakpoint
CREATE INDEX "feedbacks_customer" ON "feedbacks" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "feedbacks_dependent" ON "feedbacks" USING btree ("dependent_id");--> statement-breakpoint
CREATE INDEX "feedbacks_region" ON "feedbacks" USING btree ("region_id","status");--> statement-breakpoint
CREATE INDEX "feedbacks_assignee" ON "feedbacks" USING btree ("assignee_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "group_enrolments_once" ON "group_enrolments" USING btree ("instance_id","learner_id") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "group_enrolments_of" ON "group_enrolments" USING btree ("instance_id","place");--> statement-breakpoint
CREATE INDEX "group_enrolments_learner" ON "group_enrolments" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "group_enrolments_customer" ON "group_enrolments" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "group_enrolments_dependent" ON "group_enrolments" USING btree ("dependent_id");--> statement-breakpoint
CREATE INDEX "group_enrolments_offers" ON "group_enrolments" USING btree ("offered_until") WHERE status = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "group_instances_start" ON "group_instances" USING btree ("group_lesson_id","start") WHERE status not in ('cancelled', 'not-run');--> statement-breakpoint
CREATE INDEX "group_instances_of" ON "group_instances" USING btree ("group_lesson_id","start","id");--> statement-breakpoint
CREATE INDEX "group_instances_status" ON "group_instances" USING btree ("status","start");--> statement-breakpoint
CREATE INDEX "group_instances_by_start" ON "group_instances" USING btree ("start","id");--> statement-breakpoint
CREATE INDEX "group_instances_tutors" ON "group_instances" USING gin ("tutor_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "group_lessons_title" ON "group_lessons" USING btree ("search_name") WHERE status <> 'archived';--> statement-breakpoint
CREATE INDEX "group_lessons_search" ON "group_lessons" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "group_lessons_by_title" ON "group_lessons" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "group_lessons_by_created" ON "group_lessons" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "group_lessons_status" ON "group_lessons" USING btree ("kind","status");--> statement-breakpoint
CREATE INDEX "group_lessons_region" ON "group_lessons" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "group_lessons_tutors" ON "group_lessons" USING gin ("tutor_ids");