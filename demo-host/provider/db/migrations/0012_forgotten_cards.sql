CREATE TABLE "card_to_forget" (
	"gateway_token" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
