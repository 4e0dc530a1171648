CREATE SEQUENCE "public"."customer_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
DROP INDEX "dependents_unique";--> statement-breakpoint
ALTER TABLE "dependents" ALTER COLUMN "date_of_birth" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "dependents" ALTER COLUMN "time_zone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "blocked_from" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "zoho_email" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "who_is_lesson_for" text DEFAULT 'me' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "is_learner" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "preferred_channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "billing_address" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tax_id" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "invoice_email" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "auto_send" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "due_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "cancellation_policy_id" text;--> statement-breakpoint
ALTER TABLE "dependents" ADD COLUMN "age_group" text;--> statement-breakpoint
ALTER TABLE "dependents" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "dependents" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "dependents" ADD COLUMN "subjects" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "dependents" ADD COLUMN "learning_needs" text;--> statement-breakpoint
ALTER TABLE "dependents" ADD COLUMN "safeguarding_note" text;--> statement-breakpoint
ALTER TABLE "dependents" ADD COLUMN "photo_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "secondary_email" text;--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "date_of_birth" date;--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "marketing_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "consent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "search_all" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize(coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("secondary_email", '') || ' ' || coalesce("phone_number", ''), NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_of" ON "customer_notes" USING btree ("customer_id","pinned","created_at");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_owner_id_account_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_cancellation_policy_id_cancellation_policies_id_fk" FOREIGN KEY ("cancellation_policy_id") REFERENCES "public"."cancellation_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_by_number" ON "customers" USING btree ("customer_number","id");--> statement-breakpoint
CREATE INDEX "customers_by_created" ON "customers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "customers_by_updated" ON "customers" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "customers_status" ON "customers" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "customers_owner" ON "customers" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "customers_source" ON "customers" USING btree ("source");--> statement-breakpoint
CREATE INDEX "customers_currency" ON "customers" USING btree ("currency");--> statement-breakpoint
CREATE INDEX "customers_tags" ON "customers" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "dependents_by_created" ON "dependents" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "dependents_born" ON "dependents" USING btree ("date_of_birth");--> statement-breakpoint
CREATE INDEX "dependents_status" ON "dependents" USING btree ("status");--> statement-breakpoint
CREATE INDEX "dependents_subjects" ON "dependents" USING gin ("subjects");--> statement-breakpoint
CREATE INDEX "persons_phone" ON "persons" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "persons_search_all" ON "persons" USING gin ("search_all" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "dependents" ADD CONSTRAINT "dependents_once" UNIQUE NULLS NOT DISTINCT("customer_id","first_name","last_name","date_of_birth");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_due_days" CHECK ("customers"."due_days" between 0 and 60);--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_blocked_from" CHECK ("customers"."status" = 'blocked' or "customers"."blocked_from" is null);--> statement-breakpoint
ALTER TABLE "dependents" ADD CONSTRAINT "dependents_age" CHECK ("dependents"."date_of_birth" is not null or "dependents"."age_group" is not null);--> statement-breakpoint
SELECT setval('customer_numbers', max(substring("customer_number" from 3)::bigint)) FROM "customers" WHERE "customer_number" ~ '^C-[0-9]{1,12}$' HAVING count(*) > 0;--> statement-breakpoint
UPDATE "dependents" SET "time_zone" = NULL FROM "persons" WHERE "persons"."id" = "dependents"."customer_id" AND "persons"."time_zone" = "dependents"."time_zone";
