DROP INDEX "credit_lots_settlement";--> statement-breakpoint
ALTER TABLE "billable_items" ALTER COLUMN "lesson_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "enrolment_id" text;--> statement-breakpoint
ALTER TABLE "billable_items" ADD COLUMN "enrolment_id" text;--> statement-breakpoint
ALTER TABLE "billable_items" ADD COLUMN "course_enrolment_id" text;--> statement-breakpoint
ALTER TABLE "billable_items" ADD COLUMN "about_id" text GENERATED ALWAYS AS (coalesce(lesson_id, course_enrolment_id, enrolment_id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "billable_items" ADD COLUMN "bill_from" date;--> statement-breakpoint
ALTER TABLE "customer_pod_members" ADD COLUMN "earlier_shares" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_enrolment_id_group_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."group_enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billable_items" ADD CONSTRAINT "billable_items_enrolment_id_group_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."group_enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billable_items" ADD CONSTRAINT "billable_items_course_enrolment_id_group_enrolments_id_fk" FOREIGN KEY ("course_enrolment_id") REFERENCES "public"."group_enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_lines_enrolment" ON "invoice_lines" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "billable_items_enrolment" ON "billable_items" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "billable_items_about" ON "billable_items" USING btree ("about_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_lots_settlement" ON "credit_lots" USING btree ("settlement_id","customer_id");--> statement-breakpoint
ALTER TABLE "billable_items" ADD CONSTRAINT "billable_items_of" CHECK (("billable_items"."lesson_id" is null) <> ("billable_items"."enrolment_id" is null));