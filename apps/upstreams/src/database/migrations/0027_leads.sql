CREATE TABLE "lead_stages" (
	"lead_id" text NOT NULL,
	"stage" text NOT NULL,
	"reached_at" timestamp (3) with time zone NOT NULL,
	"by_id" text NOT NULL,
	CONSTRAINT "lead_stages_lead_id_stage_pk" PRIMARY KEY("lead_id","stage")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"first_name" text NOT NULL,
	"last_name" text,
	"email" text,
	"phone_number" text,
	"region_id" text NOT NULL,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"who_is_lesson_for" text DEFAULT 'me' NOT NULL,
	"source" text NOT NULL,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"message" text,
	"stage" text NOT NULL,
	"stage_since" timestamp (3) with time zone NOT NULL,
	"owner_id" text,
	"next_action_on" date,
	"next_action" text,
	"lost_reason" text,
	"customer_id" text,
	"task_given_in" text,
	"search_all" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize(coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("phone_number", ''), NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize(coalesce("last_name", '') || ' ' || coalesce("first_name", ''), NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL,
	CONSTRAINT "leads_reachable" CHECK ("leads"."email" is not null or "leads"."phone_number" is not null),
	CONSTRAINT "leads_lost" CHECK (("leads"."stage" = 'lost') = ("leads"."lost_reason" is not null)),
	CONSTRAINT "leads_converted" CHECK ("leads"."stage" <> 'converted' or "leads"."customer_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "lead_id" text;--> statement-breakpoint
ALTER TABLE "lead_stages" ADD CONSTRAINT "lead_stages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_account_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_stages_reached" ON "lead_stages" USING btree ("stage","reached_at");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_open_email" ON "leads" USING btree ("email") WHERE stage not in ('converted', 'lost');--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("search_all" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_by_name" ON "leads" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "leads_by_created" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_stage_since" ON "leads" USING btree ("stage_since","id");--> statement-breakpoint
CREATE INDEX "leads_by_next_action" ON "leads" USING btree ("next_action_on","id");--> statement-breakpoint
CREATE INDEX "leads_stage" ON "leads" USING btree ("stage","created_at");--> statement-breakpoint
CREATE INDEX "leads_region" ON "leads" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "leads_customer" ON "leads" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "leads_subjects" ON "leads" USING gin ("subjects");--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_about_lead" ON "tasks" USING btree ("lead_id");