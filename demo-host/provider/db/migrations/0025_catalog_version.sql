CREATE TABLE "hotel_catalog_version" (
	"hotel_id" bigint PRIMARY KEY NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hotel_catalog_version" ADD CONSTRAINT "hotel_catalog_version_hotel_id_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "hotel_catalog_version" ("hotel_id") SELECT "id" FROM "hotel";--> statement-breakpoint
-- Its argument says which hotels the rows of `changed` are read for. In the order of hotels, so that two edits of several
-- hotels do not wait for each other. A hotel that is gone has no version.
CREATE FUNCTION "raise_catalog_version"() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO hotel_catalog_version (hotel_id) %s SELECT h.id FROM hotel h WHERE h.id IN (%s) ORDER BY h.id
      ON CONFLICT (hotel_id) DO UPDATE SET version = excluded.version',
    CASE TG_OP
      WHEN 'INSERT' THEN 'WITH changed AS (TABLE new_rows)'
      WHEN 'DELETE' THEN 'WITH changed AS (TABLE old_rows)'
      WHEN 'UPDATE' THEN 'WITH changed AS (TABLE old_rows UNION ALL TABLE new_rows)'
      ELSE ''
    END,
    CASE TG_OP WHEN 'TRUNCATE' THEN 'SELECT id FROM hotel' ELSE TG_ARGV[0] END
  );
  RETURN NULL;
END $$;--> statement-breakpoint
-- A transition table belongs to one event, so each event has a trigger of its own.
DO $$
DECLARE
  read record;
BEGIN
  FOR read IN SELECT * FROM (VALUES
    ('hotel', 'SELECT c.id FROM changed c'),
    ('hotel_brand', 'SELECT o.id FROM hotel o JOIN changed c ON c.id = o.brand_id'),
    ('room_type', 'SELECT c.hotel_id FROM changed c'),
    ('hotel_plan', 'SELECT c.hotel_id FROM changed c'),
    ('room_plan', 'SELECT c.hotel_id FROM changed c'),
    ('kids_tier', 'SELECT c.hotel_id FROM changed c'),
    ('kids_rate', 'SELECT p.hotel_id FROM hotel_plan p JOIN changed c ON c.hotel_plan_id = p.id'),
    ('tax_rule', 'SELECT c.hotel_id FROM changed c'),
    ('promotion', 'SELECT c.hotel_id FROM changed c'),
    ('cancellation_policy', 'SELECT c.hotel_id FROM changed c'),
    ('cancellation_policy_part', 'SELECT p.hotel_id FROM cancellation_policy p JOIN changed c ON c.policy_id = p.id'),
    ('extra', 'SELECT c.hotel_id FROM changed c'),
    ('plan_inclusive_extra', 'SELECT e.hotel_id FROM extra e JOIN changed c ON c.extra_id = e.id'),
    ('additional_question', 'SELECT o.id FROM hotel o JOIN changed c ON c.hotel_id = o.id OR c.brand_id = o.brand_id')
  ) AS t(name, hotels)
  LOOP
    EXECUTE format('CREATE TRIGGER catalog_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_version(%L)', read.name, read.hotels);
    EXECUTE format('CREATE TRIGGER catalog_updated AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_version(%L)', read.name, read.hotels);
    EXECUTE format('CREATE TRIGGER catalog_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_version(%L)', read.name, read.hotels);
    EXECUTE format('CREATE TRIGGER catalog_truncated AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_version()', read.name);
  END LOOP;
END $$;
