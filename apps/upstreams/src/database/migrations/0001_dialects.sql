CREATE TABLE "dialects" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"order" integer DEFAULT 100 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	"subject_rank" integer GENERATED ALWAYS AS (CASE "subject" WHEN 'Igbo' THEN 0 WHEN 'Yoruba' THEN 1 ELSE 2 END) STORED NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "dialects_name" ON "dialects" USING btree ("subject","search_name");--> statement-breakpoint
CREATE INDEX "dialects_by_subject" ON "dialects" USING btree ("subject_rank","subject","order","search_name","id");--> statement-breakpoint
CREATE INDEX "dialects_by_active" ON "dialects" USING btree ("active");--> statement-breakpoint
CREATE INDEX "dialects_by_name" ON "dialects" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "dialects_by_created" ON "dialects" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "dialects_search" ON "dialects" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
INSERT INTO "dialects" ("id", "created_at", "updated_at", "created_by", "updated_by", "subject", "name", "order")
SELECT substr(md5('standard dialect of ' || "language"), 1, 24), now(), now(), 'system', 'system', "language", 'Standard', 10
FROM unnest(ARRAY['Igbo', 'Yoruba', 'English', 'French', 'Hausa', 'Nigerian Pidgin', 'Swahili', 'Twi']) AS "language";
