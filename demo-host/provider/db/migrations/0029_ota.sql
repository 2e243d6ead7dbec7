CREATE TABLE "ota_hotel" (
	"hotel_id" bigint PRIMARY KEY NOT NULL,
	"place_id" text NOT NULL,
	"position" integer NOT NULL,
	"rating" numeric(2, 1),
	"review_count" integer DEFAULT 0 NOT NULL,
	"wishes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "ota_hotel_rating" CHECK ("ota_hotel"."rating" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "ota_place" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"names" jsonb NOT NULL,
	"lat" numeric(9, 6) NOT NULL,
	"lng" numeric(9, 6) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ota_site" (
	"id" smallint PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"headlines" jsonb NOT NULL,
	"currency" char(3) NOT NULL,
	"time_zone" text NOT NULL,
	"languages" text[] NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "ota_site_once" CHECK ("ota_site"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "temporary_storage" (
	"hash" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ota_hotel" ADD CONSTRAINT "ota_hotel_hotel_id_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ota_hotel" ADD CONSTRAINT "ota_hotel_place_id_ota_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."ota_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ota_hotel_of_place" ON "ota_hotel" USING btree ("place_id","position");--> statement-breakpoint
CREATE INDEX "temporary_storage_end" ON "temporary_storage" USING btree ("expires_at");