ALTER TABLE "sessions" ADD COLUMN "view_as" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewed_from" text;