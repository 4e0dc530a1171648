CREATE TABLE "billing_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"drawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachment_file_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_documents_owner" ON "billing_documents" USING btree ("owner_id","kind");--> statement-breakpoint
CREATE INDEX "billing_documents_waiting" ON "billing_documents" USING btree ("due_at") WHERE drawn_at is null;