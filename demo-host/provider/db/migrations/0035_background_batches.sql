CREATE INDEX "reservation_of_session" ON "reservation" USING btree ("client_session_id") WHERE "reservation"."client_session_id" is not null;--> statement-breakpoint
CREATE INDEX "email_outbox_of_address" ON "email_outbox" USING btree (lower("to_address")) WHERE "email_outbox"."to_address" <> '';--> statement-breakpoint
CREATE INDEX "email_outbox_not_arrived" ON "email_outbox" USING btree ("state") WHERE "email_outbox"."state" in ('failed', 'bounced');--> statement-breakpoint
CREATE INDEX "token_of_session" ON "token" USING btree ("client_session_id") WHERE "token"."client_session_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_unknown" ON "payment" USING btree ("reservation_id") WHERE "payment"."state" = 'capturing';--> statement-breakpoint
CREATE INDEX "quote_of_session" ON "quote" USING btree ("client_session_id");--> statement-breakpoint
CREATE INDEX "availability_alert_waiting" ON "availability_alert" USING btree ("id") WHERE "availability_alert"."told_at" is null;--> statement-breakpoint
CREATE INDEX "attachment_of_session" ON "attachment" USING btree ("client_session_id") WHERE "attachment"."client_session_id" is not null;