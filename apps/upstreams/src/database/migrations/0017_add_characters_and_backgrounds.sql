CREATE TABLE "backgrounds" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"image_file_id" text NOT NULL,
	"image_alt" text NOT NULL,
	"setting" text,
	"active" boolean DEFAULT true NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "characters" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"image_file_id" text NOT NULL,
	"image_alt" text NOT NULL,
	"expressions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gender" text,
	"age_group" text,
	"bio" text,
	"active" boolean DEFAULT true NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "height" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "backgrounds_name" ON "backgrounds" USING btree ("search_name");--> statement-breakpoint
CREATE INDEX "backgrounds_by_name" ON "backgrounds" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "backgrounds_by_created" ON "backgrounds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "backgrounds_search" ON "backgrounds" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "characters_name" ON "characters" USING btree ("search_name");--> statement-breakpoint
CREATE INDEX "characters_by_name" ON "characters" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "characters_by_created" ON "characters" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "characters_search" ON "characters" USING gin ("search_name" gin_trgm_ops);