CREATE TABLE "settings" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"key" text NOT NULL,
	"region_id" text,
	"value" jsonb
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize("name", NFD), '[\u0300-\u036f]', '', 'g')), '’‘ʼ', '''''''')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settings_place" ON "settings" USING btree ("key",coalesce("region_id", ''));--> statement-breakpoint
CREATE INDEX "settings_by_created" ON "settings" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "templates_name" ON "templates" USING btree ("search_name");--> statement-breakpoint
CREATE INDEX "templates_by_name" ON "templates" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "templates_by_created" ON "templates" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "templates_search" ON "templates" USING gin ("search_name" gin_trgm_ops);