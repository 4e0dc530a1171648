ALTER TABLE "subdivisions" ADD COLUMN "import_undone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What an undone import of before made may still be brought back by another.
UPDATE "subdivisions" SET "import_undone" = true WHERE "archived_at" IS NOT NULL AND "id" IN
	(SELECT unnest("part_ids") FROM "curriculum_imports" WHERE "undone_at" IS NOT NULL);--> statement-breakpoint
DROP TABLE "curriculum_imports";--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "made" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "into_id" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "begun_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "imports_into" ON "imports" USING btree ("into_id","created_at","id");