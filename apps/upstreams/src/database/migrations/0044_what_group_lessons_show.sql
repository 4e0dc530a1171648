ALTER TABLE "group_instances" ADD COLUMN "recording_url" text;--> statement-breakpoint
ALTER TABLE "group_lessons" ADD COLUMN "cover_image" text;--> statement-breakpoint
ALTER TABLE "group_lessons" ADD COLUMN "cover_alt" text;--> statement-breakpoint
ALTER TABLE "group_lessons" ADD COLUMN "curriculum_id" text;--> statement-breakpoint
ALTER TABLE "group_lessons" ADD COLUMN "resources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "group_lessons" ADD CONSTRAINT "group_lessons_curriculum_id_curricula_id_fk" FOREIGN KEY ("curriculum_id") REFERENCES "public"."curricula"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_lessons_curriculum" ON "group_lessons" USING btree ("curriculum_id");