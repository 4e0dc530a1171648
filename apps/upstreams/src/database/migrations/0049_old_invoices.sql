CREATE TABLE "old_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"customer_id" text NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"paid" bigint,
	"status" text,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("number", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "old_invoices" ADD CONSTRAINT "old_invoices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "old_invoices_customer" ON "old_invoices" USING btree ("customer_id","issued_on","id");--> statement-breakpoint
CREATE INDEX "old_invoices_issued" ON "old_invoices" USING btree ("issued_on","id");--> statement-breakpoint
CREATE INDEX "old_invoices_search" ON "old_invoices" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "old_invoices_number" ON "old_invoices" USING btree ("kind","number");