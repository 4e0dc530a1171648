ALTER TABLE "app_feedback" ADD COLUMN "attachment_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_updates" ADD COLUMN "image_file_id" text;--> statement-breakpoint
ALTER TABLE "product_updates" ADD COLUMN "image_alt" text;