CREATE TABLE "prize_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prize_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lottery_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secos" (
	"lottery_id" integer NOT NULL,
	"draw_number" integer NOT NULL,
	"position" integer NOT NULL,
	"number" text NOT NULL,
	"series" text NOT NULL,
	CONSTRAINT "secos_pk" PRIMARY KEY("lottery_id","draw_number","position","number","series"),
	CONSTRAINT "secos_number" CHECK ("secos"."number" ~ '^[0-9]{4}$' and "secos"."series" ~ '^[0-9]{3}$')
);
--> statement-breakpoint
ALTER TABLE "prize_plan_rows" DROP CONSTRAINT "prize_plan_rows_lottery_id_lotteries_id_fk";
--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "plan_id" integer;--> statement-breakpoint
ALTER TABLE "prize_plan_rows" ADD COLUMN "plan_id" integer;--> statement-breakpoint
ALTER TABLE "prize_plan_rows" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "prize_plans" ADD CONSTRAINT "prize_plans_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secos" ADD CONSTRAINT "secos_result" FOREIGN KEY ("lottery_id","draw_number") REFERENCES "public"."results"("lottery_id","draw_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_plan_id_prize_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."prize_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_plan_rows" ADD CONSTRAINT "prize_plan_rows_plan_id_prize_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."prize_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The one plan of a lottery is the plan of all its draws until now.
INSERT INTO "prize_plans" ("lottery_id") SELECT DISTINCT "lottery_id" FROM "prize_plan_rows" ORDER BY "lottery_id";--> statement-breakpoint
UPDATE "prize_plan_rows" r SET "plan_id" = p."id" FROM "prize_plans" p WHERE p."lottery_id" = r."lottery_id";--> statement-breakpoint
UPDATE "draws" d SET "plan_id" = p."id" FROM "prize_plans" p WHERE p."lottery_id" = d."lottery_id";--> statement-breakpoint
ALTER TABLE "prize_plan_rows" ALTER COLUMN "plan_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "prize_plan_rows" DROP CONSTRAINT "prize_plan_rows_pk";--> statement-breakpoint
ALTER TABLE "prize_plan_rows" DROP COLUMN "lottery_id";--> statement-breakpoint
ALTER TABLE "prize_plan_rows" ADD CONSTRAINT "prize_plan_rows_pk" PRIMARY KEY("plan_id","position");
