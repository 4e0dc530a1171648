CREATE TABLE "app_feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"category" text NOT NULL,
	"body" text NOT NULL,
	"platform" text NOT NULL,
	"app_version" text NOT NULL,
	"screen" text,
	"rating" integer,
	"contact_email" text,
	"content_ref" jsonb,
	"status" text DEFAULT 'new' NOT NULL,
	"duplicate_of_id" text,
	"assignee_id" text,
	"reply" text,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate(coalesce("body", '') || ' ' || coalesce("contact_email", ''), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	CONSTRAINT "app_feedback_rated" CHECK ("app_feedback"."rating" between 1 and 5),
	CONSTRAINT "app_feedback_original" CHECK (("app_feedback"."status" = 'duplicate') = ("app_feedback"."duplicate_of_id" is not null) and "app_feedback"."duplicate_of_id" is distinct from "app_feedback"."id")
);
--> statement-breakpoint
ALTER TABLE "app_feedback" ADD CONSTRAINT "app_feedback_duplicate_of_id_app_feedback_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."app_feedback"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_feedback" ADD CONSTRAINT "app_feedback_assignee_id_account_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_feedback_by_created" ON "app_feedback" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "app_feedback_by_rating" ON "app_feedback" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "app_feedback_saved" ON "app_feedback" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "app_feedback_status" ON "app_feedback" USING btree ("status");--> statement-breakpoint
CREATE INDEX "app_feedback_assignee" ON "app_feedback" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "app_feedback_duplicates" ON "app_feedback" USING btree ("duplicate_of_id");--> statement-breakpoint
CREATE INDEX "app_feedback_content" ON "app_feedback" USING btree (("content_ref" ->> 'id'));--> statement-breakpoint
CREATE INDEX "app_feedback_search" ON "app_feedback" USING gin ("search_name" gin_trgm_ops);