CREATE UNIQUE INDEX "cancellation_policies_name" ON "cancellation_policies" USING btree ("search_name");--> statement-breakpoint
CREATE INDEX "cancellation_policies_by_created" ON "cancellation_policies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "regions_by_policy" ON "regions" USING btree ("cancellation_policy_id");