CREATE TABLE "enrolment_settlements" (
	"id" text PRIMARY KEY NOT NULL,
	"enrolment_id" text NOT NULL,
	"round" integer NOT NULL,
	"minutes" integer NOT NULL,
	"charge_percent" integer NOT NULL,
	"pay_percent" integer NOT NULL,
	"rule_id" text NOT NULL,
	"policy" jsonb NOT NULL,
	"sentence" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_id" text NOT NULL,
	CONSTRAINT "enrolment_settlements_charge" CHECK ("enrolment_settlements"."charge_percent" between 0 and 100),
	CONSTRAINT "enrolment_settlements_pay" CHECK ("enrolment_settlements"."pay_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "lesson_ratings" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"lesson_id" text NOT NULL,
	"tutor_id" text NOT NULL,
	"on_behalf" text,
	"rater_id" text NOT NULL,
	"rater_kind" text NOT NULL,
	"rating" integer NOT NULL,
	"tags" text[] NOT NULL,
	"comment" text,
	"would_continue" boolean,
	"visible_to_tutor" boolean NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"hidden_reason" text,
	"hidden_by_id" text,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize(coalesce("comment", ''), NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL,
	CONSTRAINT "lesson_ratings_stars" CHECK ("lesson_ratings"."rating" between 1 and 5),
	CONSTRAINT "lesson_ratings_hidden" CHECK (("lesson_ratings"."hidden_at" is null) = ("lesson_ratings"."hidden_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "student_ratings" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"lesson_id" text NOT NULL,
	"tutor_id" text NOT NULL,
	"on_behalf" text,
	"engagement" integer NOT NULL,
	"speaking" integer,
	"listening" integer,
	"reading" integer,
	"writing" integer,
	"homework" integer,
	"overall_tenths" integer NOT NULL,
	"level_after" text,
	"note" text,
	CONSTRAINT "student_ratings_overall" CHECK ("student_ratings"."overall_tenths" between 10 and 50)
);
--> statement-breakpoint
ALTER TABLE "booked_lessons" ADD COLUMN "rating_asked_again_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enrolment_settlements" ADD CONSTRAINT "enrolment_settlements_enrolment_id_group_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."group_enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_ratings" ADD CONSTRAINT "lesson_ratings_lesson_id_booked_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."booked_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_ratings" ADD CONSTRAINT "lesson_ratings_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_ratings" ADD CONSTRAINT "student_ratings_lesson_id_booked_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."booked_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_ratings" ADD CONSTRAINT "student_ratings_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enrolment_settlements_once" ON "enrolment_settlements" USING btree ("enrolment_id","round");--> statement-breakpoint
CREATE INDEX "enrolment_settlements_state" ON "enrolment_settlements" USING btree ("state","at");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_ratings_once" ON "lesson_ratings" USING btree ("lesson_id","rater_id");--> statement-breakpoint
CREATE INDEX "lesson_ratings_search" ON "lesson_ratings" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lesson_ratings_by_created" ON "lesson_ratings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_ratings_by_rating" ON "lesson_ratings" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "lesson_ratings_tutor" ON "lesson_ratings" USING btree ("tutor_id","created_at");--> statement-breakpoint
CREATE INDEX "lesson_ratings_counted" ON "lesson_ratings" USING btree ("tutor_id","rating") WHERE hidden_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "student_ratings_once" ON "student_ratings" USING btree ("lesson_id","tutor_id");--> statement-breakpoint
CREATE INDEX "student_ratings_by_created" ON "student_ratings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "student_ratings_tutor" ON "student_ratings" USING btree ("tutor_id","created_at");