CREATE TABLE "referral_clicks" (
	"code" text PRIMARY KEY NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"scheme" text NOT NULL,
	"referrer_id" text NOT NULL,
	"code" text NOT NULL,
	"lead_id" text,
	"referee_customer_id" text,
	"attributed_at" timestamp (3) with time zone NOT NULL,
	"terms" jsonb NOT NULL,
	"status" text NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"invoice_id" text,
	"paid_at" timestamp (3) with time zone,
	"invoice_currency" text,
	"invoice_net" bigint,
	"qualified_at" timestamp (3) with time zone,
	"reward_currency" text,
	"reward_amount" bigint,
	"own_lot_id" text,
	"referee_lot_id" text,
	"approved_at" timestamp (3) with time zone,
	"reason" text,
	CONSTRAINT "referrals_party" CHECK ("referrals"."lead_id" is not null or "referrals"."referee_customer_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "referral_code" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "partner_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "referral_code" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "partner_id" text;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_referrers_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."referrers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referee_customer_id_customers_id_fk" FOREIGN KEY ("referee_customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_referee" ON "referrals" USING btree ("referee_customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_lead" ON "referrals" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id","attributed_at","id");--> statement-breakpoint
CREATE INDEX "referrals_by_attributed" ON "referrals" USING btree ("attributed_at","id");--> statement-breakpoint
CREATE INDEX "referrals_status" ON "referrals" USING btree ("status","attributed_at");--> statement-breakpoint
CREATE INDEX "referrals_invoice" ON "referrals" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "referrals_saved" ON "referrals" USING btree ("updated_at","id");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;