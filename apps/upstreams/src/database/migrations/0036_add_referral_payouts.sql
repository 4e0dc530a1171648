CREATE TABLE "referral_payout_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"payout_id" text NOT NULL,
	"referral_id" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "referral_payout_lines_amount" CHECK ("referral_payout_lines"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "referral_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"referrer_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"reference" text,
	"paid_on" date,
	"reason" text,
	CONSTRAINT "referral_payouts_amount" CHECK ("referral_payouts"."amount" >= 0),
	CONSTRAINT "referral_payouts_paid" CHECK (("referral_payouts"."status" = 'paid') = ("referral_payouts"."reference" is not null))
);
--> statement-breakpoint
ALTER TABLE "referral_payout_lines" ADD CONSTRAINT "referral_payout_lines_payout_id_referral_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."referral_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_payout_lines" ADD CONSTRAINT "referral_payout_lines_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_payouts" ADD CONSTRAINT "referral_payouts_referrer_id_referrers_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."referrers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_payout_lines_payout" ON "referral_payout_lines" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "referral_payout_lines_referral" ON "referral_payout_lines" USING btree ("referral_id");--> statement-breakpoint
CREATE INDEX "referral_payouts_referrer" ON "referral_payouts" USING btree ("referrer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "referral_payouts_by_created" ON "referral_payouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "referral_payouts_saved" ON "referral_payouts" USING btree ("updated_at","id");