ALTER TABLE "draws" ADD COLUMN "annulled_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "prize_plans" ADD COLUMN "code" text DEFAULT 'ordinario' NOT NULL;--> statement-breakpoint
-- The first plan of a lottery is its ordinary one; each other is called by its number.
UPDATE "prize_plans" p SET "code" = 'plan-' || p."id" WHERE EXISTS (SELECT 1 FROM "prize_plans" o WHERE o."lottery_id" = p."lottery_id" AND o."id" < p."id");--> statement-breakpoint
ALTER TABLE "prize_plans" ADD CONSTRAINT "prize_plans_code" UNIQUE("lottery_id","code");