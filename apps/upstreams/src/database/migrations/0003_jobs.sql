CREATE TABLE "job_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"job" text NOT NULL,
	"covered_from" timestamp (3) with time zone NOT NULL,
	"covered_to" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"trigger" text NOT NULL,
	"started_by" text,
	"server" text NOT NULL,
	"counts" jsonb NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "job_states" (
	"name" text PRIMARY KEY NOT NULL,
	"done_to" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone,
	"requested_by" text,
	"not_before" timestamp (3) with time zone,
	"holder" text,
	"leased_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "job_runs_job" ON "job_runs" USING btree ("job","started_at","id");--> statement-breakpoint
CREATE INDEX "job_runs_at" ON "job_runs" USING btree ("started_at");