ALTER TABLE "candidacies" ADD COLUMN "cv_file_id" text;--> statement-breakpoint
ALTER TABLE "candidacies" ADD COLUMN "intro_audio_file_id" text;