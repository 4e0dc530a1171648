CREATE TABLE "banner_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner_editions" (
	"banner_id" text NOT NULL,
	"number" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"title" text NOT NULL,
	"body" text,
	"image_file_id" text,
	"alt_text" text,
	"cta_label" text,
	"cta_url" text,
	"placement" text NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "banner_editions_key" PRIMARY KEY("banner_id","number")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"title" text NOT NULL,
	"body" text,
	"image_file_id" text,
	"alt_text" text,
	"cta_label" text,
	"cta_url" text,
	"placement" text NOT NULL,
	"promo_id" text,
	"audience" text DEFAULT 'everyone' NOT NULL,
	"region_ids" text[] DEFAULT '{}' NOT NULL,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"priority" integer DEFAULT 0 NOT NULL,
	"dismissible" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate(coalesce("title", '') || ' ' || coalesce("body", ''), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	CONSTRAINT "banners_days" CHECK ("banners"."ends_on" >= "banners"."starts_on"),
	CONSTRAINT "banners_priority" CHECK ("banners"."priority" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "banner_editions" ADD CONSTRAINT "banner_editions_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_promo_id_promos_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banner_batches_by_age" ON "banner_batches" USING btree ("at");--> statement-breakpoint
CREATE INDEX "banners_by_title" ON "banners" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "banners_by_created" ON "banners" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "banners_by_start" ON "banners" USING btree ("starts_on","id");--> statement-breakpoint
CREATE INDEX "banners_by_priority" ON "banners" USING btree ("priority","created_at","id");--> statement-breakpoint
CREATE INDEX "banners_saved" ON "banners" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "banners_shown" ON "banners" USING btree ("placement","status");