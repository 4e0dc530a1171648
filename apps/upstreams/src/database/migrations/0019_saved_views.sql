CREATE TABLE "default_views" (
	"holder" text NOT NULL,
	"list" text NOT NULL,
	"view_id" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "default_views_holder_list_pk" PRIMARY KEY("holder","list")
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"owner_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"audience" text NOT NULL,
	"role" text,
	CONSTRAINT "list_views_role" CHECK (("list_views"."audience" = 'role') = ("list_views"."role" is not null))
);
--> statement-breakpoint
ALTER TABLE "default_views" ADD CONSTRAINT "default_views_view_id_list_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."list_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_owner_id_account_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "default_views_view" ON "default_views" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "list_views_owner" ON "list_views" USING btree ("owner_id","list");--> statement-breakpoint
CREATE INDEX "list_views_list" ON "list_views" USING btree ("list","audience");