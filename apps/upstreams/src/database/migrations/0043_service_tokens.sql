CREATE TABLE "service_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"purpose" text,
	"owner_id" text NOT NULL,
	"scopes" text[] NOT NULL,
	"networks" text[] DEFAULT '{}' NOT NULL,
	"expires_on" date NOT NULL,
	"rate_per_minute" integer NOT NULL,
	"prefix" text NOT NULL,
	"token_hash" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"last_used_from" text,
	"rotated_from_id" text,
	"ends_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"told_expires_on" date,
	"told_step" integer,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate(coalesce("name", '') || ' ' || coalesce("purpose", '') || ' ' || coalesce("prefix", ''), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	CONSTRAINT "service_tokens_rate" CHECK ("service_tokens"."rate_per_minute" > 0)
);
--> statement-breakpoint
ALTER TABLE "team_activity" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "team_activity" ADD COLUMN "owner_name" text;--> statement-breakpoint
ALTER TABLE "service_tokens" ADD CONSTRAINT "service_tokens_owner_id_account_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_tokens_hash" ON "service_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "service_tokens_rotated_from" ON "service_tokens" USING btree ("rotated_from_id");--> statement-breakpoint
CREATE INDEX "service_tokens_by_name" ON "service_tokens" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "service_tokens_by_created" ON "service_tokens" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "service_tokens_by_expiry" ON "service_tokens" USING btree ("expires_on","id");--> statement-breakpoint
CREATE INDEX "service_tokens_by_use" ON "service_tokens" USING btree ("last_used_at","id");--> statement-breakpoint
CREATE INDEX "service_tokens_saved" ON "service_tokens" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "service_tokens_owner" ON "service_tokens" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "service_tokens_search" ON "service_tokens" USING gin ("search_name" gin_trgm_ops);