ALTER TABLE "invoices" ADD COLUMN "reminded_for" date;--> statement-breakpoint
-- What was overdue before reminders went out by themselves is not reminded of all at once.
UPDATE "invoices" SET "reminded_for" = CURRENT_DATE WHERE "status" IN ('sent', 'part-paid') AND "due_on" < CURRENT_DATE;
