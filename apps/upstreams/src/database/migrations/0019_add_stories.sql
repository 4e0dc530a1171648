CREATE TABLE "stories" (
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
	"age_group" text,
	"cover_file_id" text,
	"cover_alt" text,
	"scenes" jsonb NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("title", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_reviewer_id_account_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stories_title" ON "stories" USING btree ("subject","search_name") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "stories_by_title" ON "stories" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "stories_by_created" ON "stories" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "stories_saved" ON "stories" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "stories_status" ON "stories" USING btree ("status");--> statement-breakpoint
CREATE INDEX "stories_reviewer" ON "stories" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "stories_author" ON "stories" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "stories_search" ON "stories" USING gin ("search_name" gin_trgm_ops);