ALTER TABLE "credit_lots" ADD COLUMN "extended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "from_lot_id" text;