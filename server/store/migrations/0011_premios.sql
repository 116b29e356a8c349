CREATE TABLE "prizes" (
	"order_line_id" integer NOT NULL,
	"position" integer NOT NULL,
	"user_id" integer NOT NULL,
	"lottery_id" integer NOT NULL,
	"draw_number" integer NOT NULL,
	"result_version" integer NOT NULL,
	"description" text NOT NULL,
	"gross_pesos" bigint NOT NULL,
	"net_pesos" bigint NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"claim_until" date NOT NULL,
	"recorded_at" timestamp(3) with time zone NOT NULL,
	"told_at" timestamp(3) with time zone,
	"seen_at" timestamp(3) with time zone,
	CONSTRAINT "prizes_pk" PRIMARY KEY("order_line_id","position"),
	CONSTRAINT "prizes_money" CHECK ("prizes"."net_pesos" >= 0 and "prizes"."gross_pesos" >= 0),
	CONSTRAINT "prizes_state" CHECK ("prizes"."state" in ('PENDING', 'CLAIMED', 'PAID_AT_POINT')),
	CONSTRAINT "prizes_seen" CHECK ("prizes"."seen_at" is null or "prizes"."told_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "check_state" text DEFAULT 'NEW' NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "official_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_result" FOREIGN KEY ("lottery_id","draw_number") REFERENCES "public"."results"("lottery_id","draw_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prizes_draw" ON "prizes" USING btree ("lottery_id","draw_number");--> statement-breakpoint
CREATE INDEX "prizes_user" ON "prizes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "results_due" ON "results" USING btree ("draws_at") WHERE check_state = 'NEW' or (check_state = 'CHECKED' and official_at is null);--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_check" CHECK ("results"."check_state" in ('NEW', 'INCOMPLETE', 'CHECKED'));