CREATE TABLE "billed_items" (
	"item_id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"line_id" text NOT NULL,
	"credit_note_id" text
);
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "lesson_id" text;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "learner_name" text;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "lesson_on" date;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "covered_minutes" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "period_from" date;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "period_to" date;--> statement-breakpoint
ALTER TABLE "billed_items" ADD CONSTRAINT "billed_items_item_id_billable_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."billable_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billed_items" ADD CONSTRAINT "billed_items_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billed_items" ADD CONSTRAINT "billed_items_line_id_invoice_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."invoice_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billed_items" ADD CONSTRAINT "billed_items_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billed_items_invoice" ON "billed_items" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "billed_items_line" ON "billed_items" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "billed_items_note" ON "billed_items" USING btree ("credit_note_id");--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_lesson_id_booked_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."booked_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_lines_lesson" ON "invoice_lines" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "invoices_by_period" ON "invoices" USING btree ("kind","period_to","id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_period" CHECK (("invoices"."kind" = 'ongoing') = ("invoices"."period_to" is not null));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_period_order" CHECK ("invoices"."period_from" <= "invoices"."period_to");