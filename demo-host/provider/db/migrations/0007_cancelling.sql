CREATE TABLE "payment_return" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_gross" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_return_amount" CHECK ("payment_return"."amount_gross" >= 0)
);
--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "cancel_details" text;--> statement-breakpoint
ALTER TABLE "hotel_brand" ADD COLUMN "reservation_security" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_return" ADD CONSTRAINT "payment_return_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_return_of_payment" ON "payment_return" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_return_asked" ON "payment_return" USING btree ("created_at") WHERE "payment_return"."state" = 'asked';