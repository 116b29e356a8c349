CREATE TABLE "captcha_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" integer NOT NULL,
	"client_id" text NOT NULL,
	"position" integer NOT NULL,
	"lottery_id" integer NOT NULL,
	"draw_number" integer NOT NULL,
	"number" text NOT NULL,
	"series" text NOT NULL,
	"fractions" integer NOT NULL,
	CONSTRAINT "cart_lines_pk" PRIMARY KEY("cart_id","client_id"),
	CONSTRAINT "cart_lines_number" CHECK ("cart_lines"."number" ~ '^[0-9]{4}$' and "cart_lines"."series" ~ '^[0-9]{3}$'),
	CONSTRAINT "cart_lines_fractions" CHECK ("cart_lines"."fractions" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "carts_state" CHECK ("carts"."state" in ('INCART', 'ORDERED'))
);
--> statement-breakpoint
CREATE TABLE "countdown_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "countdown_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ends_at" timestamp(3) with time zone NOT NULL,
	"description" text NOT NULL,
	"button_text" text NOT NULL,
	"form_url" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_steps" (
	"name" text PRIMARY KEY NOT NULL,
	"done_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"lottery_id" integer NOT NULL,
	"draw_number" integer NOT NULL,
	"closes_at" timestamp(3) with time zone NOT NULL,
	"draws_at" timestamp(3) with time zone NOT NULL,
	"fractions_per_ticket" integer NOT NULL,
	"fraction_pesos" bigint NOT NULL,
	"jackpot_pesos" bigint NOT NULL,
	"series_count" integer NOT NULL,
	CONSTRAINT "draws_pk" PRIMARY KEY("lottery_id","draw_number"),
	CONSTRAINT "draws_instant" UNIQUE("lottery_id","draws_at"),
	CONSTRAINT "draws_order" CHECK ("draws"."closes_at" <= "draws"."draws_at"),
	CONSTRAINT "draws_price" CHECK ("draws"."fraction_pesos" > 0 and "draws"."fractions_per_ticket" between 1 and 20),
	CONSTRAINT "draws_series" CHECK ("draws"."series_count" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "fractions" (
	"lottery_id" integer NOT NULL,
	"draw_number" integer NOT NULL,
	"number" text NOT NULL,
	"series" text NOT NULL,
	"fraction_no" integer NOT NULL,
	"state" text NOT NULL,
	"order_line_id" integer,
	"held_until" timestamp(3) with time zone,
	CONSTRAINT "fractions_pk" PRIMARY KEY("lottery_id","draw_number","number","series","fraction_no"),
	CONSTRAINT "fractions_state" CHECK ("fractions"."state" in ('HELD', 'SOLD', 'EXTERNAL')),
	CONSTRAINT "fractions_owner" CHECK (("fractions"."state" = 'EXTERNAL') = ("fractions"."order_line_id" is null)),
	CONSTRAINT "fractions_hold" CHECK (("fractions"."state" = 'HELD') = ("fractions"."held_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"status" text NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp(3) with time zone NOT NULL,
	"blocked_until" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lotteries" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"abbreviation" text NOT NULL,
	"fractions_per_ticket" integer NOT NULL,
	"fraction_pesos" bigint NOT NULL,
	"jackpot_pesos" bigint NOT NULL,
	"series_count" integer NOT NULL,
	"result_class" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"client_id" text NOT NULL,
	"position" integer NOT NULL,
	"lottery_id" integer NOT NULL,
	"draw_number" integer NOT NULL,
	"number" text NOT NULL,
	"series" text NOT NULL,
	"fractions" integer NOT NULL,
	"fraction_pesos" bigint NOT NULL,
	"total_pesos" bigint NOT NULL,
	CONSTRAINT "order_lines_client" UNIQUE("order_id","client_id"),
	CONSTRAINT "order_lines_number" CHECK ("order_lines"."number" ~ '^[0-9]{4}$' and "order_lines"."series" ~ '^[0-9]{3}$'),
	CONSTRAINT "order_lines_money" CHECK ("order_lines"."total_pesos" = "order_lines"."fractions" * "order_lines"."fraction_pesos")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"user_id" integer NOT NULL,
	"cart_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"state" text NOT NULL,
	"gateway" text NOT NULL,
	"total_pesos" bigint NOT NULL,
	"discount_pesos" bigint DEFAULT 0 NOT NULL,
	"description" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"settled_at" timestamp(3) with time zone,
	CONSTRAINT "orders_reference" UNIQUE("reference"),
	CONSTRAINT "orders_cart" UNIQUE("cart_id"),
	CONSTRAINT "orders_idempotency" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "orders_money" CHECK ("orders"."total_pesos" > 0 and "orders"."discount_pesos" >= 0),
	CONSTRAINT "orders_reference_length" CHECK (length("orders"."reference") between 8 and 32),
	CONSTRAINT "orders_gateway" CHECK ("orders"."gateway" in ('PLACETOPAY', 'PAYVALIDA')),
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('PENDING', 'APPROVED', 'REJECTED', 'REFUND_DUE', 'REFUNDED'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"gateway" text NOT NULL,
	"request_id" text,
	"process_url" text,
	"gateway_status" text DEFAULT 'NEW' NOT NULL,
	"detail" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp(3) with time zone,
	"next_check_at" timestamp(3) with time zone,
	CONSTRAINT "payments_order" UNIQUE("order_id"),
	CONSTRAINT "payments_request" UNIQUE("gateway","request_id")
);
--> statement-breakpoint
CREATE TABLE "prize_plan_rows" (
	"lottery_id" integer NOT NULL,
	"position" integer NOT NULL,
	"count" integer NOT NULL,
	"description" text NOT NULL,
	"gross_ticket_pesos" bigint NOT NULL,
	"net_ticket_pesos" bigint NOT NULL,
	"net_fraction_pesos" bigint NOT NULL,
	CONSTRAINT "prize_plan_rows_pk" PRIMARY KEY("lottery_id","position")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"amount_pesos" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"done_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "results" (
	"lottery_id" integer NOT NULL,
	"draw_number" integer NOT NULL,
	"number" text NOT NULL,
	"series" text NOT NULL,
	"draws_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "results_pk" PRIMARY KEY("lottery_id","draw_number"),
	CONSTRAINT "results_number" CHECK ("results"."number" ~ '^[0-9]{4}$' and "results"."series" ~ '^[0-9]{3}$')
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"amount_pesos" bigint NOT NULL,
	"sold_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sales_money" CHECK ("sales"."amount_pesos" > 0)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"lottery_id" integer NOT NULL,
	"draw_number" integer NOT NULL,
	"number" text NOT NULL,
	"series" text NOT NULL,
	CONSTRAINT "tickets_pk" PRIMARY KEY("lottery_id","draw_number","number","series")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_type" text NOT NULL,
	"document_number" text NOT NULL,
	"names" text NOT NULL,
	"first_surname" text,
	"second_surname" text,
	"email" text,
	"mobile" text,
	"birth_date" date,
	"password_hash" text NOT NULL,
	"balance_pesos" bigint DEFAULT 0 NOT NULL,
	"is_seller" boolean DEFAULT false NOT NULL,
	"must_update" boolean DEFAULT false NOT NULL,
	"adult_status" text DEFAULT 'Si' NOT NULL,
	"favorite_number" text,
	"favorite_series" text,
	"favorite_lottery_id" integer,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "users_document" UNIQUE("document_type","document_number"),
	CONSTRAINT "users_balance" CHECK ("users"."balance_pesos" >= 0),
	CONSTRAINT "users_adult" CHECK ("users"."adult_status" in ('Si', 'Pendiente'))
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fractions" ADD CONSTRAINT "fractions_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_events" ADD CONSTRAINT "gateway_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_plan_rows" ADD CONSTRAINT "prize_plan_rows_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captcha_nonces_expiry" ON "captcha_nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_open" ON "carts" USING btree ("user_id") WHERE state = 'INCART';--> statement-breakpoint
CREATE INDEX "draws_closing" ON "draws" USING btree ("closes_at");--> statement-breakpoint
CREATE INDEX "fractions_line" ON "fractions" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "orders_history" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_pending" ON "orders" USING btree ("expires_at") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "results_instant" ON "results" USING btree ("draws_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");