CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"phone" text,
	"country" text,
	"region_ids" text[] DEFAULT '{}' NOT NULL,
	"logo_file_id" text,
	"code" text NOT NULL,
	"owner_id" text,
	"agreement_starts_on" date,
	"agreement_ends_on" date,
	"agreement_file_id" text,
	"revenue_share_bp" integer,
	"notes" text,
	"status" text DEFAULT 'prospect' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate(coalesce("name", '') || ' ' || coalesce("contact_name", '') || ' ' || coalesce("contact_email", '') || ' ' || coalesce("code", ''), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	CONSTRAINT "partners_agreement" CHECK ("partners"."agreement_ends_on" >= "partners"."agreement_starts_on"),
	CONSTRAINT "partners_ended" CHECK (("partners"."status" = 'ended') = ("partners"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"holder_kind" text NOT NULL,
	"holder_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_owner_id_account_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "partners_name" ON "partners" USING btree ("sort_name");--> statement-breakpoint
CREATE INDEX "partners_by_name" ON "partners" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "partners_by_created" ON "partners" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "partners_by_agreement" ON "partners" USING btree ("agreement_ends_on","id");--> statement-breakpoint
CREATE INDEX "partners_saved" ON "partners" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "partners_search" ON "partners" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "referral_codes_holder" ON "referral_codes" USING btree ("holder_id");