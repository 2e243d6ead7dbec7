CREATE TABLE "mail_domain" (
	"domain" text PRIMARY KEY NOT NULL,
	"selector" text NOT NULL,
	"private_key" text NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_domain_is_small" CHECK ("mail_domain"."domain" = lower("mail_domain"."domain"))
);
