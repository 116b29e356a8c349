CREATE TABLE "payment_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"token" text NOT NULL,
	"opening_until" timestamp(3) with time zone,
	"request_id" text,
	"process_url" text,
	"gateway_status" text DEFAULT 'NEW' NOT NULL,
	"detail" jsonb,
	"created_at" timestamp(3) with time zone NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp(3) with time zone,
	"next_check_at" timestamp(3) with time zone,
	"notices" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_attempts_reference" UNIQUE("reference"),
	CONSTRAINT "payment_attempts_request" UNIQUE("gateway","request_id"),
	CONSTRAINT "payment_attempts_gateway" CHECK ("payment_attempts"."gateway" in ('PLACETOPAY', 'PAYVALIDA')),
	CONSTRAINT "payment_attempts_state" CHECK ("payment_attempts"."state" in ('OPENING', 'OPEN', 'LEAVING', 'FAILED', 'APPROVED', 'REJECTED', 'REFUNDED')),
	CONSTRAINT "payment_attempts_page" CHECK ("payment_attempts"."state" <> 'OPEN' or "payment_attempts"."process_url" is not null),
	CONSTRAINT "payment_attempts_reference_length" CHECK (length("payment_attempts"."reference") between 8 and 32)
);--> statement-breakpoint
INSERT INTO "payment_attempts" ("order_id", "gateway", "reference", "state", "token", "request_id", "process_url", "gateway_status", "detail", "created_at", "questions", "checked_at", "next_check_at")
SELECT p.order_id, p.gateway, o.reference,
	CASE
		WHEN o.state = 'PENDING' AND p.process_url IS NOT NULL THEN 'OPEN'
		WHEN o.state = 'PENDING' AND p.next_check_at IS NULL THEN 'LEAVING'
		WHEN o.state = 'PENDING' THEN 'FAILED'
		WHEN o.state = 'REFUND_DUE' THEN 'APPROVED'
		ELSE o.state
	END,
	'', p.request_id, p.process_url, p.gateway_status, p.detail, o.created_at, p.attempts, p.checked_at, p.next_check_at
FROM "payments" p JOIN "orders" o ON o.id = p.order_id;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "network" text;--> statement-breakpoint
UPDATE "orders" SET "network" = "ip";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "network" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_events" ADD COLUMN "attempt_id" integer;--> statement-breakpoint
ALTER TABLE "gateway_events" ADD COLUMN "notice_no" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_events" ADD COLUMN "applied_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "gateway_events" e SET "attempt_id" = a.id, "applied_at" = e.received_at FROM "payment_attempts" a WHERE a.order_id = e.order_id;--> statement-breakpoint
ALTER TABLE "gateway_events" ALTER COLUMN "attempt_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_events" ALTER COLUMN "notice_no" DROP DEFAULT;--> statement-breakpoint
UPDATE "payment_attempts" a SET "notices" = 1 FROM "gateway_events" e WHERE e.attempt_id = a.id;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attempt_id" integer;--> statement-breakpoint
UPDATE "refunds" r SET "attempt_id" = a.id FROM "payment_attempts" a WHERE a.order_id = r.order_id;--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_pkey";--> statement-breakpoint
ALTER TABLE "refunds" ADD PRIMARY KEY ("attempt_id");--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "attempt_id" integer;--> statement-breakpoint
UPDATE "sales" s SET "attempt_id" = a.id FROM "payment_attempts" a WHERE a.order_id = s.order_id;--> statement-breakpoint
ALTER TABLE "sales" ALTER COLUMN "attempt_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD COLUMN "created_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "sandbox_sessions" SET "created_at" = "updated_at";--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
UPDATE "fractions" SET "held_until" = "held_until" + interval '10 minutes' WHERE "state" = 'HELD';--> statement-breakpoint
DROP TABLE "payments" CASCADE;--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_gateway";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "gateway";--> statement-breakpoint
ALTER TABLE "gateway_events" DROP CONSTRAINT "gateway_events_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "gateway_events" DROP COLUMN "order_id";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_due" ON "payment_attempts" USING btree ("next_check_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_current" ON "payment_attempts" USING btree ("order_id") WHERE state in ('OPENING', 'OPEN');--> statement-breakpoint
ALTER TABLE "gateway_events" ADD CONSTRAINT "gateway_events_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_events_attempt" ON "gateway_events" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_attempt" UNIQUE("attempt_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_end_reason" CHECK ("orders"."end_reason" in ('EXPIRED', 'CANCELLED'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_money" CHECK ("refunds"."amount_pesos" > 0);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('fractions-gone', 'second-payment'));
