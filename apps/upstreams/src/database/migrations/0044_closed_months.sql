CREATE TABLE "closed_months" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"region_id" text NOT NULL,
	"month" text NOT NULL,
	"sums" jsonb NOT NULL,
	"reopened_at" timestamp (3) with time zone,
	"reopened_by_id" text,
	"reopen_reason" text,
	CONSTRAINT "closed_months_month" CHECK ("closed_months"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "closed_months_reopened" CHECK (("closed_months"."reopened_at" is null) = ("closed_months"."reopen_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "region_id" text;--> statement-breakpoint
UPDATE "credit_lots" SET "region_id" = coalesce(
	(SELECT "invoices"."region_id" FROM "invoices" WHERE "invoices"."id" = "credit_lots"."invoice_id"),
	(SELECT "customers"."region_id" FROM "customers" WHERE "customers"."id" = "credit_lots"."customer_id"));--> statement-breakpoint
ALTER TABLE "credit_lots" ALTER COLUMN "region_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "voided_on" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "region_id" text;--> statement-breakpoint
UPDATE "payments" SET "region_id" = (SELECT "customers"."region_id" FROM "customers" WHERE "customers"."id" = "payments"."customer_id");--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "region_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "booked_on" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "taken_back_on" date;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "booked_on" date;--> statement-breakpoint
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "closed_months_once" ON "closed_months" USING btree ("region_id","month") WHERE reopened_at is null;--> statement-breakpoint
CREATE INDEX "closed_months_region" ON "closed_months" USING btree ("region_id","month");--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_lots_region" ON "credit_lots" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "payments_region" ON "payments" USING btree ("region_id","received_on");