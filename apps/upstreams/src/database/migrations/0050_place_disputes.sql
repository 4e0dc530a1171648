CREATE TABLE "place_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"group_lesson_id" text NOT NULL,
	"instance_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"learner_id" text NOT NULL,
	"enrolment_ids" text[] NOT NULL,
	"is_whole" boolean NOT NULL,
	"by_kind" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"charge_percent" integer,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by_id" text,
	CONSTRAINT "place_disputes_decided" CHECK (("place_disputes"."status" = 'open') = ("place_disputes"."decided_at" is null)),
	CONSTRAINT "place_disputes_charge" CHECK (("place_disputes"."status" = 'for-family') = ("place_disputes"."charge_percent" is not null))
);
--> statement-breakpoint
ALTER TABLE "place_disputes" ADD CONSTRAINT "place_disputes_group_lesson_id_group_lessons_id_fk" FOREIGN KEY ("group_lesson_id") REFERENCES "public"."group_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_disputes" ADD CONSTRAINT "place_disputes_instance_id_group_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."group_instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_disputes" ADD CONSTRAINT "place_disputes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_disputes_customer" ON "place_disputes" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "place_disputes_group" ON "place_disputes" USING btree ("group_lesson_id","status");--> statement-breakpoint
CREATE INDEX "place_disputes_of" ON "place_disputes" USING gin ("enrolment_ids");