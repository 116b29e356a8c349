CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"attempt_id" integer,
	"user_id" integer NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_once" UNIQUE("kind","subject"),
	CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('opening', 'payment', 'debt', 'return', 'transfer', 'recharge', 'prize', 'claim'))
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"entry_id" integer NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"pesos" bigint NOT NULL,
	CONSTRAINT "ledger_lines_pk" PRIMARY KEY("entry_id","debit","credit"),
	CONSTRAINT "ledger_lines_debit" CHECK ("ledger_lines"."debit" in ('PLACETOPAY', 'PAYVALIDA', 'TRANSFERS', 'BETS', 'COUPONS', 'RECHARGES', 'OPERATORS', 'REFUNDS', 'LOSSES', 'PRIZES', 'PRIZES_OWED', 'WALLETS', 'OPENING')),
	CONSTRAINT "ledger_lines_credit" CHECK ("ledger_lines"."credit" in ('PLACETOPAY', 'PAYVALIDA', 'TRANSFERS', 'BETS', 'COUPONS', 'RECHARGES', 'OPERATORS', 'REFUNDS', 'LOSSES', 'PRIZES', 'PRIZES_OWED', 'WALLETS', 'OPENING')),
	CONSTRAINT "ledger_lines_balance" CHECK ("ledger_lines"."pesos" > 0 and "ledger_lines"."debit" <> "ledger_lines"."credit")
);
--> statement-breakpoint
ALTER TABLE "order_recharges" ADD COLUMN "sent_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_attempt" ON "ledger_entries" USING btree ("attempt_id");--> statement-breakpoint
-- Of one that has ended since, nobody knows when its operator was asked.
UPDATE "order_recharges" SET "sent_at" = "state_at" WHERE "state" = 'SENT';
--> statement-breakpoint
-- An entry is corrected by another one: what was written stays.
CREATE FUNCTION "ledger_is_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The ledger only grows: % of % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_kept"();--> statement-breakpoint
CREATE TRIGGER "ledger_lines_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_lines" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_kept"();
