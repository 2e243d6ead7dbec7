CREATE TABLE "release_file" (
	"origin" text NOT NULL,
	"path" text NOT NULL,
	"version" text NOT NULL,
	"type" text NOT NULL,
	"etag" text NOT NULL,
	"br" "bytea" NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "release_file_origin_path_pk" PRIMARY KEY("origin","path")
);
