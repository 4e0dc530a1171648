CREATE TABLE "partner_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "partner_users" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"partner_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"partner_role" text NOT NULL,
	"status" text DEFAULT 'invited' NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("first_name" || ' ' || "last_name" || ' ' || "email", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (translate(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("last_name" || ' ' || "first_name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partner_invitations" ADD CONSTRAINT "partner_invitations_partner_user_id_partner_users_id_fk" FOREIGN KEY ("partner_user_id") REFERENCES "public"."partner_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_users" ADD CONSTRAINT "partner_users_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_invitations_code" ON "partner_invitations" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "partner_invitations_of" ON "partner_invitations" USING btree ("partner_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_users_email" ON "partner_users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "partner_users_of" ON "partner_users" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "partner_users_by_name" ON "partner_users" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "partner_users_by_created" ON "partner_users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "partner_users_by_seen" ON "partner_users" USING btree ("last_seen_at","id");--> statement-breakpoint
CREATE INDEX "partner_users_saved" ON "partner_users" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "partner_users_search" ON "partner_users" USING gin ("search_name" gin_trgm_ops);