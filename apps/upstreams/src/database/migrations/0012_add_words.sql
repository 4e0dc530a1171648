CREATE TABLE "review_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"field" text,
	"quote" text NOT NULL,
	"text" text NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by_id" text
);
--> statement-breakpoint
CREATE TABLE "words" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"status" text DEFAULT 'draft' NOT NULL,
	"live" jsonb,
	"live_version" integer,
	"live_at" timestamp (3) with time zone,
	"author_ids" text[] DEFAULT '{}' NOT NULL,
	"reviewer_id" text,
	"subject" text NOT NULL,
	"headword" text NOT NULL,
	"headword_key" text COLLATE "C" NOT NULL,
	"headword_plain" text COLLATE "C" NOT NULL,
	"headword_bare" text COLLATE "C" NOT NULL,
	"headword_squashed" text COLLATE "C" NOT NULL,
	"near_keys" text[] NOT NULL,
	"sort_key" text COLLATE "C" NOT NULL,
	"letter" text NOT NULL,
	"tone_marking" text NOT NULL,
	"part_of_speech" text NOT NULL,
	"meanings" jsonb NOT NULL,
	"examples" jsonb NOT NULL,
	"dialect_id" text NOT NULL,
	"variants" jsonb NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"level" text,
	"tones_complete" boolean DEFAULT false NOT NULL,
	"search_text" text NOT NULL,
	"search_all" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("search_text", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	"subject_rank" integer GENERATED ALWAYS AS (CASE "subject" WHEN 'Igbo' THEN 0 WHEN 'Yoruba' THEN 1 ELSE 2 END) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_resolved_by_id_account_users_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "words" ADD CONSTRAINT "words_reviewer_id_account_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "words" ADD CONSTRAINT "words_dialect_id_dialects_id_fk" FOREIGN KEY ("dialect_id") REFERENCES "public"."dialects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_comments_of" ON "review_comments" USING btree ("record_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "words_same" ON "words" USING btree ("subject","headword_key","part_of_speech","dialect_id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "words_by_alphabet" ON "words" USING btree ("subject_rank","subject","sort_key","id");--> statement-breakpoint
CREATE INDEX "words_by_created" ON "words" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "words_saved" ON "words" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "words_bare" ON "words" USING btree ("subject","headword_bare");--> statement-breakpoint
CREATE INDEX "words_plain" ON "words" USING btree ("subject","headword_plain");--> statement-breakpoint
CREATE INDEX "words_squashed" ON "words" USING btree ("subject","headword_squashed");--> statement-breakpoint
CREATE INDEX "words_near" ON "words" USING gin ("near_keys");--> statement-breakpoint
CREATE INDEX "words_topics" ON "words" USING gin ("topics");--> statement-breakpoint
CREATE INDEX "words_status" ON "words" USING btree ("status");--> statement-breakpoint
CREATE INDEX "words_reviewer" ON "words" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "words_dialect" ON "words" USING btree ("dialect_id");--> statement-breakpoint
CREATE INDEX "words_author" ON "words" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "words_search" ON "words" USING gin ("search_all" gin_trgm_ops);