ALTER TABLE "account_jobs" ADD COLUMN "lost_servers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_states" ADD COLUMN "lost_servers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "notes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "lost_servers" integer DEFAULT 0 NOT NULL;