-- Fingerprints of bodies, passwords included, that needed no key to make: a repeat of one of these calls is a new call.
DELETE FROM "answered_requests";--> statement-breakpoint
-- Hashes of codes get a key, so that links which are under way still work. A new database makes its key at the first code.
DO $$
DECLARE
  key bytea;
  inner_pad bytea := decode(repeat('36', 64), 'hex');
  outer_pad bytea := decode(repeat('5c', 64), 'hex');
BEGIN
  IF NOT EXISTS (SELECT FROM "one_time_codes") THEN RETURN; END IF;
  key := decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
  INSERT INTO "secrets" ("name", "value", "created_at") VALUES ('one-time-code-key', encode(key, 'base64'), now());
  FOR i IN 0..31 LOOP
    inner_pad := set_byte(inner_pad, i, get_byte(inner_pad, i) # get_byte(key, i));
    outer_pad := set_byte(outer_pad, i, get_byte(outer_pad, i) # get_byte(key, i));
  END LOOP;
  UPDATE "one_time_codes"
    SET "code_hash" = encode(sha256(outer_pad || sha256(inner_pad || convert_to("code_hash", 'UTF8'))), 'hex');
END $$;--> statement-breakpoint
-- Links that have run out need not be readable.
UPDATE "mails" SET "path" = NULL WHERE "path" LIKE '%code=%' AND "status" <> 'waiting' AND "created_at" < now() - interval '7 days';
