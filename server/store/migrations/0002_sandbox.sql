ALTER TABLE "sandbox_sessions" ADD COLUMN "total_pesos" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD COLUMN "return_url" text DEFAULT '/' NOT NULL;