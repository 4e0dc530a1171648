CREATE TABLE "person_merges" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"kept_id" text NOT NULL,
	"other_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"moved" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" text
);
--> statement-breakpoint
CREATE TABLE "person_pairs" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"one_id" text NOT NULL,
	"other_id" text NOT NULL,
	"verdict" text NOT NULL,
	"compared" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "persons_email";--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "merged_into_id" text;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_kept_id_persons_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merges" ADD CONSTRAINT "person_merges_other_id_persons_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_pairs" ADD CONSTRAINT "person_pairs_one_id_persons_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_pairs" ADD CONSTRAINT "person_pairs_other_id_persons_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_merges_kept" ON "person_merges" USING btree ("kept_id","created_at");--> statement-breakpoint
CREATE INDEX "person_merges_other" ON "person_merges" USING btree ("other_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "person_pairs_once" ON "person_pairs" USING btree ("one_id","other_id");--> statement-breakpoint
CREATE INDEX "person_pairs_other" ON "person_pairs" USING btree ("other_id");--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_merged_into_id_persons_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "persons_merged" ON "persons" USING btree ("merged_into_id");--> statement-breakpoint
CREATE UNIQUE INDEX "persons_email" ON "persons" USING btree ("email") WHERE merged_into_id is null;