CREATE TABLE "answered_requests" (
	"person_id" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answered_requests_person_id_key_pk" PRIMARY KEY("person_id","key")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_activity" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"role" text NOT NULL,
	"action" text NOT NULL,
	"entity_kind" text NOT NULL,
	"entity_id" text,
	"entity_label" text NOT NULL,
	"changes" jsonb NOT NULL,
	"reason" text,
	"ip" text,
	"user_agent" text,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_users" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"user_role" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text NOT NULL,
	"avatar" text,
	"bio" text,
	"phone" text,
	"time_zone" text NOT NULL,
	"region_ids" text[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"password_hash" text,
	"last_login_at" timestamp (3) with time zone,
	"last_activity_at" timestamp (3) with time zone,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("firstname" || ' ' || "lastname", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("lastname" || ' ' || "firstname", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"user_agent" text,
	"ip" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_lessons" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"section_id" text NOT NULL,
	"title" text NOT NULL,
	"order" integer NOT NULL,
	"summary" text,
	"estimated_minutes" integer,
	"content_status" text DEFAULT 'No Content' NOT NULL,
	"active_flag" text DEFAULT 'Active' NOT NULL,
	"assignee_id" text
);
--> statement-breakpoint
CREATE TABLE "exam_subjects" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"order" integer NOT NULL,
	"description" text,
	"active" boolean DEFAULT true NOT NULL,
	"exam_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"title" text NOT NULL,
	"exam_slug" text NOT NULL,
	"description" text,
	"region_id" text,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"order" integer NOT NULL,
	"description" text,
	"active" boolean DEFAULT true NOT NULL,
	"topic_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"order" integer NOT NULL,
	"description" text,
	"active" boolean DEFAULT true NOT NULL,
	"subject_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "curricula" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"region_id" text,
	"subject" text NOT NULL,
	"shape" text NOT NULL,
	"description" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("name", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subdivisions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"curriculum_id" text NOT NULL,
	"parent_id" text,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"order" integer NOT NULL,
	"description" text,
	"outcomes" text[] DEFAULT '{}' NOT NULL,
	"resources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lesson_ids" text[] DEFAULT '{}' NOT NULL,
	"estimated_minutes" integer,
	"archived_with_id" text
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"customer_number" text NOT NULL,
	"region_id" text NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dependents" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"customer_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"relationship" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"time_zone" text NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"phone_number" text,
	"gender" text,
	"time_zone" text NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("first_name" || ' ' || "last_name", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("last_name" || ' ' || "first_name", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient_id" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"kind" text NOT NULL,
	"url" text,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellation_policies" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"window_hours" integer DEFAULT 24 NOT NULL,
	"late_cancel_percent" integer DEFAULT 100 NOT NULL,
	"no_show_percent" integer DEFAULT 100 NOT NULL,
	"tutor_late_pay_percent" integer DEFAULT 100 NOT NULL,
	"tutor_wait_pay_percent" integer DEFAULT 50 NOT NULL,
	"grace_minutes" integer DEFAULT 15 NOT NULL,
	"free_late_cancels_per_term" integer DEFAULT 1 NOT NULL,
	"free_reschedules" integer DEFAULT 2 NOT NULL,
	"outage_is_free" boolean DEFAULT true NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("name", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"time_zone" text NOT NULL,
	"cancellation_policy_id" text NOT NULL,
	"tax_rate_bp" integer DEFAULT 0 NOT NULL,
	"invoice_prefix" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("code" || ' ' || "name", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("name", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutors" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"tutor_number" text NOT NULL,
	"region_id" text NOT NULL,
	"status" text NOT NULL,
	"subjects" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_lessons" ADD CONSTRAINT "content_lessons_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_lessons" ADD CONSTRAINT "content_lessons_assignee_id_account_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_subjects" ADD CONSTRAINT "exam_subjects_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_subject_id_exam_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."exam_subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curricula" ADD CONSTRAINT "curricula_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subdivisions" ADD CONSTRAINT "subdivisions_curriculum_id_curricula_id_fk" FOREIGN KEY ("curriculum_id") REFERENCES "public"."curricula"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subdivisions" ADD CONSTRAINT "subdivisions_parent_id_subdivisions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subdivisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subdivisions" ADD CONSTRAINT "subdivisions_archived_with_id_subdivisions_id_fk" FOREIGN KEY ("archived_with_id") REFERENCES "public"."subdivisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_id_persons_id_fk" FOREIGN KEY ("id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dependents" ADD CONSTRAINT "dependents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_recipient_id_account_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_cancellation_policy_id_cancellation_policies_id_fk" FOREIGN KEY ("cancellation_policy_id") REFERENCES "public"."cancellation_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_id_persons_id_fk" FOREIGN KEY ("id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answered_requests_created" ON "answered_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "team_activity_at" ON "team_activity" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "team_activity_actor" ON "team_activity" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "team_activity_entity" ON "team_activity" USING btree ("entity_kind","entity_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_users_email" ON "account_users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "account_users_search" ON "account_users" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_users_by_name" ON "account_users" USING btree ("sort_name","id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "account_users_by_activity" ON "account_users" USING btree ("last_activity_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_email" ON "sign_in_failures" USING btree ("email","at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_at" ON "sign_in_failures" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_lessons_title" ON "content_lessons" USING btree ("section_id","title");--> statement-breakpoint
CREATE INDEX "content_lessons_assignee" ON "content_lessons" USING btree ("assignee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_subjects_name" ON "exam_subjects" USING btree ("exam_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "exams_slug" ON "exams" USING btree ("exam_slug");--> statement-breakpoint
CREATE INDEX "exams_title" ON "exams" USING btree ("title","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sections_name" ON "sections" USING btree ("topic_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "topics_name" ON "topics" USING btree ("subject_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "curricula_language_slug" ON "curricula" USING btree ("slug") WHERE shape = 'language';--> statement-breakpoint
CREATE UNIQUE INDEX "curricula_school_slug" ON "curricula" USING btree (coalesce(region_id, ''),"slug") WHERE shape = 'school';--> statement-breakpoint
CREATE UNIQUE INDEX "curricula_name" ON "curricula" USING btree (coalesce(region_id, ''),lower(name));--> statement-breakpoint
CREATE INDEX "curricula_search" ON "curricula" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "curricula_by_name" ON "curricula" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "curricula_by_updated" ON "curricula" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "curricula_by_created" ON "curricula" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "curricula_slug" ON "curricula" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "curricula_region" ON "curricula" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "curricula_subject" ON "curricula" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "curricula_status" ON "curricula" USING btree ("status");--> statement-breakpoint
CREATE INDEX "curricula_shape" ON "curricula" USING btree ("shape");--> statement-breakpoint
CREATE UNIQUE INDEX "subdivisions_name" ON "subdivisions" USING btree ("curriculum_id",coalesce(parent_id, ''),lower(name));--> statement-breakpoint
CREATE UNIQUE INDEX "subdivisions_slug" ON "subdivisions" USING btree ("curriculum_id",coalesce(parent_id, ''),"slug");--> statement-breakpoint
CREATE INDEX "subdivisions_lessons" ON "subdivisions" USING gin ("lesson_ids");--> statement-breakpoint
CREATE INDEX "subdivisions_parent" ON "subdivisions" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_number" ON "customers" USING btree ("customer_number");--> statement-breakpoint
CREATE INDEX "customers_region" ON "customers" USING btree ("region_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "dependents_unique" ON "dependents" USING btree ("customer_id","first_name","last_name","date_of_birth");--> statement-breakpoint
CREATE UNIQUE INDEX "persons_email" ON "persons" USING btree ("email");--> statement-breakpoint
CREATE INDEX "persons_search" ON "persons" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "persons_by_name" ON "persons" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "notifications_stream" ON "notifications" USING btree ("recipient_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("recipient_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "cancellation_policies_by_name" ON "cancellation_policies" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "cancellation_policies_search" ON "cancellation_policies" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "regions_code" ON "regions" USING btree ("code");--> statement-breakpoint
CREATE INDEX "regions_search" ON "regions" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "regions_by_name" ON "regions" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "regions_by_created" ON "regions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "regions_by_currency" ON "regions" USING btree ("currency");--> statement-breakpoint
CREATE INDEX "regions_by_active" ON "regions" USING btree ("active");--> statement-breakpoint
CREATE UNIQUE INDEX "tutors_number" ON "tutors" USING btree ("tutor_number");--> statement-breakpoint
CREATE INDEX "tutors_region" ON "tutors" USING btree ("region_id","status");--> statement-breakpoint
CREATE INDEX "tutors_status" ON "tutors" USING btree ("status");