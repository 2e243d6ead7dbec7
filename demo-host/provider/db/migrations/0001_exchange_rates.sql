CREATE TABLE "exchange_rate" (
	"base" char(3) NOT NULL,
	"quote" char(3) NOT NULL,
	"rate" numeric(24, 12) NOT NULL,
	"version" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_rate_base_quote_version_pk" PRIMARY KEY("base","quote","version"),
	CONSTRAINT "exchange_rate_positive" CHECK ("exchange_rate"."rate" > 0)
);
--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "mcp_currency" char(3);