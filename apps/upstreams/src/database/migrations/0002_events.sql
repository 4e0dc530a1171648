CREATE TABLE "events" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"entity_kind" text NOT NULL,
	"entity_id" text NOT NULL,
	"part_of_id" text,
	"action" text NOT NULL,
	"version" integer,
	"permission" text,
	"person_id" text,
	CONSTRAINT "events_xid_id_pk" PRIMARY KEY("xid","id")
);
--> statement-breakpoint
CREATE TABLE "removed_events" (
	"id" text PRIMARY KEY NOT NULL,
	"xid" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");