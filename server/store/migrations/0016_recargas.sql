CREATE TABLE "cart_recharges" (
	"cart_id" integer NOT NULL,
	"client_id" text NOT NULL,
	"position" integer NOT NULL,
	"phone" text NOT NULL,
	"operator_id" integer NOT NULL,
	"package_id" text,
	"top_up_pesos" bigint,
	CONSTRAINT "cart_recharges_pk" PRIMARY KEY("cart_id","client_id"),
	CONSTRAINT "cart_recharges_phone" CHECK ("cart_recharges"."phone" ~ '^3[0-9]{9}$'),
	CONSTRAINT "cart_recharges_kind" CHECK (("cart_recharges"."package_id" is null) = ("cart_recharges"."top_up_pesos" is not null)),
	CONSTRAINT "cart_recharges_money" CHECK ("cart_recharges"."top_up_pesos" > 0)
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" integer PRIMARY KEY NOT NULL,
	"gana_id" integer NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"min_pesos" bigint NOT NULL,
	"max_pesos" bigint NOT NULL,
	"is_sold" boolean DEFAULT true NOT NULL,
	CONSTRAINT "operators_gana" UNIQUE("gana_id"),
	CONSTRAINT "operators_code" UNIQUE("code"),
	CONSTRAINT "operators_range" CHECK ("operators"."min_pesos" between 1 and "operators"."max_pesos")
);
--> statement-breakpoint
CREATE TABLE "order_recharges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_recharges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"client_id" text NOT NULL,
	"position" integer NOT NULL,
	"phone" text NOT NULL,
	"operator_id" integer NOT NULL,
	"package_id" text,
	"operator_name" text NOT NULL,
	"operator_code" text NOT NULL,
	"package_name" text,
	"pesos" bigint NOT NULL,
	"state" text,
	"state_at" timestamp(3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp(3) with time zone,
	"operator_reference" text,
	"fault" text,
	"note" text,
	CONSTRAINT "order_recharges_client" UNIQUE("order_id","client_id"),
	CONSTRAINT "order_recharges_state" CHECK ("order_recharges"."state" in ('WAITING', 'SENT', 'TASK', 'DONE', 'FAILED')),
	CONSTRAINT "order_recharges_since" CHECK (("order_recharges"."state" is null) = ("order_recharges"."state_at" is null)),
	CONSTRAINT "order_recharges_next_try" CHECK (coalesce("order_recharges"."state" in ('WAITING', 'SENT'), false) = ("order_recharges"."next_try_at" is not null)),
	CONSTRAINT "order_recharges_kind" CHECK (("order_recharges"."package_id" is null) = ("order_recharges"."package_name" is null)),
	CONSTRAINT "order_recharges_money" CHECK ("order_recharges"."pesos" > 0)
);
--> statement-breakpoint
CREATE TABLE "recharge_packages" (
	"operator_id" integer NOT NULL,
	"id" text NOT NULL,
	"gana_id" integer NOT NULL,
	"name" text NOT NULL,
	"pesos" bigint NOT NULL,
	"is_sold" boolean DEFAULT true NOT NULL,
	CONSTRAINT "recharge_packages_pk" PRIMARY KEY("operator_id","id"),
	CONSTRAINT "recharge_packages_gana" UNIQUE("gana_id"),
	CONSTRAINT "recharge_packages_money" CHECK ("recharge_packages"."pesos" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_recharges" (
	"key" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"operator_code" text NOT NULL,
	"package_id" text,
	"amount_pesos" bigint NOT NULL,
	"outcome" text NOT NULL,
	"asked" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sandbox_recharges_outcome" CHECK ("sandbox_recharges"."outcome" in ('DONE', 'REFUSED'))
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_owed_once";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "recharge_pesos" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "recharge_id" integer;--> statement-breakpoint
ALTER TABLE "cart_recharges" ADD CONSTRAINT "cart_recharges_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_recharges" ADD CONSTRAINT "cart_recharges_operator" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_recharges" ADD CONSTRAINT "cart_recharges_package" FOREIGN KEY ("operator_id","package_id") REFERENCES "public"."recharge_packages"("operator_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_recharges" ADD CONSTRAINT "order_recharges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_recharges" ADD CONSTRAINT "order_recharges_operator" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_recharges" ADD CONSTRAINT "order_recharges_package" FOREIGN KEY ("operator_id","package_id") REFERENCES "public"."recharge_packages"("operator_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharge_packages" ADD CONSTRAINT "recharge_packages_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_recharges_due" ON "order_recharges" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "order_recharges_open" ON "order_recharges" USING btree ("order_id") WHERE state in ('WAITING', 'SENT', 'TASK');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_recharge_id_order_recharges_id_fk" FOREIGN KEY ("recharge_id") REFERENCES "public"."order_recharges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_owed_once" UNIQUE NULLS NOT DISTINCT("attempt_id","lottery_id","draw_number","recharge_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_recharges" CHECK ("orders"."recharge_pesos" between 0 and "orders"."total_pesos");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_of_recharge" CHECK (("refunds"."reason" = 'recharge-failed') = ("refunds"."recharge_id" is not null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('fractions-gone', 'second-payment', 'draw-annulled', 'recharge-failed'));