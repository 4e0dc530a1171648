ALTER TABLE "stories" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "stories" SET "live" = "live" || '{"questions": []}' WHERE "live" IS NOT NULL;
