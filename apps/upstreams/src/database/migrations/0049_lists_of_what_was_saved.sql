CREATE INDEX "customer_pods_saved" ON "customer_pods" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "customers_saved" ON "customers" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "dependents_saved" ON "dependents" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "feedbacks_saved" ON "feedbacks" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "group_lessons_saved" ON "group_lessons" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "candidacies_saved" ON "candidacies" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "leads_saved" ON "leads" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "booked_lessons_saved" ON "booked_lessons" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "confirmed_lessons_saved" ON "confirmed_lessons" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "lesson_requests_saved" ON "lesson_requests" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "lesson_ratings_saved" ON "lesson_ratings" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "student_ratings_saved" ON "student_ratings" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "tasks_saved" ON "tasks" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "tutor_feedback_saved" ON "tutor_feedback" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "tutors_saved" ON "tutors" USING btree ("updated_at");