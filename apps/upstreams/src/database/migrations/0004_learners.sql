CREATE TABLE "curriculum_attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"curriculum_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"dependent_id" text,
	"student_id" text GENERATED ALWAYS AS (coalesce(dependent_id, customer_id)) STORED NOT NULL,
	"subdivision_ids" text[] DEFAULT '{}' NOT NULL,
	"start_date" date NOT NULL,
	"progress" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dependents" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("first_name" || ' ' || "last_name", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "dependents" ADD COLUMN "sort_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("last_name" || ' ' || "first_name", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "curriculum_attachments" ADD CONSTRAINT "curriculum_attachments_curriculum_id_curricula_id_fk" FOREIGN KEY ("curriculum_id") REFERENCES "public"."curricula"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curriculum_attachments" ADD CONSTRAINT "curriculum_attachments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curriculum_attachments" ADD CONSTRAINT "curriculum_attachments_dependent_id_dependents_id_fk" FOREIGN KEY ("dependent_id") REFERENCES "public"."dependents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attachments_once" ON "curriculum_attachments" USING btree ("student_id","curriculum_id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "attachments_curriculum" ON "curriculum_attachments" USING btree ("curriculum_id","created_at","id");--> statement-breakpoint
CREATE INDEX "attachments_customer" ON "curriculum_attachments" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customers_number_prefix" ON "customers" USING btree ("customer_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "dependents_search" ON "dependents" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "dependents_by_name" ON "dependents" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "dependents_by_first_name" ON "dependents" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "persons_by_first_name" ON "persons" USING btree ("search_name","id");