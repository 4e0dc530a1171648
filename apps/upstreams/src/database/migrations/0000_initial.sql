CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE SEQUENCE "public"."customer_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."feedback_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."confirmed_lesson_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."lesson_request_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."tutor_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_job_items" (
	"job_id" text NOT NULL,
	"place" integer NOT NULL,
	"record_id" text NOT NULL,
	"version" integer NOT NULL,
	"label" text NOT NULL,
	"url" text NOT NULL,
	"verdict" text,
	"reason" text,
	"at" timestamp (3) with time zone,
	CONSTRAINT "account_job_items_job_id_place_pk" PRIMARY KEY("job_id","place")
);
--> statement-breakpoint
CREATE TABLE "account_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"owner_id" text NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"error" text,
	"retry_of" text,
	"file_id" text,
	"turn_at" timestamp (3) with time zone NOT NULL,
	"holder" text,
	"leased_until" timestamp (3) with time zone,
	"lost_servers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answered_requests" (
	"person_id" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answered_requests_person_id_key_pk" PRIMARY KEY("person_id","key")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"entity_kind" text NOT NULL,
	"entity_id" text NOT NULL,
	"part_of_id" text,
	"action" text NOT NULL,
	"version" integer,
	"permission" text,
	"person_id" text,
	CONSTRAINT "events_xid_id_pk" PRIMARY KEY("xid","id")
);
--> statement-breakpoint
CREATE TABLE "removed_events" (
	"id" text PRIMARY KEY NOT NULL,
	"xid" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text,
	"content" "bytea",
	"refers_kind" text,
	"refers_id" text,
	"read_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"job" text NOT NULL,
	"covered_from" timestamp (3) with time zone NOT NULL,
	"covered_to" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"trigger" text NOT NULL,
	"started_by" text,
	"server" text NOT NULL,
	"counts" jsonb NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "job_states" (
	"name" text PRIMARY KEY NOT NULL,
	"done_to" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone,
	"requested_by" text,
	"not_before" timestamp (3) with time zone,
	"holder" text,
	"leased_until" timestamp (3) with time zone,
	"lost_servers" integer DEFAULT 0 NOT NULL
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
	"version" integer,
	"changes" jsonb NOT NULL,
	"reason" text,
	"part_of" text,
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
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("firstname" || ' ' || "lastname", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("lastname" || ' ' || "firstname", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	"search_account" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("firstname" || ' ' || "lastname" || ' ' || "email", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL
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
	"ip" text,
	"view_as" text,
	"viewed_from" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "public_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clock_notices" (
	"course_id" text NOT NULL,
	"time_zone" text NOT NULL,
	"change_at" timestamp (3) with time zone NOT NULL,
	"days_ahead" integer NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"tutor_id" text,
	"customer_ids" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "clock_notices_course_id_time_zone_change_at_days_ahead_pk" PRIMARY KEY("course_id","time_zone","change_at","days_ahead")
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
	"archived_with_id" text,
	"section_id" text NOT NULL,
	"title" text NOT NULL,
	"order" integer NOT NULL,
	"summary" text,
	"estimated_minutes" integer,
	"content_status" text DEFAULT 'No Content' NOT NULL,
	"status_since" timestamp (3) with time zone NOT NULL,
	"active_flag" text DEFAULT 'Active' NOT NULL,
	"assignee_id" text,
	"reviewer_id" text,
	"published_version" integer,
	"due_on" date,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("title", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL
);
--> statement-breakpoint
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
	"author_ids" text[] NOT NULL,
	"checks" jsonb,
	"published_at" timestamp (3) with time zone,
	"shown" jsonb,
	"key" jsonb
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
	"archived_with_id" text,
	"name" text NOT NULL,
	"order" integer NOT NULL,
	"description" text,
	"active" boolean DEFAULT true NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	"exam_id" text NOT NULL,
	"icon" text
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
	"cover_image" text,
	"cover_alt" text,
	"active" boolean DEFAULT true NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("title", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_exam_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"exam_id" text NOT NULL
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
	"archived_with_id" text,
	"name" text NOT NULL,
	"order" integer NOT NULL,
	"description" text,
	"active" boolean DEFAULT true NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	"topic_id" text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "topics" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"archived_with_id" text,
	"name" text NOT NULL,
	"order" integer NOT NULL,
	"description" text,
	"active" boolean DEFAULT true NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	"subject_id" text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "curriculum_attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"curriculum_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"dependent_id" text,
	"student_id" text GENERATED ALWAYS AS (coalesce(dependent_id, customer_id)) STORED NOT NULL,
	"subdivision_ids" text[] DEFAULT '{}' NOT NULL,
	"start_date" date NOT NULL,
	"progress" jsonb DEFAULT '[]'::jsonb NOT NULL
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
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL
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
	"import_undone" boolean DEFAULT false NOT NULL,
	"archived_with_id" text,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_pods" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"region_id" text NOT NULL,
	"subject" text NOT NULL,
	"level" text,
	"anchor_time_zone" text NOT NULL,
	"tutor_id" text,
	"billing_mode" text DEFAULT 'split' NOT NULL,
	"payer_customer_id" text,
	"status" text DEFAULT 'forming' NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	CONSTRAINT "customer_pods_payer" CHECK ("customer_pods"."billing_mode" = 'one-payer' or "customer_pods"."payer_customer_id" is null)
);
--> statement-breakpoint
CREATE TABLE "customer_pod_members" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"pod_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"dependent_id" text,
	"learner_id" text GENERATED ALWAYS AS (coalesce(dependent_id, customer_id)) STORED NOT NULL,
	"share_bp" integer,
	"place" integer NOT NULL,
	CONSTRAINT "customer_pod_members_share" CHECK ("customer_pod_members"."share_bp" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"customer_id" text NOT NULL,
	"text" text NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL
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
	"status" text NOT NULL,
	"blocked_from" text,
	"zoho_email" text,
	"who_is_lesson_for" text DEFAULT 'me' NOT NULL,
	"is_learner" boolean DEFAULT true NOT NULL,
	"source" text,
	"owner_id" text,
	"preferred_channel" text DEFAULT 'email' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"billing_address" text,
	"tax_id" text,
	"invoice_email" text,
	"auto_send" boolean DEFAULT false NOT NULL,
	"due_days" integer DEFAULT 7 NOT NULL,
	"cancellation_policy_id" text,
	CONSTRAINT "customers_due_days" CHECK ("customers"."due_days" between 0 and 60),
	CONSTRAINT "customers_blocked_from" CHECK ("customers"."status" = 'blocked' or "customers"."blocked_from" is null)
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
	"date_of_birth" date,
	"age_group" text,
	"gender" text,
	"time_zone" text,
	"level" text,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"learning_needs" text,
	"safeguarding_note" text,
	"photo_consent" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("first_name" || ' ' || "last_name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("last_name" || ' ' || "first_name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	CONSTRAINT "dependents_once" UNIQUE NULLS NOT DISTINCT("customer_id","first_name","last_name","date_of_birth"),
	CONSTRAINT "dependents_age" CHECK ("dependents"."date_of_birth" is not null or "dependents"."age_group" is not null)
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
	"secondary_email" text,
	"phone_number" text,
	"gender" text,
	"date_of_birth" date,
	"country" text,
	"time_zone" text NOT NULL,
	"marketing_consent" boolean DEFAULT false NOT NULL,
	"consent_at" timestamp (3) with time zone,
	"merged_into_id" text,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("first_name" || ' ' || "last_name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	"search_all" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate(coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("secondary_email", '') || ' ' || coalesce("phone_number", ''), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("last_name" || ' ' || "first_name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_links" (
	"id" text PRIMARY KEY NOT NULL,
	"feedback_id" text NOT NULL,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	"journal_entry_id" text,
	"lesson_request_id" text,
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
	"lesson_id" text,
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
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("body", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	CONSTRAINT "feedbacks_sentiment" CHECK ("feedbacks"."sentiment" between 1 and 5),
	CONSTRAINT "feedbacks_learner" CHECK ("feedbacks"."dependent_id" is null or "feedbacks"."customer_id" is not null),
	CONSTRAINT "feedbacks_resolved" CHECK ("feedbacks"."status" not in ('resolved', 'closed') or "feedbacks"."resolution" is not null),
	CONSTRAINT "feedbacks_done" CHECK ("feedbacks"."due_at" is null or "feedbacks"."status" not in ('resolved', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "enrolment_settlements" (
	"id" text PRIMARY KEY NOT NULL,
	"enrolment_id" text NOT NULL,
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
	CONSTRAINT "enrolment_settlements_charge" CHECK ("enrolment_settlements"."charge_percent" between 0 and 100),
	CONSTRAINT "enrolment_settlements_pay" CHECK ("enrolment_settlements"."pay_percent" between 0 and 100)
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
	"recording_url" text,
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
	"cover_image" text,
	"cover_alt" text,
	"curriculum_id" text,
	"resources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"price_basis" text NOT NULL,
	"status" text NOT NULL,
	"cancel_reason" text,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("title", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	CONSTRAINT "group_lessons_capacity" CHECK ("group_lessons"."capacity_min" between 1 and "group_lessons"."capacity_max"),
	CONSTRAINT "group_lessons_cancelled" CHECK ("group_lessons"."status" <> 'cancelled' or "group_lessons"."cancel_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "candidacies" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"person_id" text NOT NULL,
	"round" integer NOT NULL,
	"is_latest" boolean DEFAULT true NOT NULL,
	"stage" text NOT NULL,
	"stage_since" timestamp (3) with time zone NOT NULL,
	"stage_history" jsonb NOT NULL,
	"held_from" text,
	"hold_until" date,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"source" text,
	"subjects" text[] NOT NULL,
	"dialects" text[] DEFAULT '{}' NOT NULL,
	"cv_file_id" text,
	"cv_url" text,
	"intro_audio_file_id" text,
	"intro_audio_url" text,
	"intro_video_file_id" text,
	"intro_video_url" text,
	"hours_per_week" integer,
	"region_id" text,
	"owner_id" text,
	"interview_date" date,
	"interview_time" text,
	"interview_time_zone" text,
	"interviewer_id" text,
	"language_score" integer,
	"teaching_score" integer,
	"warmth_score" integer,
	"technology_score" integer,
	"reliability_score" integer,
	"interview_notes" text,
	"interview_outcome" text,
	"demo_date" date,
	"observer_id" text,
	"demo_score" integer,
	"demo_recording_file_id" text,
	"demo_recording_url" text,
	"demo_notes" text,
	"id_check" text DEFAULT 'todo' NOT NULL,
	"background_check" text DEFAULT 'todo' NOT NULL,
	"references_check" text DEFAULT 'todo' NOT NULL,
	"contract_check" text DEFAULT 'todo' NOT NULL,
	"payout_check" text DEFAULT 'todo' NOT NULL,
	"offer_amount" integer,
	"offer_currency" text,
	"offer_starts_on" date,
	"offer_sent_at" timestamp (3) with time zone,
	"offer_answered_at" timestamp (3) with time zone,
	"offer_answer" text,
	"rejection_reason" text,
	"rejection_note" text,
	"rejected_by_id" text,
	"rejected_at" timestamp (3) with time zone,
	"stage_reached" text,
	"reopen_after" date,
	"do_not_rehire" boolean DEFAULT false NOT NULL,
	CONSTRAINT "candidacies_hold" CHECK (("candidacies"."stage" = 'on-hold') = ("candidacies"."held_from" is not null)),
	CONSTRAINT "candidacies_rejected" CHECK (("candidacies"."stage" = 'rejected') = ("candidacies"."rejected_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "tutor_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "import_keys" (
	"import_id" text NOT NULL,
	"key" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "import_keys_import_id_key_pk" PRIMARY KEY("import_id","key")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" text NOT NULL,
	"place" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"verdict" text,
	"label" text,
	"record_id" text,
	"version" integer,
	"problems" jsonb,
	"changes" jsonb,
	"candidates" jsonb,
	"done_version" integer,
	"made" jsonb,
	"undo" text,
	"undo_reason" text,
	CONSTRAINT "import_rows_import_id_place_pk" PRIMARY KEY("import_id","place")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"into_id" text,
	"file_id" text NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"state" text NOT NULL,
	"headings" text[] DEFAULT '{}' NOT NULL,
	"notes" text[] DEFAULT '{}' NOT NULL,
	"mapping" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"date_order" text,
	"restores" boolean DEFAULT false NOT NULL,
	"leaves_out" boolean DEFAULT false NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL,
	"data_version" text,
	"fingerprint" text,
	"problem_file_id" text,
	"error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"imported_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"worker_id" text NOT NULL,
	"turn_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"holder" text,
	"leased_until" timestamp (3) with time zone,
	"lost_servers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
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
	"lesson_id" text,
	"attachment_ids" text[] DEFAULT '{}' NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("title", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
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
CREATE TABLE "lead_stages" (
	"lead_id" text NOT NULL,
	"stage" text NOT NULL,
	"reached_at" timestamp (3) with time zone NOT NULL,
	"by_id" text NOT NULL,
	CONSTRAINT "lead_stages_lead_id_stage_pk" PRIMARY KEY("lead_id","stage")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"first_name" text NOT NULL,
	"last_name" text,
	"email" text,
	"phone_number" text,
	"region_id" text NOT NULL,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"who_is_lesson_for" text DEFAULT 'me' NOT NULL,
	"source" text NOT NULL,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"message" text,
	"stage" text NOT NULL,
	"stage_since" timestamp (3) with time zone NOT NULL,
	"owner_id" text,
	"next_action_on" date,
	"next_action" text,
	"trial_lesson_id" text,
	"lost_reason" text,
	"customer_id" text,
	"task_given_in" text,
	"search_all" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate(coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("phone_number", ''), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate(coalesce("last_name", '') || ' ' || coalesce("first_name", ''), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	CONSTRAINT "leads_reachable" CHECK ("leads"."email" is not null or "leads"."phone_number" is not null),
	CONSTRAINT "leads_lost" CHECK (("leads"."stage" = 'lost') = ("leads"."lost_reason" is not null)),
	CONSTRAINT "leads_converted" CHECK ("leads"."stage" <> 'converted' or "leads"."customer_id" is not null)
);
--> statement-breakpoint
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
	"was_late" boolean GENERATED ALWAYS AS (coalesce((cancellation->>'late')::boolean, false)) STORED NOT NULL,
	"was_outage" boolean GENERATED ALWAYS AS (coalesce(cancellation->>'reason' = 'power-or-internet', false)) STORED NOT NULL,
	"outcome" jsonb,
	"report" jsonb,
	"dispute" jsonb,
	"reschedule" jsonb,
	"meeting_provider" text,
	"meeting_url" text,
	"has_own_link" boolean GENERATED ALWAYS AS (meeting_url is not null) STORED NOT NULL,
	"meeting_passcode" text,
	"day_reminder_at" timestamp (3) with time zone,
	"hour_reminder_at" timestamp (3) with time zone,
	"rating_asked_again_at" timestamp (3) with time zone,
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
	"schedule_from" date,
	"lessons_before" integer DEFAULT 0 NOT NULL,
	"earlier_prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"payment_reminded_at" timestamp (3) with time zone,
	"handover" jsonb,
	"kept_times" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "confirmed_lessons_end" CHECK ("confirmed_lessons"."end_on" is null or "confirmed_lessons"."lesson_count" is null),
	CONSTRAINT "confirmed_lessons_learner_is_one" CHECK ("confirmed_lessons"."dependent_id" is null or "confirmed_lessons"."pod_id" is null)
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
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"to_person_id" text NOT NULL,
	"channel" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"address" text,
	"mail_id" text,
	CONSTRAINT "messages_subject" CHECK (("messages"."channel" = 'email') = ("messages"."subject" is not null))
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
CREATE TABLE "person_merges" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"kept_id" text NOT NULL,
	"other_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"moved" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" text
);
--> statement-breakpoint
CREATE TABLE "person_pairs" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"one_id" text NOT NULL,
	"other_id" text NOT NULL,
	"verdict" text NOT NULL,
	"compared" text NOT NULL
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
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_ratings" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"lesson_id" text NOT NULL,
	"tutor_id" text NOT NULL,
	"on_behalf" text,
	"rater_id" text NOT NULL,
	"rater_kind" text NOT NULL,
	"rating" integer NOT NULL,
	"tags" text[] NOT NULL,
	"comment" text,
	"would_continue" boolean,
	"visible_to_tutor" boolean NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"hidden_reason" text,
	"hidden_by_id" text,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate(coalesce("comment", ''), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	CONSTRAINT "lesson_ratings_stars" CHECK ("lesson_ratings"."rating" between 1 and 5),
	CONSTRAINT "lesson_ratings_hidden" CHECK (("lesson_ratings"."hidden_at" is null) = ("lesson_ratings"."hidden_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "student_ratings" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"lesson_id" text NOT NULL,
	"tutor_id" text NOT NULL,
	"on_behalf" text,
	"engagement" integer NOT NULL,
	"speaking" integer,
	"listening" integer,
	"reading" integer,
	"writing" integer,
	"homework" integer,
	"overall_tenths" integer NOT NULL,
	"level_after" text,
	"note" text,
	CONSTRAINT "student_ratings_overall" CHECK ("student_ratings"."overall_tenths" between 10 and 50)
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
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("code" || ' ' || "name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text,
	"path" text,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"search_mail" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("to" || ' ' || "subject", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"key" text NOT NULL,
	"region_id" text,
	"value" jsonb
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"customer_id" text,
	"lead_id" text,
	"owner_id" text NOT NULL,
	"due_on" date,
	"due_time" text,
	"done_at" timestamp (3) with time zone,
	"note" text,
	"told_due_on" date,
	"told_due_time" text,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("title", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	CONSTRAINT "tasks_time_of_day" CHECK ("tasks"."due_time" is null or "tasks"."due_on" is not null)
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
	"lesson_id" text,
	"shared_with_tutor" boolean NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("body", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	CONSTRAINT "tutor_feedback_rating" CHECK ("tutor_feedback"."rating" between 1 and 5),
	CONSTRAINT "tutor_feedback_rated" CHECK ("tutor_feedback"."rating" is null or "tutor_feedback"."direction" = 'about-tutor'),
	CONSTRAINT "tutor_feedback_resolved" CHECK ("tutor_feedback"."status" <> 'resolved' or "tutor_feedback"."resolution" is not null)
);
--> statement-breakpoint
CREATE TABLE "pay_rates" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"person_id" text NOT NULL,
	"subject" text,
	"lesson_kind" text,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"effective_from" date NOT NULL,
	CONSTRAINT "pay_rates_amount" CHECK ("pay_rates"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"person_id" text NOT NULL,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"holder" text NOT NULL,
	"last4" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_secrets" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutor_days" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"tutor_id" text NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"start" text,
	"end" text
);
--> statement-breakpoint
CREATE TABLE "tutor_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"file_id" text,
	"issued_on" date,
	"expires_on" date,
	"verified_by_id" text,
	"verified_at" timestamp (3) with time zone,
	"note" text,
	"told_step" integer,
	"told_expires_on" date
);
--> statement-breakpoint
CREATE TABLE "tutor_time_off" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"tutor_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	CONSTRAINT "tutor_time_off_order" CHECK ("tutor_time_off"."starts_at" < "tutor_time_off"."ends_at")
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
	"subjects" jsonb NOT NULL,
	"headline" text,
	"bio" text,
	"intro_video_url" text,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"qualifications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"max_hours_per_week" integer,
	"min_gap_minutes" integer DEFAULT 10 NOT NULL,
	"min_notice_hours" integer DEFAULT 12 NOT NULL,
	"accepts_trial" boolean DEFAULT true NOT NULL,
	"hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"onboarded_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone,
	"left_reason" text,
	CONSTRAINT "tutors_left" CHECK (("tutors"."status" = 'left') = ("tutors"."left_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "default_views" (
	"holder" text NOT NULL,
	"list" text NOT NULL,
	"view_id" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "default_views_holder_list_pk" PRIMARY KEY("holder","list")
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"owner_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"audience" text NOT NULL,
	"role" text,
	CONSTRAINT "list_views_role" CHECK (("list_views"."audience" = 'role') = ("list_views"."role" is not null))
);
--> statement-breakpoint
ALTER TABLE "account_job_items" ADD CONSTRAINT "account_job_items_job_id_account_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."account_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clock_notices" ADD CONSTRAINT "clock_notices_course_id_confirmed_lessons_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."confirmed_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_lessons" ADD CONSTRAINT "content_lessons_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_lessons" ADD CONSTRAINT "content_lessons_assignee_id_account_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_lessons" ADD CONSTRAINT "content_lessons_reviewer_id_account_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD CONSTRAINT "exam_sessions_lesson_id_content_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."content_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_subjects" ADD CONSTRAINT "exam_subjects_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_exam_slugs" ADD CONSTRAINT "former_exam_slugs_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_comments" ADD CONSTRAINT "session_comments_lesson_id_content_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."content_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_comments" ADD CONSTRAINT "session_comments_resolved_by_id_account_users_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_subject_id_exam_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."exam_subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_creators" ADD CONSTRAINT "content_creators_id_account_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_assignments" ADD CONSTRAINT "lesson_assignments_lesson_id_content_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."content_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_assignments" ADD CONSTRAINT "lesson_assignments_creator_id_content_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."content_creators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_reviews" ADD CONSTRAINT "session_reviews_lesson_id_content_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."content_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_reviews" ADD CONSTRAINT "session_reviews_writer_id_account_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_reviews" ADD CONSTRAINT "session_reviews_reviewer_id_account_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_writers" ADD CONSTRAINT "session_writers_lesson_id_content_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."content_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_writers" ADD CONSTRAINT "session_writers_person_id_account_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curriculum_attachments" ADD CONSTRAINT "curriculum_attachments_curriculum_id_curricula_id_fk" FOREIGN KEY ("curriculum_id") REFERENCES "public"."curricula"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curriculum_attachments" ADD CONSTRAINT "curriculum_attachments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curriculum_attachments" ADD CONSTRAINT "curriculum_attachments_dependent_id_dependents_id_fk" FOREIGN KEY ("dependent_id") REFERENCES "public"."dependents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curricula" ADD CONSTRAINT "curricula_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subdivisions" ADD CONSTRAINT "subdivisions_curriculum_id_curricula_id_fk" FOREIGN KEY ("curriculum_id") REFERENCES "public"."curricula"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subdivisions" ADD CONSTRAINT "subdivisions_parent_id_subdivisions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subdivisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subdivisions" ADD CONSTRAINT "subdivisions_archived_with_id_subdivisions_id_fk" FOREIGN KEY ("archived_with_id") REFERENCES "public"."subdivisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_pods" ADD CONSTRAINT "customer_pods_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_pods" ADD CONSTRAINT "customer_pods_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_pods" ADD CONSTRAINT "customer_pods_payer_customer_id_customers_id_fk" FOREIGN KEY ("payer_customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_pod_members" ADD CONSTRAINT "customer_pod_members_pod_id_customer_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."customer_pods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_pod_members" ADD CONSTRAINT "customer_pod_members_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_pod_members" ADD CONSTRAINT "customer_pod_members_dependent_id_dependents_id_fk" FOREIGN KEY ("dependent_id") REFERENCES "public"."dependents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_id_persons_id_fk" FOREIGN KEY ("id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_owner_id_account_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_cancellation_policy_id_cancellation_policies_id_fk" FOREIGN KEY ("cancellation_policy_id") REFERENCES "public"."cancellation_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dependents" ADD CONSTRAINT "dependents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_merged_into_id_persons_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_links" ADD CONSTRAINT "feedback_links_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_links" ADD CONSTRAINT "feedback_links_journal_entry_id_journal_entries_id_fk" FOREIGN KEY ("journal_entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_links" ADD CONSTRAINT "feedback_links_lesson_request_id_lesson_requests_id_fk" FOREIGN KEY ("lesson_request_id") REFERENCES "public"."lesson_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_words" ADD CONSTRAINT "feedback_words_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_words" ADD CONSTRAINT "feedback_words_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_dependent_id_dependents_id_fk" FOREIGN KEY ("dependent_id") REFERENCES "public"."dependents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_lesson_id_booked_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."booked_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_assignee_id_account_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment_settlements" ADD CONSTRAINT "enrolment_settlements_enrolment_id_group_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."group_enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_enrolments" ADD CONSTRAINT "group_enrolments_instance_id_group_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."group_instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_enrolments" ADD CONSTRAINT "group_enrolments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_enrolments" ADD CONSTRAINT "group_enrolments_dependent_id_dependents_id_fk" FOREIGN KEY ("dependent_id") REFERENCES "public"."dependents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_instances" ADD CONSTRAINT "group_instances_group_lesson_id_group_lessons_id_fk" FOREIGN KEY ("group_lesson_id") REFERENCES "public"."group_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_lessons" ADD CONSTRAINT "group_lessons_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_lessons" ADD CONSTRAINT "group_lessons_curriculum_id_curricula_id_fk" FOREIGN KEY ("curriculum_id") REFERENCES "public"."curricula"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_owner_id_account_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_interviewer_id_account_users_id_fk" FOREIGN KEY ("interviewer_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_observer_id_account_users_id_fk" FOREIGN KEY ("observer_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_rejected_by_id_account_users_id_fk" FOREIGN KEY ("rejected_by_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_invitations" ADD CONSTRAINT "tutor_invitations_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_keys" ADD CONSTRAINT "import_keys_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_adds_to_id_journal_entries_id_fk" FOREIGN KEY ("adds_to_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_lesson_id_booked_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."booked_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_stages" ADD CONSTRAINT "lead_stages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_account_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_answer_links" ADD CONSTRAINT "lesson_answer_links_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_proposals" ADD CONSTRAINT "lesson_proposals_request_id_lesson_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."lesson_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_proposals" ADD CONSTRAINT "lesson_proposals_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_requests" ADD CONSTRAINT "lesson_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_requests" ADD CONSTRAINT "lesson_requests_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_requests" ADD CONSTRAINT "lesson_requests_dependent_id_dependents_id_fk" FOREIGN KEY ("dependent_id") REFERENCES "public"."dependents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_requests" ADD CONSTRAINT "lesson_requests_pod_id_customer_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."customer_pods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_requests" ADD CONSTRAINT "lesson_requests_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_requests" ADD CONSTRAINT "lesson_requests_owner_id_account_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_to_person_id_persons_id_fk" FOREIGN KEY ("to_person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_recipient_id_account_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_kept_id_persons_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_other_id_persons_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_pairs" ADD CONSTRAINT "person_pairs_one_id_persons_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_pairs" ADD CONSTRAINT "person_pairs_other_id_persons_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_ratings" ADD CONSTRAINT "lesson_ratings_lesson_id_booked_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."booked_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_ratings" ADD CONSTRAINT "lesson_ratings_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_ratings" ADD CONSTRAINT "student_ratings_lesson_id_booked_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."booked_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_ratings" ADD CONSTRAINT "student_ratings_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_cancellation_policy_id_cancellation_policies_id_fk" FOREIGN KEY ("cancellation_policy_id") REFERENCES "public"."cancellation_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_owner_id_account_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_feedback" ADD CONSTRAINT "tutor_feedback_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_feedback" ADD CONSTRAINT "tutor_feedback_assignee_id_account_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_feedback" ADD CONSTRAINT "tutor_feedback_lesson_id_booked_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."booked_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_rates" ADD CONSTRAINT "pay_rates_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_secrets" ADD CONSTRAINT "payout_secrets_id_payout_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."payout_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_days" ADD CONSTRAINT "tutor_days_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_documents" ADD CONSTRAINT "tutor_documents_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_documents" ADD CONSTRAINT "tutor_documents_verified_by_id_account_users_id_fk" FOREIGN KEY ("verified_by_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_time_off" ADD CONSTRAINT "tutor_time_off_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_id_persons_id_fk" FOREIGN KEY ("id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_views" ADD CONSTRAINT "default_views_view_id_list_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."list_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_owner_id_account_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_job_items_left" ON "account_job_items" USING btree ("job_id","place") WHERE verdict is null;--> statement-breakpoint
CREATE INDEX "account_job_items_verdict" ON "account_job_items" USING btree ("job_id","verdict","place");--> statement-breakpoint
CREATE INDEX "account_jobs_owner" ON "account_jobs" USING btree ("owner_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "account_jobs_open" ON "account_jobs" USING btree ("turn_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "account_jobs_ended" ON "account_jobs" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "answered_requests_created" ON "answered_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "files_state" ON "files" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "job_runs_job" ON "job_runs" USING btree ("job","started_at","id");--> statement-breakpoint
CREATE INDEX "job_runs_at" ON "job_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "team_activity_at" ON "team_activity" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "team_activity_actor" ON "team_activity" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "team_activity_entity" ON "team_activity" USING btree ("entity_kind","entity_id","at");--> statement-breakpoint
CREATE INDEX "team_activity_session" ON "team_activity" USING btree ("part_of","at") WHERE "team_activity"."entity_kind" = 'exam-session';--> statement-breakpoint
CREATE UNIQUE INDEX "account_users_email" ON "account_users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "account_users_search" ON "account_users" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_users_by_name" ON "account_users" USING btree ("sort_name","id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "account_users_search_account" ON "account_users" USING gin ("search_account" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_users_all_by_name" ON "account_users" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "account_users_by_login" ON "account_users" USING btree ("last_login_at","id");--> statement-breakpoint
CREATE INDEX "account_users_by_created" ON "account_users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "account_users_by_activity" ON "account_users" USING btree ("last_activity_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_email" ON "sign_in_failures" USING btree ("email","at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_at" ON "sign_in_failures" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_hash" ON "one_time_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "one_time_codes_user" ON "one_time_codes" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_codes_expires" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "public_attempts_address" ON "public_attempts" USING btree ("kind","address","at");--> statement-breakpoint
CREATE INDEX "public_attempts_at" ON "public_attempts" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_lessons_title" ON "content_lessons" USING btree ("section_id","title");--> statement-breakpoint
CREATE INDEX "content_lessons_in_order" ON "content_lessons" USING btree ("section_id","order","id");--> statement-breakpoint
CREATE INDEX "content_lessons_search" ON "content_lessons" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "content_lessons_by_title" ON "content_lessons" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "content_lessons_by_status_since" ON "content_lessons" USING btree ("status_since","id");--> statement-breakpoint
CREATE INDEX "content_lessons_by_due" ON "content_lessons" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "content_lessons_by_due_backwards" ON "content_lessons" USING btree ("due_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "content_lessons_status" ON "content_lessons" USING btree ("content_status","active_flag");--> statement-breakpoint
CREATE INDEX "content_lessons_assignee" ON "content_lessons" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "content_lessons_reviewer" ON "content_lessons" USING btree ("reviewer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_sessions_version" ON "exam_sessions" USING btree ("lesson_id","version_number");--> statement-breakpoint
CREATE INDEX "exam_sessions_unchecked" ON "exam_sessions" USING btree ("id") WHERE "exam_sessions"."checks" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_subjects_name" ON "exam_subjects" USING btree ("exam_id","name");--> statement-breakpoint
CREATE INDEX "exam_subjects_in_order" ON "exam_subjects" USING btree ("exam_id","order","id");--> statement-breakpoint
CREATE INDEX "exam_subjects_search" ON "exam_subjects" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "exams_slug" ON "exams" USING btree ("exam_slug");--> statement-breakpoint
CREATE INDEX "exams_by_title" ON "exams" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "exams_by_created" ON "exams" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "exams_by_active" ON "exams" USING btree ("active","search_name","id");--> statement-breakpoint
CREATE INDEX "exams_search" ON "exams" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "sections_name" ON "sections" USING btree ("topic_id","name");--> statement-breakpoint
CREATE INDEX "sections_in_order" ON "sections" USING btree ("topic_id","order","id");--> statement-breakpoint
CREATE INDEX "sections_search" ON "sections" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "session_comments_lesson" ON "session_comments" USING btree ("lesson_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "topics_name" ON "topics" USING btree ("subject_id","name");--> statement-breakpoint
CREATE INDEX "topics_in_order" ON "topics" USING btree ("subject_id","order","id");--> statement-breakpoint
CREATE INDEX "topics_search" ON "topics" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "content_creators_by_created" ON "content_creators" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "content_creators_status" ON "content_creators" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "content_creators_languages" ON "content_creators" USING gin ("languages");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_assignments_open" ON "lesson_assignments" USING btree ("lesson_id") WHERE "lesson_assignments"."state" in ('assigned', 'in-progress', 'submitted', 'changes-requested');--> statement-breakpoint
CREATE INDEX "lesson_assignments_of" ON "lesson_assignments" USING btree ("lesson_id","assigned_at");--> statement-breakpoint
CREATE INDEX "lesson_assignments_creator" ON "lesson_assignments" USING btree ("creator_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "session_reviews_open" ON "session_reviews" USING btree ("lesson_id") WHERE "session_reviews"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "session_reviews_lesson" ON "session_reviews" USING btree ("lesson_id","submitted_at");--> statement-breakpoint
CREATE INDEX "session_reviews_writer" ON "session_reviews" USING btree ("writer_id","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "attachments_once" ON "curriculum_attachments" USING btree ("student_id","curriculum_id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "attachments_curriculum" ON "curriculum_attachments" USING btree ("curriculum_id","created_at","id");--> statement-breakpoint
CREATE INDEX "attachments_customer" ON "curriculum_attachments" USING btree ("customer_id");--> statement-breakpoint
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
CREATE INDEX "subdivisions_search" ON "subdivisions" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customer_pods_saved" ON "customer_pods" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_pods_name" ON "customer_pods" USING btree ("region_id","search_name");--> statement-breakpoint
CREATE INDEX "customer_pods_by_name" ON "customer_pods" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "customer_pods_search" ON "customer_pods" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customer_pods_by_created" ON "customer_pods" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "customer_pods_status" ON "customer_pods" USING btree ("status");--> statement-breakpoint
CREATE INDEX "customer_pods_subject" ON "customer_pods" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "customer_pods_tutor" ON "customer_pods" USING btree ("tutor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_pod_members_once" ON "customer_pod_members" USING btree ("pod_id","learner_id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "customer_pod_members_learner" ON "customer_pod_members" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "customer_pod_members_customer" ON "customer_pod_members" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_notes_of" ON "customer_notes" USING btree ("customer_id","pinned","created_at");--> statement-breakpoint
CREATE INDEX "customers_saved" ON "customers" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_number" ON "customers" USING btree ("customer_number");--> statement-breakpoint
CREATE INDEX "customers_number_prefix" ON "customers" USING btree ("customer_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_by_number" ON "customers" USING btree ("customer_number","id");--> statement-breakpoint
CREATE INDEX "customers_by_created" ON "customers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "customers_by_updated" ON "customers" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "customers_region" ON "customers" USING btree ("region_id","status");--> statement-breakpoint
CREATE INDEX "customers_status" ON "customers" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "customers_owner" ON "customers" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "customers_source" ON "customers" USING btree ("source");--> statement-breakpoint
CREATE INDEX "customers_currency" ON "customers" USING btree ("currency");--> statement-breakpoint
CREATE INDEX "customers_tags" ON "customers" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "dependents_saved" ON "dependents" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "dependents_search" ON "dependents" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "dependents_by_name" ON "dependents" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "dependents_by_first_name" ON "dependents" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "dependents_by_created" ON "dependents" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "dependents_born" ON "dependents" USING btree ("date_of_birth");--> statement-breakpoint
CREATE INDEX "dependents_status" ON "dependents" USING btree ("status");--> statement-breakpoint
CREATE INDEX "dependents_subjects" ON "dependents" USING gin ("subjects");--> statement-breakpoint
CREATE UNIQUE INDEX "persons_email" ON "persons" USING btree ("email") WHERE merged_into_id is null;--> statement-breakpoint
CREATE INDEX "persons_merged_email" ON "persons" USING btree ("email") WHERE merged_into_id is not null;--> statement-breakpoint
CREATE INDEX "persons_second_email" ON "persons" USING btree ("secondary_email");--> statement-breakpoint
CREATE INDEX "persons_phone" ON "persons" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "persons_merged" ON "persons" USING btree ("merged_into_id");--> statement-breakpoint
CREATE INDEX "persons_search" ON "persons" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "persons_search_all" ON "persons" USING gin ("search_all" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "persons_by_name" ON "persons" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "persons_by_first_name" ON "persons" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "feedback_links_of" ON "feedback_links" USING btree ("feedback_id","at","id");--> statement-breakpoint
CREATE INDEX "feedback_links_entry" ON "feedback_links" USING btree ("journal_entry_id");--> statement-breakpoint
CREATE INDEX "feedback_words_of" ON "feedback_words" USING btree ("feedback_id","at","id");--> statement-breakpoint
CREATE INDEX "feedbacks_saved" ON "feedbacks" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_number" ON "feedbacks" USING btree ("feedback_number");--> statement-breakpoint
CREATE INDEX "feedbacks_number_prefix" ON "feedbacks" USING btree ("feedback_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "feedbacks_search" ON "feedbacks" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "feedbacks_by_due" ON "feedbacks" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "feedbacks_by_created" ON "feedbacks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "feedbacks_status" ON "feedbacks" USING btree ("status","status_since");--> statement-breakpoint
CREATE INDEX "feedbacks_customer" ON "feedbacks" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "feedbacks_lesson" ON "feedbacks" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "feedbacks_dependent" ON "feedbacks" USING btree ("dependent_id");--> statement-breakpoint
CREATE INDEX "feedbacks_region" ON "feedbacks" USING btree ("region_id","status");--> statement-breakpoint
CREATE INDEX "feedbacks_assignee" ON "feedbacks" USING btree ("assignee_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolment_settlements_once" ON "enrolment_settlements" USING btree ("enrolment_id","round");--> statement-breakpoint
CREATE INDEX "enrolment_settlements_state" ON "enrolment_settlements" USING btree ("state","at");--> statement-breakpoint
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
CREATE INDEX "group_lessons_saved" ON "group_lessons" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "group_lessons_title" ON "group_lessons" USING btree ("search_name") WHERE status <> 'archived';--> statement-breakpoint
CREATE INDEX "group_lessons_search" ON "group_lessons" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "group_lessons_by_title" ON "group_lessons" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "group_lessons_by_created" ON "group_lessons" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "group_lessons_status" ON "group_lessons" USING btree ("kind","status");--> statement-breakpoint
CREATE INDEX "group_lessons_region" ON "group_lessons" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "group_lessons_curriculum" ON "group_lessons" USING btree ("curriculum_id");--> statement-breakpoint
CREATE INDEX "group_lessons_tutors" ON "group_lessons" USING gin ("tutor_ids");--> statement-breakpoint
CREATE INDEX "candidacies_saved" ON "candidacies" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "candidacies_latest" ON "candidacies" USING btree ("person_id") WHERE "candidacies"."is_latest";--> statement-breakpoint
CREATE UNIQUE INDEX "candidacies_round" ON "candidacies" USING btree ("person_id","round");--> statement-breakpoint
CREATE INDEX "candidacies_stage" ON "candidacies" USING btree ("stage","stage_since","id");--> statement-breakpoint
CREATE INDEX "candidacies_owner" ON "candidacies" USING btree ("owner_id","stage");--> statement-breakpoint
CREATE INDEX "candidacies_by_applied" ON "candidacies" USING btree ("applied_at","id");--> statement-breakpoint
CREATE INDEX "candidacies_by_rejected" ON "candidacies" USING btree ("rejected_at","id");--> statement-breakpoint
CREATE INDEX "candidacies_subjects" ON "candidacies" USING gin ("subjects");--> statement-breakpoint
CREATE UNIQUE INDEX "tutor_invitations_code" ON "tutor_invitations" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "tutor_invitations_of" ON "tutor_invitations" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "import_rows_verdict" ON "import_rows" USING btree ("import_id","verdict","place");--> statement-breakpoint
CREATE INDEX "import_rows_undo" ON "import_rows" USING btree ("import_id","undo","place");--> statement-breakpoint
CREATE INDEX "imports_owner" ON "imports" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "imports_into" ON "imports" USING btree ("into_id","created_at","id");--> statement-breakpoint
CREATE INDEX "imports_turn" ON "imports" USING btree ("state","turn_at");--> statement-breakpoint
CREATE INDEX "journal_entries_search" ON "journal_entries" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "journal_entries_of" ON "journal_entries" USING btree ("person_id","occurred_on");--> statement-breakpoint
CREATE INDEX "journal_entries_by_day" ON "journal_entries" USING btree ("occurred_on","id");--> statement-breakpoint
CREATE INDEX "journal_entries_lesson" ON "journal_entries" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "journal_entries_additions" ON "journal_entries" USING btree ("adds_to_id");--> statement-breakpoint
CREATE INDEX "journal_entries_by_author" ON "journal_entries" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "journal_entries_by_follow_up" ON "journal_entries" USING btree ("follow_up_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_templates_kind" ON "journal_templates" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "lead_stages_reached" ON "lead_stages" USING btree ("stage","reached_at");--> statement-breakpoint
CREATE INDEX "leads_saved" ON "leads" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_open_email" ON "leads" USING btree ("email") WHERE stage not in ('converted', 'lost');--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("search_all" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_by_name" ON "leads" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "leads_by_created" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_stage_since" ON "leads" USING btree ("stage_since","id");--> statement-breakpoint
CREATE INDEX "leads_by_next_action" ON "leads" USING btree ("next_action_on","id");--> statement-breakpoint
CREATE INDEX "leads_stage" ON "leads" USING btree ("stage","created_at");--> statement-breakpoint
CREATE INDEX "leads_region" ON "leads" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "leads_customer" ON "leads" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "leads_subjects" ON "leads" USING gin ("subjects");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_answer_links_hash" ON "lesson_answer_links" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "lesson_answer_links_person" ON "lesson_answer_links" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "lesson_answer_links_expires" ON "lesson_answer_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "booked_lessons_saved" ON "booked_lessons" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "booked_lessons_number" ON "booked_lessons" USING btree ("lesson_number");--> statement-breakpoint
CREATE UNIQUE INDEX "booked_lessons_once" ON "booked_lessons" USING btree ("course_id","slot_index","local_date");--> statement-breakpoint
CREATE INDEX "booked_lessons_number_prefix" ON "booked_lessons" USING btree ("lesson_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "booked_lessons_by_time" ON "booked_lessons" USING btree ("start_at","id","end_at","status","kind","subject","region_id","hold","customer_id","learner_id","tutor_id","course_id","has_own_link");--> statement-breakpoint
CREATE INDEX "booked_lessons_status" ON "booked_lessons" USING btree ("status","start_at","id");--> statement-breakpoint
CREATE INDEX "booked_lessons_alike" ON "booked_lessons" USING btree ("status","was_late","was_outage");--> statement-breakpoint
CREATE INDEX "booked_lessons_by_end" ON "booked_lessons" USING btree ("end_at","start_at");--> statement-breakpoint
CREATE INDEX "booked_lessons_course" ON "booked_lessons" USING btree ("course_id","start_at");--> statement-breakpoint
CREATE INDEX "booked_lessons_chain" ON "booked_lessons" USING btree ("chain_id");--> statement-breakpoint
CREATE INDEX "booked_lessons_tutor" ON "booked_lessons" USING btree ("tutor_id","start_at");--> statement-breakpoint
CREATE INDEX "booked_lessons_learner" ON "booked_lessons" USING btree ("learner_id","start_at");--> statement-breakpoint
CREATE INDEX "booked_lessons_customer" ON "booked_lessons" USING btree ("customer_id","start_at");--> statement-breakpoint
CREATE INDEX "booked_lessons_region" ON "booked_lessons" USING btree ("region_id","start_at");--> statement-breakpoint
CREATE INDEX "booked_lessons_late" ON "booked_lessons" USING btree ("start_at","id") WHERE was_late;--> statement-breakpoint
CREATE INDEX "booked_lessons_outage" ON "booked_lessons" USING btree ("start_at","id") WHERE was_outage;--> statement-breakpoint
CREATE INDEX "booked_lessons_held" ON "booked_lessons" USING btree ("start_at","id") WHERE hold;--> statement-breakpoint
CREATE INDEX "booked_lessons_over" ON "booked_lessons" USING btree ("end_at","customer_id","learner_id","tutor_id") WHERE status in ('booked', 'in-progress');--> statement-breakpoint
CREATE INDEX "booked_lessons_pending" ON "booked_lessons" USING btree ("status_since") WHERE status = 'reschedule-pending';--> statement-breakpoint
CREATE INDEX "lesson_log_of_chain" ON "lesson_log" USING btree ("chain_id","at","id");--> statement-breakpoint
CREATE INDEX "lesson_occupancy_of" ON "lesson_occupancy" USING btree ("party_id","end_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_settlements_once" ON "lesson_settlements" USING btree ("lesson_id","round");--> statement-breakpoint
CREATE INDEX "lesson_settlements_state" ON "lesson_settlements" USING btree ("state","at");--> statement-breakpoint
CREATE INDEX "confirmed_lessons_saved" ON "confirmed_lessons" USING btree ("updated_at");--> statement-breakpoint
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
CREATE INDEX "confirmed_lessons_paused" ON "confirmed_lessons" USING btree ("paused_until") WHERE status = 'paused';--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_person" ON "calendar_feeds" USING btree ("person_id","side");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_hash" ON "calendar_feeds" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_proposals_open" ON "lesson_proposals" USING btree ("request_id") WHERE state in ('open', 'accepted');--> statement-breakpoint
CREATE INDEX "lesson_proposals_of" ON "lesson_proposals" USING btree ("request_id","sent_at");--> statement-breakpoint
CREATE INDEX "lesson_proposals_tutor" ON "lesson_proposals" USING btree ("tutor_id","state");--> statement-breakpoint
CREATE INDEX "lesson_proposals_expire" ON "lesson_proposals" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "lesson_requests_saved" ON "lesson_requests" USING btree ("updated_at");--> statement-breakpoint
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
CREATE INDEX "lesson_requests_subject" ON "lesson_requests" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "messages_to" ON "messages" USING btree ("to_person_id","at","id");--> statement-breakpoint
CREATE INDEX "messages_mail" ON "messages" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "notifications_stream" ON "notifications" USING btree ("recipient_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("recipient_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "person_merges_kept" ON "person_merges" USING btree ("kept_id","created_at");--> statement-breakpoint
CREATE INDEX "person_merges_other" ON "person_merges" USING btree ("other_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "person_pairs_once" ON "person_pairs" USING btree ("one_id","other_id");--> statement-breakpoint
CREATE INDEX "person_pairs_other" ON "person_pairs" USING btree ("other_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_policies_name" ON "cancellation_policies" USING btree ("search_name");--> statement-breakpoint
CREATE INDEX "cancellation_policies_by_name" ON "cancellation_policies" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "cancellation_policies_by_created" ON "cancellation_policies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "cancellation_policies_search" ON "cancellation_policies" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lesson_ratings_saved" ON "lesson_ratings" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_ratings_once" ON "lesson_ratings" USING btree ("lesson_id","rater_id");--> statement-breakpoint
CREATE INDEX "lesson_ratings_search" ON "lesson_ratings" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lesson_ratings_by_created" ON "lesson_ratings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_ratings_by_rating" ON "lesson_ratings" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "lesson_ratings_tutor" ON "lesson_ratings" USING btree ("tutor_id","created_at");--> statement-breakpoint
CREATE INDEX "lesson_ratings_tags" ON "lesson_ratings" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "lesson_ratings_by_tags" ON "lesson_ratings" USING btree ("tags");--> statement-breakpoint
CREATE INDEX "lesson_ratings_rater" ON "lesson_ratings" USING btree ("rater_kind","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_ratings_hidden" ON "lesson_ratings" USING btree ("created_at","id") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "lesson_ratings_counted" ON "lesson_ratings" USING btree ("tutor_id","rating") WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "student_ratings_saved" ON "student_ratings" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "student_ratings_once" ON "student_ratings" USING btree ("lesson_id","tutor_id");--> statement-breakpoint
CREATE INDEX "student_ratings_by_created" ON "student_ratings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "student_ratings_tutor" ON "student_ratings" USING btree ("tutor_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "regions_code" ON "regions" USING btree ("code");--> statement-breakpoint
CREATE INDEX "regions_search" ON "regions" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "regions_by_name" ON "regions" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "regions_by_created" ON "regions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "regions_by_currency" ON "regions" USING btree ("currency");--> statement-breakpoint
CREATE INDEX "regions_by_active" ON "regions" USING btree ("active");--> statement-breakpoint
CREATE INDEX "regions_by_policy" ON "regions" USING btree ("cancellation_policy_id");--> statement-breakpoint
CREATE INDEX "mails_search" ON "mails" USING gin ("search_mail" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_by_created" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("to","created_at");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("due_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "settings_place" ON "settings" USING btree ("key",coalesce("region_id", ''));--> statement-breakpoint
CREATE INDEX "settings_by_created" ON "settings" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "templates_name" ON "templates" USING btree ("search_name");--> statement-breakpoint
CREATE INDEX "templates_by_name" ON "templates" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "templates_by_created" ON "templates" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "templates_search" ON "templates" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tasks_saved" ON "tasks" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "tasks_search" ON "tasks" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tasks_of" ON "tasks" USING btree ("owner_id","done_at","due_on");--> statement-breakpoint
CREATE INDEX "tasks_about" ON "tasks" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "tasks_about_lead" ON "tasks" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "tasks_by_due" ON "tasks" USING btree ("due_on","due_time","id");--> statement-breakpoint
CREATE INDEX "tasks_by_created" ON "tasks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("due_on") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "tutor_feedback_saved" ON "tutor_feedback" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "tutor_feedback_search" ON "tutor_feedback" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tutor_feedback_of" ON "tutor_feedback" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "tutor_feedback_lesson" ON "tutor_feedback" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "tutor_feedback_by_created" ON "tutor_feedback" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tutor_feedback_by_rating" ON "tutor_feedback" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "tutor_feedback_assignee" ON "tutor_feedback" USING btree ("assignee_id","status");--> statement-breakpoint
CREATE INDEX "pay_rates_of" ON "pay_rates" USING btree ("person_id","effective_from");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_of" ON "payout_accounts" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "tutor_days_of" ON "tutor_days" USING btree ("tutor_id","date");--> statement-breakpoint
CREATE INDEX "tutor_documents_of" ON "tutor_documents" USING btree ("person_id","kind");--> statement-breakpoint
CREATE INDEX "tutor_documents_expire" ON "tutor_documents" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "tutor_time_off_of" ON "tutor_time_off" USING btree ("tutor_id","ends_at");--> statement-breakpoint
CREATE INDEX "tutors_saved" ON "tutors" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tutors_number" ON "tutors" USING btree ("tutor_number");--> statement-breakpoint
CREATE INDEX "tutors_region" ON "tutors" USING btree ("region_id","status");--> statement-breakpoint
CREATE INDEX "tutors_status" ON "tutors" USING btree ("status");--> statement-breakpoint
CREATE INDEX "tutors_by_onboarded" ON "tutors" USING btree ("onboarded_at","id");--> statement-breakpoint
CREATE INDEX "tutors_subjects" ON "tutors" USING gin ("subjects" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "tutors_tags" ON "tutors" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "default_views_view" ON "default_views" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "list_views_owner" ON "list_views" USING btree ("owner_id","list");--> statement-breakpoint
CREATE INDEX "list_views_list" ON "list_views" USING btree ("list","audience");--> statement-breakpoint
ALTER TABLE "lesson_occupancy" ADD CONSTRAINT "lesson_occupancy_apart" EXCLUDE USING gist ("party_id" WITH =, tstzrange("start_at", "end_at") WITH &&);
