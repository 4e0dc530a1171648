CREATE TABLE "import_keys" (
	"import_id" text NOT NULL,
	"key" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "import_keys_import_id_key_pk" PRIMARY KEY("import_id","key")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" text NOT NULL,
	"place" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"verdict" text,
	"label" text,
	"record_id" text,
	"version" integer,
	"problems" jsonb,
	"changes" jsonb,
	"candidates" jsonb,
	"done_version" integer,
	"undo" text,
	"undo_reason" text,
	CONSTRAINT "import_rows_import_id_place_pk" PRIMARY KEY("import_id","place")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"file_id" text NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"state" text NOT NULL,
	"headings" text[] DEFAULT '{}' NOT NULL,
	"mapping" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"date_order" text,
	"restores" boolean DEFAULT false NOT NULL,
	"leaves_out" boolean DEFAULT false NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL,
	"data_version" text,
	"fingerprint" text,
	"problem_file_id" text,
	"error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"imported_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"worker_id" text NOT NULL,
	"turn_at" timestamp (3) with time zone NOT NULL,
	"holder" text,
	"leased_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "import_keys" ADD CONSTRAINT "import_keys_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_verdict" ON "import_rows" USING btree ("import_id","verdict","place");--> statement-breakpoint
CREATE INDEX "import_rows_undo" ON "import_rows" USING btree ("import_id","undo","place");--> statement-breakpoint
CREATE INDEX "imports_owner" ON "imports" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "imports_turn" ON "imports" USING btree ("state","turn_at");