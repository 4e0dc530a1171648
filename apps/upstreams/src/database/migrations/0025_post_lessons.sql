CREATE TABLE "billable_items" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"region_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"settlement_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"minutes" integer NOT NULL,
	"covered_minutes" integer NOT NULL,
	"reverses" text,
	"day" date NOT NULL,
	"for_day" date,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billable_items_sign" CHECK ("billable_items"."amount" <> 0 and ("billable_items"."amount" < 0) = ("billable_items"."reverses" is not null))
);
--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "settlement_id" text;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "books_begin_on" date;--> statement-breakpoint
ALTER TABLE "billable_items" ADD CONSTRAINT "billable_items_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billable_items" ADD CONSTRAINT "billable_items_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billable_items" ADD CONSTRAINT "billable_items_lesson_id_booked_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."booked_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billable_items_once" ON "billable_items" USING btree ("settlement_id","customer_id") WHERE reverses is null;--> statement-breakpoint
CREATE UNIQUE INDEX "billable_items_reverses" ON "billable_items" USING btree ("reverses");--> statement-breakpoint
CREATE INDEX "billable_items_customer" ON "billable_items" USING btree ("customer_id","day");--> statement-breakpoint
CREATE INDEX "billable_items_lesson" ON "billable_items" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "billable_items_region" ON "billable_items" USING btree ("region_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_lots_settlement" ON "credit_lots" USING btree ("settlement_id");--> statement-breakpoint
CREATE TRIGGER billable_items_only_added BEFORE UPDATE OR DELETE ON "billable_items" FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
