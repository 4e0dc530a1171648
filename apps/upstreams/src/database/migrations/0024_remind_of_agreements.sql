ALTER TABLE "partners" ADD COLUMN "told_ends_on" date;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "told_step" integer;