CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"edition" integer NOT NULL,
	"given_at" timestamp(3) with time zone NOT NULL,
	"address" text,
	"ended_at" timestamp(3) with time zone,
	"ended" text,
	"ended_address" text
);
--> statement-breakpoint
CREATE TABLE "agreement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"edition" integer NOT NULL,
	"code" text,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"must_ask_again" smallint NOT NULL,
	"change_note" text,
	"change_note_en" text,
	"body" text NOT NULL,
	"body_en" text NOT NULL,
	"publish_date" date,
	"status" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sms_message" ADD COLUMN "is_unasked" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "consent_order" ON "consent" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consent_user_id" ON "consent" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_code_unique" ON "agreement" USING btree ("tenant_id","code") WHERE "agreement"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "agreement_order" ON "agreement" USING btree ("tenant_id","is_deleted","kind","edition" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "agreement_body_ids" ON "agreement" USING gin (ids_in(("body")::text)) WITH (fastupdate=false) WHERE ids_in(("agreement"."body")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "agreement_body_en_ids" ON "agreement" USING gin (ids_in(("body_en")::text)) WITH (fastupdate=false) WHERE ids_in(("agreement"."body_en")::text) <> '{}';--> statement-breakpoint
CREATE UNIQUE INDEX "consent_open" ON "consent" USING btree ("tenant_id","user_id","kind") WHERE "ended_at" IS NULL AND "is_deleted" = 0;
