ALTER TABLE "idempotency_key" ADD COLUMN "client_session_id" bigint;--> statement-breakpoint
-- The session stood before the route: "17 POST /hotels/1/reservations".
DELETE FROM "idempotency_key" AS older USING "idempotency_key" AS newer
WHERE older."key" = newer."key" AND older."created_at" < newer."created_at"
  AND substr(older."scope", position(' ' in older."scope") + 1) = substr(newer."scope", position(' ' in newer."scope") + 1);--> statement-breakpoint
UPDATE "idempotency_key" SET "client_session_id" = split_part("scope", ' ', 1)::bigint,
  "scope" = substr("scope", position(' ' in "scope") + 1);--> statement-breakpoint
ALTER TABLE "idempotency_key" ALTER COLUMN "client_session_id" SET NOT NULL;
