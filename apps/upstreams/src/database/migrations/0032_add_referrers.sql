CREATE TABLE "referrers" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"scheme" text NOT NULL,
	"code" text NOT NULL,
	"reward_type" text NOT NULL,
	"percent_bp" integer,
	"reward_currency" text,
	"reward_amount" bigint,
	"cap_per_referral" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"own_reward" jsonb,
	"referee_reward" jsonb,
	"qualifying_lessons" integer NOT NULL,
	"hold_days" integer NOT NULL,
	"payout_method" text,
	"status" text DEFAULT 'active' NOT NULL,
	CONSTRAINT "referrers_reward" CHECK ("referrers"."scheme" = 'customer' or "referrers"."percent_bp" is not null or "referrers"."reward_amount" is not null)
);
--> statement-breakpoint
ALTER TABLE "referrers" ADD CONSTRAINT "referrers_id_persons_id_fk" FOREIGN KEY ("id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referrers_code" ON "referrers" USING btree ("code");--> statement-breakpoint
CREATE INDEX "referrers_by_created" ON "referrers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "referrers_saved" ON "referrers" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "referrers_scheme" ON "referrers" USING btree ("scheme","status");