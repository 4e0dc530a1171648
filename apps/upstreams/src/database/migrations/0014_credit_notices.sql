CREATE TABLE "credit_notices" (
	"about_id" text NOT NULL,
	"notice" text NOT NULL,
	"for_day" date,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_notices_about_id_notice_pk" PRIMARY KEY("about_id","notice")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reminders_paused_until" date;