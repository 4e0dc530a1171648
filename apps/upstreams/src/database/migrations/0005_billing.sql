CREATE SEQUENCE "public"."payment_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"lot_id" text NOT NULL,
	"type" text NOT NULL,
	"quantity" bigint NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	"tax_value" bigint DEFAULT 0 NOT NULL,
	"settlement_id" text,
	"invoice_id" text,
	"reverses" text,
	"day" date NOT NULL,
	"for_day" date,
	"at" timestamp (3) with time zone NOT NULL,
	"by_id" text NOT NULL,
	"reason" text,
	CONSTRAINT "credit_entries_quantity" CHECK ("credit_entries"."quantity" <> 0)
);
--> statement-breakpoint
CREATE TABLE "credit_lots" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"customer_id" text NOT NULL,
	"source" text NOT NULL,
	"invoice_id" text,
	"payment_id" text,
	"unit" text NOT NULL,
	"currency" text NOT NULL,
	"size" bigint NOT NULL,
	"worth" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"lesson_minutes" integer,
	"learner_ids" text[] DEFAULT '{}' NOT NULL,
	"pod_id" text,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"tutor_ids" text[] DEFAULT '{}' NOT NULL,
	"expires_on" date,
	"frozen" bigint DEFAULT 0 NOT NULL,
	"gift_cost" bigint DEFAULT 0 NOT NULL,
	"note" text,
	CONSTRAINT "credit_lots_size" CHECK ("credit_lots"."size" >= 0 and "credit_lots"."worth" >= 0 and "credit_lots"."tax" >= 0),
	CONSTRAINT "credit_lots_frozen" CHECK ("credit_lots"."frozen" between 0 and "credit_lots"."size")
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"invoice_id" text NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_amount" bigint NOT NULL,
	"discount_amount" bigint DEFAULT 0 NOT NULL,
	"tax_rate_bp" integer DEFAULT 0 NOT NULL,
	"tax_included" boolean DEFAULT false NOT NULL,
	"net" bigint NOT NULL,
	"tax_amount" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "invoice_lines_total" CHECK ("invoice_lines"."total" = "invoice_lines"."net" + "invoice_lines"."tax_amount"),
	CONSTRAINT "invoice_lines_quantity" CHECK ("invoice_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"kind" text NOT NULL,
	"invoice_number" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"customer_id" text,
	"region_id" text,
	"currency" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"secondary_email" text,
	"zoho_email" text,
	"gender" text,
	"phone_number" text,
	"time_zone" text NOT NULL,
	"payment_gateway" text NOT NULL,
	"type" text,
	"who_is_lesson_for" text,
	"dependent_id" text,
	"pod_id" text,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"tutor_ids" text[] DEFAULT '{}' NOT NULL,
	"price_amount" bigint,
	"duration_minutes" integer,
	"lesson_count" integer,
	"subtotal" bigint DEFAULT 0 NOT NULL,
	"discount_total" bigint DEFAULT 0 NOT NULL,
	"tax_total" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"issued_on" date,
	"due_on" date,
	"sent_at" timestamp (3) with time zone,
	"sent_by_id" text,
	"sent_to" text[] DEFAULT '{}' NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"issuer" jsonb,
	"memo" text,
	"internal_note" text,
	"void_reason" text,
	"is_disputed" boolean DEFAULT false NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate(coalesce("invoice_number", '') || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", ''), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	CONSTRAINT "invoices_sent" CHECK ("invoices"."status" = 'draft' or ("invoices"."invoice_number" is not null and "invoices"."customer_id" is not null and "invoices"."issuer" is not null)),
	CONSTRAINT "invoices_due_after_issue" CHECK ("invoices"."issued_on" is null or "invoices"."due_on" >= "invoices"."issued_on"),
	CONSTRAINT "invoices_total" CHECK ("invoices"."total" = "invoices"."subtotal" - "invoices"."discount_total" + "invoices"."tax_total" or "invoices"."total" = "invoices"."subtotal" - "invoices"."discount_total")
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_allocations" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"payment_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"reverses" text,
	"at" timestamp (3) with time zone NOT NULL,
	"by_id" text NOT NULL,
	CONSTRAINT "payment_allocations_amount" CHECK ("payment_allocations"."amount" <> 0 and ("payment_allocations"."amount" < 0) = ("payment_allocations"."reverses" is not null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"payment_number" text NOT NULL,
	"customer_id" text NOT NULL,
	"gateway" text NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"received_on" date NOT NULL,
	"payer_name" text,
	"reference" text,
	"evidence_file_id" text,
	"note" text,
	"taken_back_reason" text,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate(coalesce("payment_number", '') || ' ' || coalesce("payer_name", '') || ' ' || coalesce("reference", ''), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_pod_id_customer_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."customer_pods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_dependent_id_dependents_id_fk" FOREIGN KEY ("dependent_id") REFERENCES "public"."dependents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_pod_id_customer_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."customer_pods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entries_lot" ON "credit_entries" USING btree ("lot_id","seq");--> statement-breakpoint
CREATE INDEX "credit_entries_invoice" ON "credit_entries" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_reverses" ON "credit_entries" USING btree ("reverses");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_use" ON "credit_entries" USING btree ("settlement_id","lot_id") WHERE type = 'use';--> statement-breakpoint
CREATE INDEX "credit_lots_customer" ON "credit_lots" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "credit_lots_invoice" ON "credit_lots" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "credit_lots_payment" ON "credit_lots" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "credit_lots_expires" ON "credit_lots" USING btree ("expires_on");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_place" ON "invoice_lines" USING btree ("invoice_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("invoice_number");--> statement-breakpoint
CREATE INDEX "invoices_saved" ON "invoices" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoices_by_issued" ON "invoices" USING btree ("kind","issued_on","id");--> statement-breakpoint
CREATE INDEX "invoices_by_created" ON "invoices" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_due" ON "invoices" USING btree ("kind","due_on","id");--> statement-breakpoint
CREATE INDEX "invoices_by_total" ON "invoices" USING btree ("kind","total","id");--> statement-breakpoint
CREATE INDEX "invoices_by_number" ON "invoices" USING btree ("kind","invoice_number","id");--> statement-breakpoint
CREATE INDEX "invoices_customer" ON "invoices" USING btree ("customer_id","status");--> statement-breakpoint
CREATE INDEX "invoices_status" ON "invoices" USING btree ("kind","status","due_on");--> statement-breakpoint
CREATE INDEX "invoices_region" ON "invoices" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "payment_allocations_invoice" ON "payment_allocations" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payment_allocations_payment" ON "payment_allocations" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_allocations_reverses" ON "payment_allocations" USING btree ("reverses");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_number" ON "payments" USING btree ("payment_number");--> statement-breakpoint
CREATE INDEX "payments_customer" ON "payments" USING btree ("customer_id","received_on");--> statement-breakpoint
CREATE INDEX "payments_by_received" ON "payments" USING btree ("received_on","id");
--> statement-breakpoint
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only added, never changed or deleted.', tg_table_name;
END $$;--> statement-breakpoint
CREATE TRIGGER credit_entries_only_added BEFORE UPDATE OR DELETE ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER payment_allocations_only_added BEFORE UPDATE OR DELETE ON "payment_allocations" FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE FUNCTION check_credit_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rest bigint;
  granted bigint;
  size bigint;
BEGIN
  SELECT coalesce(sum(quantity), 0), coalesce(sum(quantity) FILTER (WHERE type IN ('grant', 'adjust', 'transfer-in')), 0)
    INTO rest, granted FROM credit_entries WHERE lot_id = new.lot_id;
  SELECT credit_lots.size INTO size FROM credit_lots WHERE id = new.lot_id;
  IF rest < 0 THEN RAISE EXCEPTION 'Credit % would have % left.', new.lot_id, rest; END IF;
  IF granted > size THEN RAISE EXCEPTION 'Credit % would be granted % of %.', new.lot_id, granted, size; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER credit_entries_balance AFTER INSERT ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION check_credit_balance();--> statement-breakpoint
CREATE FUNCTION check_allocations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  allocated bigint;
  paid bigint;
BEGIN
  SELECT coalesce(sum(amount), 0) INTO allocated FROM payment_allocations WHERE payment_id = new.payment_id;
  SELECT amount INTO paid FROM payments WHERE id = new.payment_id;
  IF allocated < 0 OR allocated > paid THEN RAISE EXCEPTION 'Payment % would be spread as % of %.', new.payment_id, allocated, paid; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER payment_allocations_sum AFTER INSERT ON "payment_allocations" FOR EACH ROW EXECUTE FUNCTION check_allocations();
