CREATE TABLE "report_mails" (
	"view_id" text PRIMARY KEY NOT NULL,
	"every" text NOT NULL,
	"last_day" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_view_id_list_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."list_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_mails_last" ON "report_mails" USING btree ("last_day");