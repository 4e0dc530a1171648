CREATE SEQUENCE "public"."tutor_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "pay_rates" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"person_id" text NOT NULL,
	"subject" text,
	"lesson_kind" text,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"effective_from" date NOT NULL,
	CONSTRAINT "pay_rates_amount" CHECK ("pay_rates"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"person_id" text NOT NULL,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"holder" text NOT NULL,
	"last4" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_secrets" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutor_days" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"tutor_id" text NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"start" text,
	"end" text
);
--> statement-breakpoint
CREATE TABLE "tutor_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"file_id" text,
	"issued_on" date,
	"expires_on" date,
	"verified_by_id" text,
	"verified_at" timestamp (3) with time zone,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "tutor_time_off" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"tutor_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	CONSTRAINT "tutor_time_off_order" CHECK ("tutor_time_off"."starts_at" < "tutor_time_off"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "headline" text;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "bio" text;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "intro_video_url" text;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "qualifications" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "max_hours_per_week" integer;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "min_gap_minutes" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "min_notice_hours" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "accepts_trial" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "hours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "onboarded_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "tutors" SET "onboarded_at" = "created_at";--> statement-breakpoint
ALTER TABLE "tutors" ALTER COLUMN "onboarded_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "left_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "left_reason" text;--> statement-breakpoint
UPDATE "tutors" SET "left_at" = "updated_at" WHERE "status" = 'left';--> statement-breakpoint
UPDATE "tutors" SET "subjects" = (SELECT jsonb_agg('{"levels": [], "ageGroups": [], "dialects": []}'::jsonb || "one") FROM jsonb_array_elements("subjects") AS "one");--> statement-breakpoint
SELECT setval('tutor_numbers', max(substring("tutor_number" from 3)::bigint)) FROM "tutors" HAVING count(*) > 0;--> statement-breakpoint
ALTER TABLE "pay_rates" ADD CONSTRAINT "pay_rates_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_secrets" ADD CONSTRAINT "payout_secrets_id_payout_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."payout_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_days" ADD CONSTRAINT "tutor_days_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_documents" ADD CONSTRAINT "tutor_documents_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_documents" ADD CONSTRAINT "tutor_documents_verified_by_id_account_users_id_fk" FOREIGN KEY ("verified_by_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_time_off" ADD CONSTRAINT "tutor_time_off_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_rates_of" ON "pay_rates" USING btree ("person_id","effective_from");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_of" ON "payout_accounts" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "tutor_days_of" ON "tutor_days" USING btree ("tutor_id","date");--> statement-breakpoint
CREATE INDEX "tutor_documents_of" ON "tutor_documents" USING btree ("person_id","kind");--> statement-breakpoint
CREATE INDEX "tutor_documents_expire" ON "tutor_documents" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "tutor_time_off_of" ON "tutor_time_off" USING btree ("tutor_id","ends_at");--> statement-breakpoint
CREATE INDEX "tutors_by_onboarded" ON "tutors" USING btree ("onboarded_at","id");--> statement-breakpoint
CREATE INDEX "tutors_subjects" ON "tutors" USING gin ("subjects" jsonb_path_ops);--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_left" CHECK (("tutors"."status" = 'left') = ("tutors"."left_at" is not null));