ALTER TABLE "candidacies" ALTER COLUMN "offer_amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "confirmed_lessons" ALTER COLUMN "price_amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "lesson_proposals" ALTER COLUMN "price_amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "pay_rates" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "prices_include_tax" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "tax_label" text DEFAULT 'VAT' NOT NULL;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "legal_address" text;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "bank_details" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "invoice_footer" text;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "reply_to" text;