CREATE TABLE "conversation_practices" (
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
	"situation" text,
	"background_id" text,
	"roles" jsonb NOT NULL,
	"learner_role_id" text,
	"turns" jsonb NOT NULL,
	"word_ids" text[] DEFAULT '{}' NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("title", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_practices" ADD CONSTRAINT "conversation_practices_reviewer_id_account_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_practices_title" ON "conversation_practices" USING btree ("subject","search_name") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "conversation_practices_by_title" ON "conversation_practices" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "conversation_practices_by_created" ON "conversation_practices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "conversation_practices_saved" ON "conversation_practices" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "conversation_practices_status" ON "conversation_practices" USING btree ("status");--> statement-breakpoint
CREATE INDEX "conversation_practices_reviewer" ON "conversation_practices" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "conversation_practices_author" ON "conversation_practices" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "conversation_practices_search" ON "conversation_practices" USING gin ("search_name" gin_trgm_ops);