DROP INDEX "exams_title";--> statement-breakpoint
ALTER TABLE "content_lessons" ADD COLUMN "status_since" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "content_lessons" SET "status_since" = "updated_at";--> statement-breakpoint
ALTER TABLE "content_lessons" ALTER COLUMN "status_since" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "content_lessons" ADD COLUMN "reviewer_id" text;--> statement-breakpoint
ALTER TABLE "content_lessons" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "content_lessons" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("title", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_subjects" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("name", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_subjects" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "cover_image" text;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("title", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("name", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("name", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "content_lessons" ADD CONSTRAINT "content_lessons_reviewer_id_account_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_lessons_in_order" ON "content_lessons" USING btree ("section_id","order","id");--> statement-breakpoint
CREATE INDEX "content_lessons_search" ON "content_lessons" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "content_lessons_by_title" ON "content_lessons" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "content_lessons_by_status_since" ON "content_lessons" USING btree ("status_since","id");--> statement-breakpoint
CREATE INDEX "content_lessons_by_due" ON "content_lessons" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "content_lessons_by_due_backwards" ON "content_lessons" USING btree ("due_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "content_lessons_status" ON "content_lessons" USING btree ("content_status","active_flag");--> statement-breakpoint
CREATE INDEX "content_lessons_reviewer" ON "content_lessons" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "exam_subjects_in_order" ON "exam_subjects" USING btree ("exam_id","order","id");--> statement-breakpoint
CREATE INDEX "exam_subjects_search" ON "exam_subjects" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "exams_by_title" ON "exams" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "exams_by_created" ON "exams" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "exams_search" ON "exams" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sections_in_order" ON "sections" USING btree ("topic_id","order","id");--> statement-breakpoint
CREATE INDEX "sections_search" ON "sections" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "topics_in_order" ON "topics" USING btree ("subject_id","order","id");--> statement-breakpoint
CREATE INDEX "topics_search" ON "topics" USING gin ("search_name" gin_trgm_ops);