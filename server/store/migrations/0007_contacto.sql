CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "messages_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "pqrs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pqrs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_number" text NOT NULL,
	"once_key" text NOT NULL,
	"topic_id" integer NOT NULL,
	"document_type" text NOT NULL,
	"document_number" text NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"telephone" text NOT NULL,
	"comment" text NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	"due_day" date NOT NULL,
	"started_at" timestamp(3) with time zone,
	"answered_at" timestamp(3) with time zone,
	"answer" text,
	CONSTRAINT "pqrs_case_number" UNIQUE("case_number"),
	CONSTRAINT "pqrs_once" UNIQUE("once_key"),
	CONSTRAINT "pqrs_document_type" CHECK ("pqrs"."document_type" in ('CC', 'NIT', 'PA', 'CE', 'NU', 'PD', 'CD', 'TE')),
	CONSTRAINT "pqrs_answer" CHECK (("pqrs"."answered_at" is null) = ("pqrs"."answer" is null))
);
--> statement-breakpoint
CREATE TABLE "pqrs_topics" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rated_services" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "rated_services_position" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "rating_answers" (
	"rating_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"answer" integer NOT NULL,
	CONSTRAINT "rating_answers_pk" PRIMARY KEY("rating_id","question_id"),
	CONSTRAINT "rating_answers_scale" CHECK ("rating_answers"."answer" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "rating_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rating_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "rating_questions_place" UNIQUE("service_id","position")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ratings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"once_key" text NOT NULL,
	"service_id" text NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "ratings_once" UNIQUE("once_key")
);
--> statement-breakpoint
ALTER TABLE "pqrs" ADD CONSTRAINT "pqrs_topic_id_pqrs_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."pqrs_topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_answers" ADD CONSTRAINT "rating_answers_rating_id_ratings_id_fk" FOREIGN KEY ("rating_id") REFERENCES "public"."ratings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_answers" ADD CONSTRAINT "rating_answers_question_id_rating_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."rating_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_questions" ADD CONSTRAINT "rating_questions_service_id_rated_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."rated_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_service_id_rated_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."rated_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_recipient" ON "messages" USING btree ("recipient","created_at");