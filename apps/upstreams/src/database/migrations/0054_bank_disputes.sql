CREATE TABLE "bank_dispute_parts" (
	"id" text PRIMARY KEY NOT NULL,
	"dispute_id" text NOT NULL,
	"place" bigint NOT NULL,
	"invoice_id" text,
	"lot_id" text,
	"amount" bigint NOT NULL,
	"kept" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "bank_dispute_parts_amount" CHECK ("bank_dispute_parts"."amount" > 0 and "bank_dispute_parts"."kept" between 0 and "bank_dispute_parts"."amount"),
	CONSTRAINT "bank_dispute_parts_of" CHECK (("bank_dispute_parts"."invoice_id" is null) <> ("bank_dispute_parts"."lot_id" is null))
);
--> statement-breakpoint
CREATE TABLE "bank_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"payment_id" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"evidence_due_on" date,
	"opened_on" date NOT NULL,
	"opened_booked_on" date,
	"won_on" date,
	"lost_on" date,
	"lost_booked_on" date,
	"reversed_on" date,
	"reversed_booked_on" date,
	CONSTRAINT "bank_disputes_amount" CHECK ("bank_disputes"."amount" > 0 and "bank_disputes"."fee" >= 0),
	CONSTRAINT "bank_disputes_won" CHECK (("bank_disputes"."status" = 'won') = ("bank_disputes"."won_on" is not null)),
	CONSTRAINT "bank_disputes_lost" CHECK (("bank_disputes"."status" in ('lost', 'reversed')) = ("bank_disputes"."lost_on" is not null)),
	CONSTRAINT "bank_disputes_reversed" CHECK (("bank_disputes"."status" = 'reversed') = ("bank_disputes"."reversed_on" is not null))
);
--> statement-breakpoint
ALTER TABLE "bank_dispute_parts" ADD CONSTRAINT "bank_dispute_parts_dispute_id_bank_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."bank_disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_dispute_parts" ADD CONSTRAINT "bank_dispute_parts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_dispute_parts" ADD CONSTRAINT "bank_dispute_parts_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_disputes" ADD CONSTRAINT "bank_disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_dispute_parts_dispute" ON "bank_dispute_parts" USING btree ("dispute_id");--> statement-breakpoint
CREATE INDEX "bank_dispute_parts_invoice" ON "bank_dispute_parts" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_disputes_reference" ON "bank_disputes" USING btree ("gateway","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_disputes_open" ON "bank_disputes" USING btree ("payment_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "bank_disputes_payment" ON "bank_disputes" USING btree ("payment_id");--> statement-breakpoint
-- What a bank dispute says in the books: its fee, that the bank took the money, and that it gave it back.
CREATE FUNCTION books_of_bank_dispute(one bank_disputes) RETURNS TABLE (day date, said text) LANGUAGE sql STABLE AS $$
  SELECT coalesce(one.opened_booked_on, one.opened_on), concat_ws(' ', 'fee', one.currency, one.fee) WHERE one.fee > 0
  UNION ALL
  SELECT coalesce(one.lost_booked_on, one.lost_on), 'lost' WHERE one.lost_on IS NOT NULL
  UNION ALL
  SELECT coalesce(one.reversed_booked_on, one.reversed_on), 'reversed' WHERE one.reversed_on IS NOT NULL;
$$;--> statement-breakpoint
CREATE FUNCTION guard_bank_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_closed_month(region_id, day) FROM payments, (
    (SELECT * FROM books_of_bank_dispute(old) EXCEPT ALL SELECT * FROM books_of_bank_dispute(new))
    UNION ALL (SELECT * FROM books_of_bank_dispute(new) EXCEPT ALL SELECT * FROM books_of_bank_dispute(old))) AS changed
    WHERE payments.id = coalesce(new.payment_id, old.payment_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bank_disputes_open_month AFTER INSERT OR UPDATE OR DELETE ON "bank_disputes" FOR EACH ROW EXECUTE FUNCTION guard_bank_dispute();
