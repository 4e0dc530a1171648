ALTER TABLE "files" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
-- What is there already are pictures of people, each named by its account. What they hold is moved to the file store by a job.
ALTER TABLE "files" ADD COLUMN "kind" text DEFAULT 'avatar' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "state" text DEFAULT 'kept' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "state" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "name" text DEFAULT 'picture' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "name" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "refers_kind" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "refers_id" text;--> statement-breakpoint
UPDATE "files" SET "refers_kind" = 'staff-user', "refers_id" = "created_by";--> statement-breakpoint
CREATE INDEX "files_state" ON "files" USING btree ("state","created_at");
