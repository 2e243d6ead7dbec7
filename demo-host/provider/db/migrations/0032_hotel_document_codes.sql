ALTER TABLE "cancellation_policy" ADD COLUMN "code" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "code" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "additional_question" ADD COLUMN "code" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellation_policy" ADD CONSTRAINT "cancellation_policy_code" UNIQUE("hotel_id","code");--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_code" UNIQUE("hotel_id","code");--> statement-breakpoint
ALTER TABLE "additional_question" ADD CONSTRAINT "additional_question_code" UNIQUE("hotel_id","code");