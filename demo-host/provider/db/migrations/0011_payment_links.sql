CREATE TABLE "payment_link" (
	"number" text PRIMARY KEY NOT NULL,
	"hotel_id" bigint NOT NULL,
	"subjects" jsonb NOT NULL,
	"amount_gross" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"closed_as" text,
	"closed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_link_amount" CHECK ("payment_link"."amount_gross" > 0),
	CONSTRAINT "payment_link_closed" CHECK (("payment_link"."closed_as" is null) = ("payment_link"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "reservation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "payment_link_number" text;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_hotel_id_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_link_of_hotel" ON "payment_link" USING btree ("hotel_id","created_at");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_payment_link_number_payment_link_number_fk" FOREIGN KEY ("payment_link_number") REFERENCES "public"."payment_link"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_of_link" ON "payment" USING btree ("payment_link_number") WHERE "payment"."state" not in ('failed', 'cancelled');--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_for" CHECK (num_nonnulls("payment"."reservation_id", "payment"."payment_link_number") = 1);