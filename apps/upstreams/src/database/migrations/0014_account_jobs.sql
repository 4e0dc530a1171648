CREATE TABLE "account_job_items" (
	"job_id" text NOT NULL,
	"place" integer NOT NULL,
	"record_id" text NOT NULL,
	"version" integer NOT NULL,
	"label" text NOT NULL,
	"url" text NOT NULL,
	"verdict" text,
	"reason" text,
	"at" timestamp (3) with time zone,
	CONSTRAINT "account_job_items_job_id_place_pk" PRIMARY KEY("job_id","place")
);
--> statement-breakpoint
CREATE TABLE "account_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"owner_id" text NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"error" text,
	"retry_of" text,
	"turn_at" timestamp (3) with time zone NOT NULL,
	"holder" text,
	"leased_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "account_job_items" ADD CONSTRAINT "account_job_items_job_id_account_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."account_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_job_items_left" ON "account_job_items" USING btree ("job_id","place") WHERE verdict is null;--> statement-breakpoint
CREATE INDEX "account_job_items_verdict" ON "account_job_items" USING btree ("job_id","verdict","place");--> statement-breakpoint
CREATE INDEX "account_jobs_owner" ON "account_jobs" USING btree ("owner_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "account_jobs_open" ON "account_jobs" USING btree ("turn_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "account_jobs_ended" ON "account_jobs" USING btree ("ended_at");