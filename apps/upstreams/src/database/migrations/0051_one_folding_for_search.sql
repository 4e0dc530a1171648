ALTER TABLE "account_users" drop column "search_name";--> statement-breakpoint
ALTER TABLE "account_users" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("firstname" || ' ' || "lastname", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "account_users" drop column "sort_name";--> statement-breakpoint
ALTER TABLE "account_users" ADD COLUMN "sort_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("lastname" || ' ' || "firstname", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "account_users" drop column "search_account";--> statement-breakpoint
ALTER TABLE "account_users" ADD COLUMN "search_account" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("firstname" || ' ' || "lastname" || ' ' || "email", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "content_lessons" drop column "search_name";--> statement-breakpoint
ALTER TABLE "content_lessons" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("title", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_subjects" drop column "search_name";--> statement-breakpoint
ALTER TABLE "exam_subjects" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" drop column "search_name";--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("title", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "sections" drop column "search_name";--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "topics" drop column "search_name";--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "curricula" drop column "search_name";--> statement-breakpoint
ALTER TABLE "curricula" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "subdivisions" drop column "search_name";--> statement-breakpoint
ALTER TABLE "subdivisions" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_pods" drop column "search_name";--> statement-breakpoint
ALTER TABLE "customer_pods" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "dependents" drop column "search_name";--> statement-breakpoint
ALTER TABLE "dependents" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("first_name" || ' ' || "last_name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "dependents" drop column "sort_name";--> statement-breakpoint
ALTER TABLE "dependents" ADD COLUMN "sort_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("last_name" || ' ' || "first_name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "persons" drop column "search_name";--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("first_name" || ' ' || "last_name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "persons" drop column "search_all";--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "search_all" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate(coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("secondary_email", '') || ' ' || coalesce("phone_number", ''), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "persons" drop column "sort_name";--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "sort_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("last_name" || ' ' || "first_name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "feedbacks" drop column "search_name";--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("body", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "group_lessons" drop column "search_name";--> statement-breakpoint
ALTER TABLE "group_lessons" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("title", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "journal_entries" drop column "search_name";--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("title", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" drop column "search_all";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search_all" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate(coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("phone_number", ''), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" drop column "sort_name";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "sort_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate(coalesce("last_name", '') || ' ' || coalesce("first_name", ''), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellation_policies" drop column "search_name";--> statement-breakpoint
ALTER TABLE "cancellation_policies" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_ratings" drop column "search_name";--> statement-breakpoint
ALTER TABLE "lesson_ratings" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate(coalesce("comment", ''), '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "regions" drop column "search_name";--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("code" || ' ' || "name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "regions" drop column "sort_name";--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "sort_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" drop column "search_mail";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "search_mail" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("to" || ' ' || "subject", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" drop column "search_name";--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("name", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" drop column "search_name";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("title", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tutor_feedback" drop column "search_name";--> statement-breakpoint
ALTER TABLE "tutor_feedback" ADD COLUMN "search_name" text COLLATE "C" GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize(translate("body", '‘’‛ʻʼʹ′`´‐‑‒–—―−﹣－', '''''''''''''''''''---------'), NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧŋɓɗƙɛɔəƴǝɣʋ', 'loddhitnbdkeoeyegv'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
-- Indexes go with the columns that they are over.
CREATE INDEX account_users_all_by_name ON account_users USING btree (sort_name, id);--> statement-breakpoint
CREATE INDEX account_users_by_name ON account_users USING btree (sort_name, id) WHERE (status = 'active'::text);--> statement-breakpoint
CREATE INDEX account_users_search ON account_users USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX account_users_search_account ON account_users USING gin (search_account gin_trgm_ops);--> statement-breakpoint
CREATE INDEX cancellation_policies_by_name ON cancellation_policies USING btree (search_name, id);--> statement-breakpoint
CREATE UNIQUE INDEX cancellation_policies_name ON cancellation_policies USING btree (search_name);--> statement-breakpoint
CREATE INDEX cancellation_policies_search ON cancellation_policies USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX content_lessons_by_title ON content_lessons USING btree (search_name, id);--> statement-breakpoint
CREATE INDEX content_lessons_search ON content_lessons USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX curricula_by_name ON curricula USING btree (search_name, id);--> statement-breakpoint
CREATE INDEX curricula_search ON curricula USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX customer_pods_by_name ON customer_pods USING btree (search_name, id);--> statement-breakpoint
CREATE UNIQUE INDEX customer_pods_name ON customer_pods USING btree (region_id, search_name);--> statement-breakpoint
CREATE INDEX customer_pods_search ON customer_pods USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX dependents_by_first_name ON dependents USING btree (search_name, id);--> statement-breakpoint
CREATE INDEX dependents_by_name ON dependents USING btree (sort_name, id);--> statement-breakpoint
CREATE INDEX dependents_search ON dependents USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX exam_subjects_search ON exam_subjects USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX exams_by_active ON exams USING btree (active, search_name, id);--> statement-breakpoint
CREATE INDEX exams_by_title ON exams USING btree (search_name, id);--> statement-breakpoint
CREATE INDEX exams_search ON exams USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX feedbacks_search ON feedbacks USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX group_lessons_by_title ON group_lessons USING btree (search_name, id);--> statement-breakpoint
CREATE INDEX group_lessons_search ON group_lessons USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX group_lessons_title ON group_lessons USING btree (search_name) WHERE (status <> 'archived'::text);--> statement-breakpoint
CREATE INDEX journal_entries_search ON journal_entries USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX leads_by_name ON leads USING btree (sort_name, id);--> statement-breakpoint
CREATE INDEX leads_search ON leads USING gin (search_all gin_trgm_ops);--> statement-breakpoint
CREATE INDEX lesson_ratings_search ON lesson_ratings USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX mails_search ON mails USING gin (search_mail gin_trgm_ops);--> statement-breakpoint
CREATE INDEX persons_by_first_name ON persons USING btree (search_name, id);--> statement-breakpoint
CREATE INDEX persons_by_name ON persons USING btree (sort_name, id);--> statement-breakpoint
CREATE INDEX persons_search ON persons USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX persons_search_all ON persons USING gin (search_all gin_trgm_ops);--> statement-breakpoint
CREATE INDEX regions_by_name ON regions USING btree (sort_name, id);--> statement-breakpoint
CREATE INDEX regions_search ON regions USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX sections_search ON sections USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX subdivisions_search ON subdivisions USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX tasks_search ON tasks USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX templates_by_name ON templates USING btree (search_name, id);--> statement-breakpoint
CREATE UNIQUE INDEX templates_name ON templates USING btree (search_name);--> statement-breakpoint
CREATE INDEX templates_search ON templates USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX topics_search ON topics USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX tutor_feedback_search ON tutor_feedback USING gin (search_name gin_trgm_ops);