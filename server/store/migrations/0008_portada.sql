CREATE TABLE "home_pay_prizes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_pay_prizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"cover" text,
	"description" text NOT NULL,
	"url" text,
	CONSTRAINT "home_pay_prizes_position" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "pay_prizes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_prizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"cover" text,
	"description" text NOT NULL,
	CONSTRAINT "pay_prizes_position" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "sliders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sliders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"image" text NOT NULL,
	"title" text NOT NULL,
	"figure" text,
	"text" text,
	"action" text,
	"link" text,
	"blank" boolean NOT NULL,
	CONSTRAINT "sliders_position" UNIQUE("position")
);
