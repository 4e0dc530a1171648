CREATE TABLE "one_time_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "public_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text,
	"path" text,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"search_mail" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("to" || ' ' || "subject", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_users" ADD COLUMN "search_account" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("firstname" || ' ' || "lastname" || ' ' || "email", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_hash" ON "one_time_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "one_time_codes_user" ON "one_time_codes" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_codes_expires" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "public_attempts_address" ON "public_attempts" USING btree ("kind","address","at");--> statement-breakpoint
CREATE INDEX "public_attempts_at" ON "public_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mails_search" ON "mails" USING gin ("search_mail" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_by_created" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("to","created_at");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("due_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "account_users_search_account" ON "account_users" USING gin ("search_account" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_users_all_by_name" ON "account_users" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "account_users_by_login" ON "account_users" USING btree ("last_login_at","id");--> statement-breakpoint
CREATE INDEX "account_users_by_created" ON "account_users" USING btree ("created_at","id");