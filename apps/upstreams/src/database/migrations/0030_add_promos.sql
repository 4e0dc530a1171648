CREATE TABLE "promo_redemptions" (
	"id" text PRIMARY KEY NOT NULL,
	"promo_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'reserved' NOT NULL,
	"reserved_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promo_redemptions_amount" CHECK ("promo_redemptions"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promos" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"discount_type" text NOT NULL,
	"percent_bp" integer,
	"amounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"free_lessons" integer,
	"max_discount" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"min_spend" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"applies_to" text[] NOT NULL,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"region_ids" text[] DEFAULT '{}' NOT NULL,
	"customer_scope" text DEFAULT 'everyone' NOT NULL,
	"customer_ids" text[] DEFAULT '{}' NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"max_redemptions" integer,
	"max_per_customer" integer DEFAULT 1 NOT NULL,
	"stackable" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate(coalesce("code", '') || ' ' || coalesce("name", ''), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	CONSTRAINT "promos_days" CHECK ("promos"."ends_on" >= "promos"."starts_on"),
	CONSTRAINT "promos_counted" CHECK ("promos"."reserved" >= 0 and "promos"."used" >= 0)
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "promo_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "promos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_promo_id_promos_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promo_redemptions_once" ON "promo_redemptions" USING btree ("promo_id","invoice_id");--> statement-breakpoint
CREATE INDEX "promo_redemptions_invoice" ON "promo_redemptions" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "promo_redemptions_customer" ON "promo_redemptions" USING btree ("customer_id","promo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promos_code" ON "promos" USING btree ("code") WHERE status <> 'archived';--> statement-breakpoint
CREATE INDEX "promos_by_code" ON "promos" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "promos_by_created" ON "promos" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "promos_by_start" ON "promos" USING btree ("starts_on","id");--> statement-breakpoint
CREATE INDEX "promos_by_end" ON "promos" USING btree ("ends_on","id");--> statement-breakpoint
CREATE INDEX "promos_saved" ON "promos" USING btree ("updated_at","id");