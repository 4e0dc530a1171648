CREATE TABLE "product_updates" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"kind" text NOT NULL,
	"platforms" text[] NOT NULL,
	"min_app_version" text,
	"audience" text NOT NULL,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"region_ids" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"retired_at" timestamp (3) with time zone,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("title" || ' ' || "body", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	CONSTRAINT "product_updates_timed" CHECK ("product_updates"."status" <> 'scheduled' or "product_updates"."publish_at" is not null)
);
--> statement-breakpoint
CREATE INDEX "product_updates_by_title" ON "product_updates" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "product_updates_by_created" ON "product_updates" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "product_updates_by_publishing" ON "product_updates" USING btree ("publish_at","id");--> statement-breakpoint
CREATE INDEX "product_updates_saved" ON "product_updates" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "product_updates_due" ON "product_updates" USING btree ("status","publish_at");--> statement-breakpoint
CREATE INDEX "product_updates_search" ON "product_updates" USING gin ("search_name" gin_trgm_ops);