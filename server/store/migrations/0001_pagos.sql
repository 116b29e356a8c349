CREATE TABLE "sandbox_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"token" text NOT NULL,
	"status" text NOT NULL,
	"request" jsonb NOT NULL,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"resolves_to" text,
	"resolves_at" timestamp(3) with time zone,
	"mute_until" timestamp(3) with time zone,
	CONSTRAINT "sandbox_sessions_token" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "opening_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "reversed_at" timestamp(3) with time zone;