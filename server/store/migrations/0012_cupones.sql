CREATE TABLE "coupon_lotteries" (
	"coupon_code" text NOT NULL,
	"lottery_id" integer NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "coupon_lotteries_pk" PRIMARY KEY("coupon_code","lottery_id"),
	CONSTRAINT "coupon_lotteries_percent" CHECK ("coupon_lotteries"."percent" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"uses_limit" integer,
	"uses_per_person" integer DEFAULT 1 NOT NULL,
	"min_fractions" integer NOT NULL,
	"max_fractions" integer NOT NULL,
	CONSTRAINT "coupons_code" CHECK ("coupons"."code" ~ '^[A-Z0-9]{1,30}$'),
	CONSTRAINT "coupons_time" CHECK ("coupons"."starts_at" < "coupons"."ends_at"),
	CONSTRAINT "coupons_uses" CHECK ("coupons"."uses_limit" >= 0 and "coupons"."uses_per_person" >= 1),
	CONSTRAINT "coupons_fractions" CHECK ("coupons"."min_fractions" >= 1 and "coupons"."min_fractions" <= "coupons"."max_fractions")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount_pesos" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_use" text;--> statement-breakpoint
ALTER TABLE "coupon_lotteries" ADD CONSTRAINT "coupon_lotteries_coupon_code_coupons_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_lotteries" ADD CONSTRAINT "coupon_lotteries_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_code_coupons_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_coupon" ON "orders" USING btree ("coupon_code","user_id") WHERE coupon_use in ('KEPT', 'LATE');--> statement-breakpoint
CREATE INDEX "users_person" ON "users" USING btree ("document_type","document_number");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_discount" CHECK ("order_lines"."discount_pesos" between 0 and "order_lines"."total_pesos");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_use" CHECK ("orders"."coupon_use" in ('KEPT', 'RETURNED', 'LATE'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_discount" CHECK (("orders"."coupon_code" is null) = ("orders"."discount_pesos" = 0) and ("orders"."coupon_code" is null) = ("orders"."coupon_use" is null));