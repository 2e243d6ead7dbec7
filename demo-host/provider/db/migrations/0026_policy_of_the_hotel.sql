-- A plan whose policy is another hotel's gets a copy of it: until now it was searched and priced, and could not be booked.
DO $$
DECLARE
  stray record;
  copied bigint;
BEGIN
  FOR stray IN
    SELECT DISTINCT p.hotel_id, c.id AS policy_id
    FROM hotel_plan p JOIN cancellation_policy c ON c.id = p.cancellation_policy_id WHERE c.hotel_id <> p.hotel_id
  LOOP
    -- Rows may have come with numbers of their own, which the sequence knows nothing of.
    PERFORM setval(pg_get_serial_sequence('cancellation_policy', 'id'),
      (SELECT greatest(max(id), nextval(pg_get_serial_sequence('cancellation_policy', 'id'))) FROM cancellation_policy));
    INSERT INTO cancellation_policy (hotel_id, titles, no_show_percentage_of_cost)
      SELECT stray.hotel_id, titles, no_show_percentage_of_cost FROM cancellation_policy WHERE id = stray.policy_id
      RETURNING id INTO copied;
    INSERT INTO cancellation_policy_part (policy_id, days_before, hours_after, percentage_of_cost)
      SELECT copied, days_before, hours_after, percentage_of_cost FROM cancellation_policy_part
      WHERE policy_id = stray.policy_id;
    UPDATE hotel_plan SET cancellation_policy_id = copied
      WHERE hotel_id = stray.hotel_id AND cancellation_policy_id = stray.policy_id;
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "cancellation_policy" ADD CONSTRAINT "cancellation_policy_in_hotel" UNIQUE("hotel_id","id");--> statement-breakpoint
ALTER TABLE "hotel_plan" DROP CONSTRAINT "hotel_plan_cancellation_policy_id_cancellation_policy_id_fk";--> statement-breakpoint
ALTER TABLE "hotel_plan" ADD CONSTRAINT "hotel_plan_policy_in_hotel" FOREIGN KEY ("hotel_id","cancellation_policy_id") REFERENCES "public"."cancellation_policy"("hotel_id","id") ON DELETE no action ON UPDATE no action;
