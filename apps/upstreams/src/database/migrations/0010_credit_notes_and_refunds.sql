CREATE TABLE "credit_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"credit_note_number" text NOT NULL,
	"invoice_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"currency" text NOT NULL,
	"issued_on" date NOT NULL,
	"lines" jsonb NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "credit_notes_total" CHECK ("credit_notes"."total" > 0 and "credit_notes"."total" = "credit_notes"."net" + "credit_notes"."tax")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"credit_note_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"way" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"refunded_on" date NOT NULL,
	"reference" text,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "credited_size" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "credit_note_id" text;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_number" ON "credit_notes" USING btree ("credit_note_number");--> statement-breakpoint
CREATE INDEX "credit_notes_invoice" ON "credit_notes" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "credit_notes_customer" ON "credit_notes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "refunds_invoice" ON "refunds" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_credit_note" ON "refunds" USING btree ("credit_note_id");--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_credited" CHECK ("credit_lots"."credited_size" between 0 and "credit_lots"."size");--> statement-breakpoint
CREATE TRIGGER credit_notes_only_added BEFORE UPDATE OR DELETE ON "credit_notes" FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER refunds_only_added BEFORE UPDATE OR DELETE ON "refunds" FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE FUNCTION check_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given bigint;
  paid bigint;
BEGIN
  SELECT coalesce(sum(amount), 0) INTO given FROM refunds WHERE payment_id = new.payment_id;
  SELECT amount INTO paid FROM payments WHERE id = new.payment_id;
  IF given > paid THEN RAISE EXCEPTION 'Payment % would be given back as % of %.', new.payment_id, given, paid; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER refunds_sum AFTER INSERT ON "refunds" FOR EACH ROW EXECUTE FUNCTION check_refunds();--> statement-breakpoint
CREATE FUNCTION check_credited() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  credited bigint;
  billed bigint;
BEGIN
  SELECT coalesce(sum(total), 0) INTO credited FROM credit_notes WHERE invoice_id = new.invoice_id;
  SELECT total INTO billed FROM invoices WHERE id = new.invoice_id;
  IF credited > billed THEN RAISE EXCEPTION 'Invoice % would be credited as % of %.', new.invoice_id, credited, billed; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER credit_notes_sum AFTER INSERT ON "credit_notes" FOR EACH ROW EXECUTE FUNCTION check_credited();
