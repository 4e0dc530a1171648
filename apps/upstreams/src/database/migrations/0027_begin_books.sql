-- Where credit was sold already, lessons since the first invoice are posted to it.
UPDATE "regions" SET "books_begin_on" = "sold"."first"
FROM (SELECT "region_id", min("issued_on") AS "first" FROM "invoices" WHERE "issued_on" IS NOT NULL GROUP BY "region_id") AS "sold"
WHERE "sold"."region_id" = "regions"."id" AND "regions"."books_begin_on" IS NULL;
