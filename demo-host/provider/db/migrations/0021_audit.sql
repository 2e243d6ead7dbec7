CREATE TABLE "audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"by" text,
	"hotel_id" bigint,
	"member_id" bigint,
	"reservation_id" bigint,
	"network" text
);
--> statement-breakpoint
CREATE INDEX "audit_of_member" ON "audit" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "audit_of_reservation" ON "audit" USING btree ("reservation_id","id");--> statement-breakpoint
CREATE INDEX "audit_age" ON "audit" USING btree ("kind","at");