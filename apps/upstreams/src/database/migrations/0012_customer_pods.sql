CREATE TABLE "customer_pods" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"region_id" text NOT NULL,
	"subject" text NOT NULL,
	"level" text,
	"anchor_time_zone" text NOT NULL,
	"tutor_id" text,
	"billing_mode" text DEFAULT 'split' NOT NULL,
	"payer_customer_id" text,
	"status" text DEFAULT 'forming' NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("name", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL,
	CONSTRAINT "customer_pods_payer" CHECK ("customer_pods"."billing_mode" = 'one-payer' or "customer_pods"."payer_customer_id" is null)
);
--> statement-breakpoint
CREATE TABLE "customer_pod_members" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"pod_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"dependent_id" text,
	"learner_id" text GENERATED ALWAYS AS (coalesce(dependent_id, customer_id)) STORED NOT NULL,
	"share_bp" integer,
	"place" integer NOT NULL,
	CONSTRAINT "customer_pod_members_share" CHECK ("customer_pod_members"."share_bp" between 1 and 10000)
);
--> statement-breakpoint
ALTER TABLE "customer_pods" ADD CONSTRAINT "customer_pods_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_pods" ADD CONSTRAINT "customer_pods_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_pods" ADD CONSTRAINT "customer_pods_payer_customer_id_customers_id_fk" FOREIGN KEY ("payer_customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_pod_members" ADD CONSTRAINT "customer_pod_members_pod_id_customer_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."customer_pods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_pod_members" ADD CONSTRAINT "customer_pod_members_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_pod_members" ADD CONSTRAINT "customer_pod_members_dependent_id_dependents_id_fk" FOREIGN KEY ("dependent_id") REFERENCES "public"."dependents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_pods_name" ON "customer_pods" USING btree ("region_id","search_name");--> statement-breakpoint
CREATE INDEX "customer_pods_by_name" ON "customer_pods" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "customer_pods_search" ON "customer_pods" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customer_pods_by_created" ON "customer_pods" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "customer_pods_status" ON "customer_pods" USING btree ("status");--> statement-breakpoint
CREATE INDEX "customer_pods_subject" ON "customer_pods" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "customer_pods_tutor" ON "customer_pods" USING btree ("tutor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_pod_members_once" ON "customer_pod_members" USING btree ("pod_id","learner_id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "customer_pod_members_learner" ON "customer_pod_members" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "customer_pod_members_customer" ON "customer_pod_members" USING btree ("customer_id");