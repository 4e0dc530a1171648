CREATE TABLE "sentence_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"status" text DEFAULT 'draft' NOT NULL,
	"live" jsonb,
	"live_version" integer,
	"live_at" timestamp (3) with time zone,
	"author_ids" text[] DEFAULT '{}' NOT NULL,
	"reviewer_id" text,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"level" text NOT NULL,
	"topic" text,
	"items" jsonb NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate(coalesce("title", '') || ' ' || coalesce("topic", ''), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sentence_sessions" ADD CONSTRAINT "sentence_sessions_reviewer_id_account_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sentence_sessions_by_title" ON "sentence_sessions" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "sentence_sessions_by_created" ON "sentence_sessions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sentence_sessions_saved" ON "sentence_sessions" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "sentence_sessions_status" ON "sentence_sessions" USING btree ("status");--> statement-breakpoint
CREATE INDEX "sentence_sessions_reviewer" ON "sentence_sessions" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "sentence_sessions_author" ON "sentence_sessions" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "sentence_sessions_search" ON "sentence_sessions" USING gin ("search_name" gin_trgm_ops);