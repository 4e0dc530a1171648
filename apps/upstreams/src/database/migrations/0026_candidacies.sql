CREATE TABLE "candidacies" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"person_id" text NOT NULL,
	"round" integer NOT NULL,
	"is_latest" boolean DEFAULT true NOT NULL,
	"stage" text NOT NULL,
	"stage_since" timestamp (3) with time zone NOT NULL,
	"stage_history" jsonb NOT NULL,
	"held_from" text,
	"hold_until" date,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"source" text,
	"subjects" text[] NOT NULL,
	"dialects" text[] DEFAULT '{}' NOT NULL,
	"cv_url" text,
	"intro_audio_url" text,
	"intro_video_url" text,
	"hours_per_week" integer,
	"region_id" text,
	"owner_id" text,
	"interview_date" date,
	"interview_time" text,
	"interview_time_zone" text,
	"interviewer_id" text,
	"language_score" integer,
	"teaching_score" integer,
	"warmth_score" integer,
	"technology_score" integer,
	"reliability_score" integer,
	"interview_notes" text,
	"interview_outcome" text,
	"demo_date" date,
	"observer_id" text,
	"demo_score" integer,
	"demo_recording_url" text,
	"demo_notes" text,
	"id_check" text DEFAULT 'todo' NOT NULL,
	"background_check" text DEFAULT 'todo' NOT NULL,
	"references_check" text DEFAULT 'todo' NOT NULL,
	"contract_check" text DEFAULT 'todo' NOT NULL,
	"payout_check" text DEFAULT 'todo' NOT NULL,
	"offer_amount" integer,
	"offer_currency" text,
	"offer_starts_on" date,
	"offer_sent_at" timestamp (3) with time zone,
	"offer_answered_at" timestamp (3) with time zone,
	"offer_answer" text,
	"rejection_reason" text,
	"rejection_note" text,
	"rejected_by_id" text,
	"rejected_at" timestamp (3) with time zone,
	"stage_reached" text,
	"reopen_after" date,
	"do_not_rehire" boolean DEFAULT false NOT NULL,
	CONSTRAINT "candidacies_hold" CHECK (("candidacies"."stage" = 'on-hold') = ("candidacies"."held_from" is not null)),
	CONSTRAINT "candidacies_rejected" CHECK (("candidacies"."stage" = 'rejected') = ("candidacies"."rejected_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "tutor_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_owner_id_account_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_interviewer_id_account_users_id_fk" FOREIGN KEY ("interviewer_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_observer_id_account_users_id_fk" FOREIGN KEY ("observer_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_rejected_by_id_account_users_id_fk" FOREIGN KEY ("rejected_by_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_invitations" ADD CONSTRAINT "tutor_invitations_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "candidacies_latest" ON "candidacies" USING btree ("person_id") WHERE "candidacies"."is_latest";--> statement-breakpoint
CREATE UNIQUE INDEX "candidacies_round" ON "candidacies" USING btree ("person_id","round");--> statement-breakpoint
CREATE INDEX "candidacies_stage" ON "candidacies" USING btree ("stage","stage_since","id");--> statement-breakpoint
CREATE INDEX "candidacies_owner" ON "candidacies" USING btree ("owner_id","stage");--> statement-breakpoint
CREATE INDEX "candidacies_by_applied" ON "candidacies" USING btree ("applied_at","id");--> statement-breakpoint
CREATE INDEX "candidacies_by_rejected" ON "candidacies" USING btree ("rejected_at","id");--> statement-breakpoint
CREATE INDEX "candidacies_subjects" ON "candidacies" USING gin ("subjects");--> statement-breakpoint
CREATE UNIQUE INDEX "tutor_invitations_code" ON "tutor_invitations" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "tutor_invitations_of" ON "tutor_invitations" USING btree ("person_id");