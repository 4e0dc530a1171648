DROP INDEX "partner_users_email";--> statement-breakpoint
CREATE UNIQUE INDEX "partner_users_email" ON "partner_users" USING btree ("email") WHERE status <> 'deactivated';