CREATE TABLE "app_removals" (
	"record_id" text NOT NULL,
	"subject" text NOT NULL,
	"level" text NOT NULL,
	"kind" text NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "app_removals_record_id_subject_level_pk" PRIMARY KEY("record_id","subject","level")
);
--> statement-breakpoint
ALTER TABLE "content_lessons" ADD COLUMN "app_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "app_removals_at" ON "app_removals" USING btree ("removed_at","record_id");--> statement-breakpoint
CREATE INDEX "content_lessons_app" ON "content_lessons" USING btree ("app_at","id");--> statement-breakpoint
CREATE INDEX "conversation_practices_live" ON "conversation_practices" USING btree ("live_at","id");--> statement-breakpoint
CREATE INDEX "sentence_sessions_live" ON "sentence_sessions" USING btree ("live_at","id");--> statement-breakpoint
CREATE INDEX "stories_live" ON "stories" USING btree ("live_at","id");--> statement-breakpoint
CREATE INDEX "words_live" ON "words" USING btree ("live_at","id");--> statement-breakpoint
UPDATE "content_lessons" SET "app_at" = "updated_at" WHERE "published_version" IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION follow_lesson_in_app() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP = 'UPDATE' AND OLD.published_version IS NOT NULL AND OLD.active_flag = 'Active' AND OLD.archived_at IS NULL;
  is_now boolean := NEW.published_version IS NOT NULL AND NEW.active_flag = 'Active' AND NEW.archived_at IS NULL;
BEGIN
  IF was <> is_now OR (is_now AND (NEW.published_version, NEW.title, NEW.summary, NEW.estimated_minutes, NEW.section_id)
    IS DISTINCT FROM (OLD.published_version, OLD.title, OLD.summary, OLD.estimated_minutes, OLD.section_id)) THEN
    NEW.app_at := NEW.updated_at;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER content_lessons_in_app BEFORE INSERT OR UPDATE ON "content_lessons" FOR EACH ROW EXECUTE FUNCTION follow_lesson_in_app();--> statement-breakpoint
CREATE FUNCTION follow_lessons_below() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_lessons SET app_at = NEW.updated_at
  FROM sections JOIN topics ON topics.id = sections.topic_id JOIN exam_subjects ON exam_subjects.id = topics.subject_id
  WHERE sections.id = content_lessons.section_id AND content_lessons.app_at IS NOT NULL AND NEW.id = CASE TG_TABLE_NAME
    WHEN 'sections' THEN sections.id WHEN 'topics' THEN topics.id WHEN 'exam_subjects' THEN exam_subjects.id
    ELSE exam_subjects.exam_id END;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sections_in_app AFTER UPDATE ON "sections" FOR EACH ROW WHEN ((OLD.name, OLD.active, OLD.topic_id) IS DISTINCT FROM (NEW.name, NEW.active, NEW.topic_id)) EXECUTE FUNCTION follow_lessons_below();--> statement-breakpoint
CREATE TRIGGER topics_in_app AFTER UPDATE ON "topics" FOR EACH ROW WHEN ((OLD.name, OLD.active, OLD.subject_id) IS DISTINCT FROM (NEW.name, NEW.active, NEW.subject_id)) EXECUTE FUNCTION follow_lessons_below();--> statement-breakpoint
CREATE TRIGGER exam_subjects_in_app AFTER UPDATE ON "exam_subjects" FOR EACH ROW WHEN ((OLD.name, OLD.active, OLD.exam_id) IS DISTINCT FROM (NEW.name, NEW.active, NEW.exam_id)) EXECUTE FUNCTION follow_lessons_below();--> statement-breakpoint
CREATE TRIGGER exams_in_app AFTER UPDATE ON "exams" FOR EACH ROW WHEN ((OLD.title, OLD.active) IS DISTINCT FROM (NEW.title, NEW.active)) EXECUTE FUNCTION follow_lessons_below();
