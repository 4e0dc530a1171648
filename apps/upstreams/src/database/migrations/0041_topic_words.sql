ALTER TABLE "subdivisions" ADD COLUMN "word_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "subdivisions_words" ON "subdivisions" USING gin ("word_ids");