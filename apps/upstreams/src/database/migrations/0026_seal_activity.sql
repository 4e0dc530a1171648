CREATE TABLE "activity_seal_entries" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"seal" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_seals" (
	"number" integer PRIMARY KEY NOT NULL,
	"sealed_until" timestamp (3) with time zone NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	"entries" integer NOT NULL,
	"previous_hash" text NOT NULL,
	"entries_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activity_seal_entries" ADD CONSTRAINT "activity_seal_entries_seal_activity_seals_number_fk" FOREIGN KEY ("seal") REFERENCES "public"."activity_seals"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_seal_entries_by_seal" ON "activity_seal_entries" USING btree ("seal","entry_id");
--> statement-breakpoint
CREATE FUNCTION refuse_activity_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only the job that removes what is too old says so, within its own transaction.
  IF tg_op = 'DELETE' AND current_setting('activity.removes_old', true) = 'yes' THEN RETURN old; END IF;
  RAISE EXCEPTION 'Rows of % are only added, never changed or deleted.', tg_table_name;
END $$;--> statement-breakpoint
CREATE TRIGGER team_activity_only_added BEFORE UPDATE OR DELETE ON "team_activity" FOR EACH ROW EXECUTE FUNCTION refuse_activity_rewriting();--> statement-breakpoint
CREATE TRIGGER team_activity_not_emptied BEFORE TRUNCATE ON "team_activity" FOR EACH STATEMENT EXECUTE FUNCTION refuse_activity_rewriting();--> statement-breakpoint
CREATE TRIGGER activity_seal_entries_only_added BEFORE UPDATE OR DELETE ON "activity_seal_entries" FOR EACH ROW EXECUTE FUNCTION refuse_activity_rewriting();--> statement-breakpoint
CREATE TRIGGER activity_seals_only_added BEFORE UPDATE OR DELETE ON "activity_seals" FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
