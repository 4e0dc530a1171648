ALTER TABLE "team_activity" ADD COLUMN "part_of" text;--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD COLUMN "checks" jsonb;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "cover_alt" text;--> statement-breakpoint
CREATE INDEX "team_activity_session" ON "team_activity" USING btree ("part_of","at") WHERE "team_activity"."entity_kind" = 'exam-session';--> statement-breakpoint
CREATE INDEX "exam_sessions_unchecked" ON "exam_sessions" USING btree ("id") WHERE "exam_sessions"."checks" is null;