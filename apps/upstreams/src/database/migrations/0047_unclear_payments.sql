ALTER TABLE "payments" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "credit_note_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "invoice_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asked_invoice_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "expected_amount" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_asked_invoice_id_invoices_id_fk" FOREIGN KEY ("asked_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","received_on");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer" CHECK ("payments"."customer_id" is not null or "payments"."status" not in ('succeeded', 'part-refunded', 'taken-back'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_of_invoice" CHECK (("refunds"."invoice_id" is null) = ("refunds"."credit_note_id" is null));