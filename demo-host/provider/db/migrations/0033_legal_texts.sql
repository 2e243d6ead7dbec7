CREATE TABLE "hotel_legal_text" (
	"hotel_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "hotel_legal_text_hotel_id_kind_pk" PRIMARY KEY("hotel_id","kind")
);
--> statement-breakpoint
ALTER TABLE "hotel_legal_text" ADD CONSTRAINT "hotel_legal_text_hotel_id_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The catalogue of a hotel says which of its texts there are (migration 0025).
CREATE TRIGGER catalog_inserted AFTER INSERT ON hotel_legal_text REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_version('SELECT c.hotel_id FROM changed c');--> statement-breakpoint
CREATE TRIGGER catalog_updated AFTER UPDATE ON hotel_legal_text REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_version('SELECT c.hotel_id FROM changed c');--> statement-breakpoint
CREATE TRIGGER catalog_deleted AFTER DELETE ON hotel_legal_text REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_version('SELECT c.hotel_id FROM changed c');--> statement-breakpoint
CREATE TRIGGER catalog_truncated AFTER TRUNCATE ON hotel_legal_text
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_version();
