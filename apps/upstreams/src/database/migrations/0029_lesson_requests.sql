CREATE SEQUENCE "public"."lesson_request_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "lesson_proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"request_id" text NOT NULL,
	"tutor_id" text NOT NULL,
	"state" text NOT NULL,
	"anchor_time_zone" text NOT NULL,
	"slots" jsonb NOT NULL,
	"start_on" date NOT NULL,
	"end_on" date,
	"lesson_count" integer,
	"price_amount" integer NOT NULL,
	"price_currency" text NOT NULL,
	"billing" text NOT NULL,
	"note" text,
	"sent_by_id" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"sent_in_time_off" boolean DEFAULT false NOT NULL,
	"tutor_answered_at" timestamp (3) with time zone,
	"customer_answered_at" timestamp (3) with time zone,
	"answer_note" text,
	CONSTRAINT "lesson_proposals_end" CHECK ("lesson_proposals"."end_on" is null or "lesson_proposals"."lesson_count" is null)
);
--> statement-breakpoint
CREATE TABLE "lesson_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"request_number" text NOT NULL,
	"customer_id" text,
	"lead_id" text,
	"dependent_id" text,
	"pod_id" text,
	"learner_id" text GENERATED ALWAYS AS (coalesce(pod_id, dependent_id, customer_id, lead_id)) STORED NOT NULL,
	"region_id" text NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"level" text,
	"goals" text,
	"duration_minutes" integer NOT NULL,
	"lessons_per_week" integer NOT NULL,
	"preferred_times" jsonb NOT NULL,
	"start_on" date,
	"preferred_tutor_ids" text[] DEFAULT '{}' NOT NULL,
	"tutor_gender" text,
	"dialect" text,
	"status" text NOT NULL,
	"status_since" timestamp (3) with time zone NOT NULL,
	"owner_id" text,
	"due_at" timestamp (3) with time zone,
	"closed_reason" text,
	CONSTRAINT "lesson_requests_party" CHECK (("lesson_requests"."customer_id" is null) <> ("lesson_requests"."lead_id" is null)),
	CONSTRAINT "lesson_requests_learner_is_one" CHECK ("lesson_requests"."dependent_id" is null or "lesson_requests"."pod_id" is null),
	CONSTRAINT "lesson_requests_due" CHECK (("lesson_requests"."status" in ('new', 'proposed', 'tutor-accepted')) = ("lesson_requests"."due_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "lesson_proposals" ADD CONSTRAINT "lesson_proposals_request_id_lesson_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."lesson_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_proposals" ADD CONSTRAINT "lesson_proposals_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_requests" ADD CONSTRAINT "lesson_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_requests" ADD CONSTRAINT "lesson_requests_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_requests" ADD CONSTRAINT "lesson_requests_dependent_id_dependents_id_fk" FOREIGN KEY ("dependent_id") REFERENCES "public"."dependents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_requests" ADD CONSTRAINT "lesson_requests_pod_id_customer_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."customer_pods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_requests" ADD CONSTRAINT "lesson_requests_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_requests" ADD CONSTRAINT "lesson_requests_owner_id_account_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_proposals_open" ON "lesson_proposals" USING btree ("request_id") WHERE state in ('open', 'accepted');--> statement-breakpoint
CREATE INDEX "lesson_proposals_of" ON "lesson_proposals" USING btree ("request_id","sent_at");--> statement-breakpoint
CREATE INDEX "lesson_proposals_tutor" ON "lesson_proposals" USING btree ("tutor_id","state");--> statement-breakpoint
CREATE INDEX "lesson_proposals_expire" ON "lesson_proposals" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_requests_number" ON "lesson_requests" USING btree ("request_number");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_requests_one_trial" ON "lesson_requests" USING btree ("learner_id","subject") WHERE kind = 'trial' and status not in ('cancelled', 'expired');--> statement-breakpoint
CREATE INDEX "lesson_requests_number_prefix" ON "lesson_requests" USING btree ("request_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "lesson_requests_by_due" ON "lesson_requests" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "lesson_requests_by_created" ON "lesson_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_requests_status" ON "lesson_requests" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "lesson_requests_quiet" ON "lesson_requests" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "lesson_requests_customer" ON "lesson_requests" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "lesson_requests_lead" ON "lesson_requests" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lesson_requests_learner" ON "lesson_requests" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "lesson_requests_pod" ON "lesson_requests" USING btree ("pod_id");--> statement-breakpoint
CREATE INDEX "lesson_requests_owner" ON "lesson_requests" USING btree ("owner_id","status");--> statement-breakpoint
CREATE INDEX "lesson_requests_region" ON "lesson_requests" USING btree ("region_id","status");--> statement-breakpoint
CREATE INDEX "lesson_requests_subject" ON "lesson_requests" USING btree ("subject");