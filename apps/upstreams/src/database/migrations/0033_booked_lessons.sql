CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE SEQUENCE "public"."confirmed_lesson_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "booked_lessons" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"lesson_number" text NOT NULL,
	"course_id" text,
	"chain_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"dependent_id" text,
	"pod_id" text,
	"learner_id" text GENERATED ALWAYS AS (coalesce(pod_id, dependent_id, customer_id)) STORED NOT NULL,
	"tutor_id" text NOT NULL,
	"region_id" text NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"anchor_time_zone" text NOT NULL,
	"local_date" date NOT NULL,
	"local_time" text NOT NULL,
	"offset_minutes" integer NOT NULL,
	"slot_index" integer,
	"status" text NOT NULL,
	"status_since" timestamp (3) with time zone NOT NULL,
	"hold" boolean DEFAULT false NOT NULL,
	"cancellation" jsonb,
	"outcome" jsonb,
	"report" jsonb,
	"dispute" jsonb,
	"rescheduled_from_id" text,
	"rescheduled_to_id" text,
	CONSTRAINT "booked_lessons_order" CHECK ("booked_lessons"."start_at" < "booked_lessons"."end_at"),
	CONSTRAINT "booked_lessons_learner_is_one" CHECK ("booked_lessons"."dependent_id" is null or "booked_lessons"."pod_id" is null)
);
--> statement-breakpoint
CREATE TABLE "lesson_log" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" text NOT NULL,
	"chain_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"event" text NOT NULL,
	"summary" text NOT NULL,
	"changes" jsonb,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_occupancy" (
	"lesson_id" text NOT NULL,
	"party_id" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_occupancy_lesson_id_party_id_pk" PRIMARY KEY("lesson_id","party_id"),
	CONSTRAINT "lesson_occupancy_order" CHECK ("lesson_occupancy"."start_at" < "lesson_occupancy"."end_at")
);
--> statement-breakpoint
CREATE TABLE "lesson_settlements" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" text NOT NULL,
	"round" integer NOT NULL,
	"minutes" integer NOT NULL,
	"charge_percent" integer NOT NULL,
	"pay_percent" integer NOT NULL,
	"rule_id" text NOT NULL,
	"policy" jsonb NOT NULL,
	"sentence" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_id" text NOT NULL,
	CONSTRAINT "lesson_settlements_charge" CHECK ("lesson_settlements"."charge_percent" between 0 and 100),
	CONSTRAINT "lesson_settlements_pay" CHECK ("lesson_settlements"."pay_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "confirmed_lessons" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"confirmed_number" text NOT NULL,
	"request_id" text,
	"customer_id" text NOT NULL,
	"dependent_id" text,
	"pod_id" text,
	"learner_id" text GENERATED ALWAYS AS (coalesce(pod_id, dependent_id, customer_id)) STORED NOT NULL,
	"tutor_id" text NOT NULL,
	"region_id" text NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"anchor_time_zone" text NOT NULL,
	"slots" jsonb NOT NULL,
	"start_on" date NOT NULL,
	"end_on" date,
	"lesson_count" integer,
	"skip_dates" date[] DEFAULT '{}' NOT NULL,
	"clash_dates" date[] DEFAULT '{}' NOT NULL,
	"generated_until" date NOT NULL,
	"price_amount" integer NOT NULL,
	"price_currency" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"billing" text NOT NULL,
	"meeting_provider" text,
	"meeting_url" text,
	"meeting_passcode" text,
	"policy_snapshot" jsonb NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp (3) with time zone NOT NULL,
	"paused_from" date,
	"paused_until" date,
	"ended_reason" text,
	CONSTRAINT "confirmed_lessons_end" CHECK ("confirmed_lessons"."end_on" is null or "confirmed_lessons"."lesson_count" is null),
	CONSTRAINT "confirmed_lessons_learner_is_one" CHECK ("confirmed_lessons"."dependent_id" is null or "confirmed_lessons"."pod_id" is null)
);
--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD CONSTRAINT "booked_lessons_course_id_confirmed_lessons_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."confirmed_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD CONSTRAINT "booked_lessons_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD CONSTRAINT "booked_lessons_dependent_id_dependents_id_fk" FOREIGN KEY ("dependent_id") REFERENCES "public"."dependents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD CONSTRAINT "booked_lessons_pod_id_customer_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."customer_pods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD CONSTRAINT "booked_lessons_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD CONSTRAINT "booked_lessons_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD CONSTRAINT "booked_lessons_rescheduled_from_id_booked_lessons_id_fk" FOREIGN KEY ("rescheduled_from_id") REFERENCES "public"."booked_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD CONSTRAINT "booked_lessons_rescheduled_to_id_booked_lessons_id_fk" FOREIGN KEY ("rescheduled_to_id") REFERENCES "public"."booked_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_log" ADD CONSTRAINT "lesson_log_lesson_id_booked_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."booked_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_occupancy" ADD CONSTRAINT "lesson_occupancy_lesson_id_booked_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."booked_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_settlements" ADD CONSTRAINT "lesson_settlements_lesson_id_booked_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."booked_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmed_lessons" ADD CONSTRAINT "confirmed_lessons_request_id_lesson_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."lesson_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmed_lessons" ADD CONSTRAINT "confirmed_lessons_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmed_lessons" ADD CONSTRAINT "confirmed_lessons_dependent_id_dependents_id_fk" FOREIGN KEY ("dependent_id") REFERENCES "public"."dependents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmed_lessons" ADD CONSTRAINT "confirmed_lessons_pod_id_customer_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."customer_pods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmed_lessons" ADD CONSTRAINT "confirmed_lessons_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmed_lessons" ADD CONSTRAINT "confirmed_lessons_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booked_lessons_number" ON "booked_lessons" USING btree ("lesson_number");--> statement-breakpoint
CREATE UNIQUE INDEX "booked_lessons_once" ON "booked_lessons" USING btree ("course_id","slot_index","local_date");--> statement-breakpoint
CREATE INDEX "booked_lessons_number_prefix" ON "booked_lessons" USING btree ("lesson_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "booked_lessons_by_start" ON "booked_lessons" USING btree ("start_at","id");--> statement-breakpoint
CREATE INDEX "booked_lessons_status" ON "booked_lessons" USING btree ("status","start_at");--> statement-breakpoint
CREATE INDEX "booked_lessons_course" ON "booked_lessons" USING btree ("course_id","start_at");--> statement-breakpoint
CREATE INDEX "booked_lessons_chain" ON "booked_lessons" USING btree ("chain_id");--> statement-breakpoint
CREATE INDEX "booked_lessons_tutor" ON "booked_lessons" USING btree ("tutor_id","start_at");--> statement-breakpoint
CREATE INDEX "booked_lessons_learner" ON "booked_lessons" USING btree ("learner_id","start_at");--> statement-breakpoint
CREATE INDEX "booked_lessons_customer" ON "booked_lessons" USING btree ("customer_id","start_at");--> statement-breakpoint
CREATE INDEX "booked_lessons_region" ON "booked_lessons" USING btree ("region_id","start_at");--> statement-breakpoint
CREATE INDEX "booked_lessons_over" ON "booked_lessons" USING btree ("end_at") WHERE status in ('booked', 'in-progress');--> statement-breakpoint
CREATE INDEX "lesson_log_of_chain" ON "lesson_log" USING btree ("chain_id","at","id");--> statement-breakpoint
CREATE INDEX "lesson_occupancy_of" ON "lesson_occupancy" USING btree ("party_id","end_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_settlements_once" ON "lesson_settlements" USING btree ("lesson_id","round");--> statement-breakpoint
CREATE INDEX "lesson_settlements_state" ON "lesson_settlements" USING btree ("state","at");--> statement-breakpoint
CREATE UNIQUE INDEX "confirmed_lessons_number" ON "confirmed_lessons" USING btree ("confirmed_number");--> statement-breakpoint
CREATE UNIQUE INDEX "confirmed_lessons_request" ON "confirmed_lessons" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "confirmed_lessons_once" ON "confirmed_lessons" USING btree ("learner_id","subject","tutor_id") WHERE kind = 'regular' and status in ('awaiting-payment', 'active', 'paused');--> statement-breakpoint
CREATE INDEX "confirmed_lessons_number_prefix" ON "confirmed_lessons" USING btree ("confirmed_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "confirmed_lessons_by_created" ON "confirmed_lessons" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "confirmed_lessons_by_start" ON "confirmed_lessons" USING btree ("start_on","id");--> statement-breakpoint
CREATE INDEX "confirmed_lessons_status" ON "confirmed_lessons" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "confirmed_lessons_due" ON "confirmed_lessons" USING btree ("generated_until","id") WHERE status in ('awaiting-payment', 'active');--> statement-breakpoint
CREATE INDEX "confirmed_lessons_customer" ON "confirmed_lessons" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "confirmed_lessons_learner" ON "confirmed_lessons" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "confirmed_lessons_tutor" ON "confirmed_lessons" USING btree ("tutor_id","status");--> statement-breakpoint
CREATE INDEX "confirmed_lessons_region" ON "confirmed_lessons" USING btree ("region_id","status");--> statement-breakpoint
CREATE INDEX "confirmed_lessons_subject" ON "confirmed_lessons" USING btree ("subject");--> statement-breakpoint
ALTER TABLE "lesson_occupancy" ADD CONSTRAINT "lesson_occupancy_apart" EXCLUDE USING gist ("party_id" WITH =, tstzrange("start_at", "end_at") WITH &&);