CREATE TABLE "transfer_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"invoice_id" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"amount" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"payer_name" text NOT NULL,
	"note" text,
	"evidence_file_id" text
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "instalments" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "sealed_code" text;--> statement-breakpoint
ALTER TABLE "transfer_claims" ADD CONSTRAINT "transfer_claims_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfer_claims_invoice" ON "transfer_claims" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_claims_pending" ON "transfer_claims" USING btree ("invoice_id") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_code" ON "invoices" USING btree ("code_hash");