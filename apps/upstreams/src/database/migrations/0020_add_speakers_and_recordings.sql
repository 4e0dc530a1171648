CREATE SEQUENCE "public"."speaker_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "app_recordings" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"part_id" text,
	"file_id" text NOT NULL,
	"speaker_id" text NOT NULL,
	"dialect_id" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reject_reason" text,
	"decided_by_id" text,
	"decided_at" timestamp (3) with time zone,
	"main_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "speakers" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"code" text NOT NULL,
	"display_name" text,
	"subjects" text[] NOT NULL,
	"dialect_id" text NOT NULL,
	"gender" text,
	"age_band" text,
	"place" text,
	"consent_text_version" integer NOT NULL,
	"consent_covers" text[] NOT NULL,
	"consent_given_on" date NOT NULL,
	"consent_by_id" text,
	"evidence_file_id" text,
	"guardian" text,
	"status" text DEFAULT 'active' NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"withdraw_reason" text,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate(coalesce("code", '') || ' ' || coalesce("display_name", '') || ' ' || coalesce("place", ''), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	CONSTRAINT "speakers_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "speaker_id" text;--> statement-breakpoint
ALTER TABLE "app_recordings" ADD CONSTRAINT "app_recordings_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_recordings" ADD CONSTRAINT "app_recordings_dialect_id_dialects_id_fk" FOREIGN KEY ("dialect_id") REFERENCES "public"."dialects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_recordings" ADD CONSTRAINT "app_recordings_decided_by_id_account_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speakers" ADD CONSTRAINT "speakers_dialect_id_dialects_id_fk" FOREIGN KEY ("dialect_id") REFERENCES "public"."dialects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speakers" ADD CONSTRAINT "speakers_consent_by_id_account_users_id_fk" FOREIGN KEY ("consent_by_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_recordings_of" ON "app_recordings" USING btree ("kind","record_id","part_id");--> statement-breakpoint
CREATE INDEX "app_recordings_speaker" ON "app_recordings" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "app_recordings_by_created" ON "app_recordings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "app_recordings_saved" ON "app_recordings" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "app_recordings_state" ON "app_recordings" USING btree ("state");--> statement-breakpoint
CREATE INDEX "speakers_by_code" ON "speakers" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "speakers_by_created" ON "speakers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "speakers_saved" ON "speakers" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "speakers_dialect" ON "speakers" USING btree ("dialect_id");--> statement-breakpoint
CREATE INDEX "speakers_status" ON "speakers" USING btree ("status");--> statement-breakpoint
CREATE INDEX "speakers_search" ON "speakers" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "characters_speaker" ON "characters" USING btree ("speaker_id");