ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_pkey";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "lottery_id" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "draw_number" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "state" text DEFAULT 'OWED' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "asked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gateway_reference" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "next_try_at" timestamp(3) with time zone;--> statement-breakpoint
-- Somebody may have given back what is still owed: a person looks at each before it is given back.
UPDATE "refunds" SET "state" = CASE WHEN "done_at" IS NULL THEN 'TASK' ELSE 'DONE' END;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_draw" FOREIGN KEY ("lottery_id","draw_number") REFERENCES "public"."draws"("lottery_id","draw_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_owed_once" UNIQUE NULLS NOT DISTINCT("attempt_id","lottery_id","draw_number");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('OWED', 'ASKED', 'TASK', 'DONE', 'CLOSED'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_of_draw" CHECK (("refunds"."reason" = 'draw-annulled') = ("refunds"."lottery_id" is not null) and ("refunds"."lottery_id" is null) = ("refunds"."draw_number" is null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_done" CHECK (("refunds"."state" in ('DONE', 'CLOSED')) = ("refunds"."done_at" is not null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_note" CHECK (("refunds"."state" = 'CLOSED') = ("refunds"."note" is not null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_next_try" CHECK (("refunds"."state" in ('OWED', 'ASKED')) = ("refunds"."next_try_at" is not null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('fractions-gone', 'second-payment', 'draw-annulled'));--> statement-breakpoint
INSERT INTO "refunds" ("attempt_id", "order_id", "amount_pesos", "reason", "lottery_id", "draw_number", "state", "created_at")
SELECT s.attempt_id, l.order_id, sum(l.total_pesos - l.discount_pesos), 'draw-annulled', l.lottery_id, l.draw_number, 'TASK', max(d.annulled_at)
FROM "order_lines" l
JOIN "orders" o ON o.id = l.order_id AND o.state = 'APPROVED'
JOIN "sales" s ON s.order_id = o.id
JOIN "draws" d ON d.lottery_id = l.lottery_id AND d.draw_number = l.draw_number AND d.annulled_at IS NOT NULL
GROUP BY s.attempt_id, l.order_id, l.lottery_id, l.draw_number
HAVING sum(l.total_pesos - l.discount_pesos) > 0;
