CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"to_person_id" text NOT NULL,
	"channel" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"address" text,
	"mail_id" text,
	CONSTRAINT "messages_subject" CHECK (("messages"."channel" = 'email') = ("messages"."subject" is not null))
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"customer_id" text,
	"owner_id" text NOT NULL,
	"due_on" date,
	"done_at" timestamp (3) with time zone,
	"note" text,
	"told_due_on" date,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("title", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_to_person_id_persons_id_fk" FOREIGN KEY ("to_person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_owner_id_account_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_to" ON "messages" USING btree ("to_person_id","at","id");--> statement-breakpoint
CREATE INDEX "messages_mail" ON "messages" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "tasks_search" ON "tasks" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tasks_of" ON "tasks" USING btree ("owner_id","done_at","due_on");--> statement-breakpoint
CREATE INDEX "tasks_about" ON "tasks" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "tasks_by_due" ON "tasks" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "tasks_by_created" ON "tasks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("due_on") WHERE done_at is null;