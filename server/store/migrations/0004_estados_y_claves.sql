ALTER TABLE "orders" DROP CONSTRAINT "orders_state";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_draw" FOREIGN KEY ("lottery_id","draw_number") REFERENCES "public"."draws"("lottery_id","draw_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fractions" ADD CONSTRAINT "fractions_draw" FOREIGN KEY ("lottery_id","draw_number") REFERENCES "public"."draws"("lottery_id","draw_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_draw" FOREIGN KEY ("lottery_id","draw_number") REFERENCES "public"."draws"("lottery_id","draw_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A result that came without its draw keeps it: the draw is made from the result and its lottery.
INSERT INTO "draws" ("lottery_id", "draw_number", "closes_at", "draws_at", "fractions_per_ticket", "fraction_pesos", "jackpot_pesos", "series_count")
  SELECT r."lottery_id", r."draw_number", r."draws_at", r."draws_at", l."fractions_per_ticket", l."fraction_pesos", l."jackpot_pesos", l."series_count"
  FROM "results" r JOIN "lotteries" l ON l."id" = r."lottery_id"
  ON CONFLICT ON CONSTRAINT "draws_pk" DO NOTHING;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_draw" FOREIGN KEY ("lottery_id","draw_number") REFERENCES "public"."draws"("lottery_id","draw_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fractions_held" ON "fractions" USING btree ("held_until") WHERE state = 'HELD';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state" CHECK ("orders"."state" in ('PENDING', 'REJECTED', 'APPROVED', 'REFUNDED', 'REFUND_DUE'));--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD CONSTRAINT "sandbox_sessions_gateway" CHECK ("sandbox_sessions"."gateway" in ('PLACETOPAY', 'PAYVALIDA'));--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD CONSTRAINT "sandbox_sessions_status" CHECK ("sandbox_sessions"."status" in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED', 'REFUNDED'));--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD CONSTRAINT "sandbox_sessions_resolves_to" CHECK ("sandbox_sessions"."resolves_to" in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED', 'REFUNDED'));
