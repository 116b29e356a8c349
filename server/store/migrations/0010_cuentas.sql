CREATE TABLE "account_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "account_links_purpose" CHECK ("account_links"."purpose" in ('confirm', 'password', 'email'))
);
--> statement-breakpoint
CREATE TABLE "play_limits" (
	"user_id" integer NOT NULL,
	"period" text NOT NULL,
	"pesos" bigint NOT NULL,
	"next_pesos" bigint,
	"next_from" timestamp(3) with time zone,
	CONSTRAINT "play_limits_pk" PRIMARY KEY("user_id","period"),
	CONSTRAINT "play_limits_period" CHECK ("play_limits"."period" in ('day', 'week', 'month')),
	CONSTRAINT "play_limits_money" CHECK ("play_limits"."pesos" >= 0 and "play_limits"."next_pesos" >= 0)
);
--> statement-breakpoint
CREATE TABLE "play_pauses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "play_pauses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "play_pauses_kind" CHECK ("play_pauses"."kind" in ('pause', 'exclusion')),
	CONSTRAINT "play_pauses_time" CHECK ("play_pauses"."ends_at" > "play_pauses"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_document";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "state" text DEFAULT 'WAITING' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "next_try_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "sent_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "seen_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "issue_date" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "fiscal_codes" text DEFAULT 'R-99-PN' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "policies_version" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "policies_accepted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_new_experience" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reminder_minutes" integer;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_pauses" ADD CONSTRAINT "play_pauses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_user" ON "account_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "account_links_expiry" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "play_pauses_user" ON "play_pauses" USING btree ("user_id","ends_at");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_document" ON "users" USING btree ("document_type","document_number") WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel" CHECK ("messages"."channel" in ('email', 'sms'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_state" CHECK ("messages"."state" in ('WAITING', 'SENDING', 'SENT', 'UNKNOWN', 'FAILED'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_gender" CHECK ("users"."gender" in ('Masculino', 'Femenino', 'Otro'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_reminder" CHECK ("users"."reminder_minutes" > 0);--> statement-breakpoint
-- Accounts were opened by the shop itself until now, with addresses that it knew.
UPDATE "users" SET "confirmed_at" = "created_at";--> statement-breakpoint
-- Messages were shown in the sandbox's mailbox and nowhere else.
UPDATE "messages" SET "state" = 'SENT', "sent_at" = "created_at";
