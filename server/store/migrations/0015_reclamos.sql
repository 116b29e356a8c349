CREATE TABLE "claims" (
	"order_line_id" integer NOT NULL,
	"position" integer NOT NULL,
	"user_id" integer NOT NULL,
	"amount_pesos" bigint NOT NULL,
	"mobile" text NOT NULL,
	"state" text DEFAULT 'ASKED' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"next_try_at" timestamp(3) with time zone,
	"silent_at" timestamp(3) with time zone,
	"paid_at" timestamp(3) with time zone,
	"wallet_reference" text,
	"fault" text,
	"request_id" text,
	CONSTRAINT "claims_pk" PRIMARY KEY("order_line_id","position"),
	CONSTRAINT "claims_money" CHECK ("claims"."amount_pesos" > 0),
	CONSTRAINT "claims_state" CHECK ("claims"."state" in ('ASKED', 'PAID', 'REFUSED')),
	CONSTRAINT "claims_asked" CHECK (("claims"."state" = 'ASKED') = ("claims"."next_try_at" is not null)),
	CONSTRAINT "claims_paid" CHECK (("claims"."state" = 'PAID') = ("claims"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_top_ups" (
	"key" text PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"amount_pesos" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_prize" FOREIGN KEY ("order_line_id","position") REFERENCES "public"."prizes"("order_line_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_user" ON "claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "claims_due" ON "claims" USING btree ("next_try_at") WHERE next_try_at is not null;