CREATE TABLE "undoable_acts" (
	"id" text PRIMARY KEY NOT NULL,
	"act_id" text NOT NULL,
	"record_id" text NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_id" text NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "act_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "undoable_acts_record" ON "undoable_acts" USING btree ("record_id","version");--> statement-breakpoint
CREATE INDEX "undoable_acts_act" ON "undoable_acts" USING btree ("act_id");--> statement-breakpoint
CREATE INDEX "undoable_acts_at" ON "undoable_acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mails_act" ON "mails" USING btree ("act_id") WHERE act_id is not null;