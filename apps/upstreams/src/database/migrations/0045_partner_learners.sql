CREATE TABLE "partner_learners" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"partner_id" text NOT NULL,
	"customer_id" text,
	"pod_id" text,
	CONSTRAINT "partner_learners_one" CHECK (num_nonnulls("partner_learners"."customer_id", "partner_learners"."pod_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "partner_users" ADD COLUMN "all_learners" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_users" ADD COLUMN "learner_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_learners" ADD CONSTRAINT "partner_learners_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_learners" ADD CONSTRAINT "partner_learners_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_learners" ADD CONSTRAINT "partner_learners_pod_id_customer_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."customer_pods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_learners_customer" ON "partner_learners" USING btree ("partner_id","customer_id") WHERE archived_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_learners_pod" ON "partner_learners" USING btree ("partner_id","pod_id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "partner_learners_by_customer" ON "partner_learners" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "partner_learners_by_pod" ON "partner_learners" USING btree ("pod_id");--> statement-breakpoint
CREATE INDEX "customers_partner" ON "customers" USING btree ("partner_id");