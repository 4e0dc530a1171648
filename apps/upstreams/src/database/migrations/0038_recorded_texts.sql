ALTER TABLE "app_recordings" ADD COLUMN "said_text" text;--> statement-breakpoint
ALTER TABLE "app_recordings" ADD COLUMN "said_key" text;--> statement-breakpoint
UPDATE "app_recordings" SET "said_text" = "headword", "said_key" = "headword_key"
  FROM "words" WHERE "app_recordings"."kind" = 'word' AND "words"."id" = "app_recordings"."record_id";--> statement-breakpoint
UPDATE "app_recordings" SET "said_text" = "turn" ->> 'text', "said_key" = regexp_replace(lower("turn" ->> 'text'), '[[:punct:][:space:]’‘“”…–—]', '', 'g')
  FROM "conversation_practices", jsonb_array_elements("conversation_practices"."turns") AS "turn"
  WHERE "app_recordings"."kind" = 'conversation-practice' AND "conversation_practices"."id" = "app_recordings"."record_id"
    AND "turn" ->> 'turnId' = "app_recordings"."part_id" AND "turn" ->> 'text' IS NOT NULL;--> statement-breakpoint
UPDATE "app_recordings" SET "said_text" = '', "said_key" = '' WHERE "said_key" IS NULL;--> statement-breakpoint
ALTER TABLE "app_recordings" ALTER COLUMN "said_text" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "app_recordings" ALTER COLUMN "said_key" SET NOT NULL;
