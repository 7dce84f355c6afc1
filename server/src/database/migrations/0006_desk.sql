CREATE TABLE "message" (
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
	"title" text NOT NULL,
	"title_en" text,
	"kind" text NOT NULL,
	"is_read" smallint NOT NULL,
	"read_time" timestamp(3) with time zone,
	"sender_id" uuid,
	"user_id" uuid NOT NULL,
	"notice_id" uuid,
	"content" text,
	"content_en" text,
	"path" text
);
--> statement-breakpoint
CREATE TABLE "message_template" (
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
	"code" text NOT NULL,
	"template_name" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"title_en" text,
	"content_en" text,
	"variables" jsonb,
	"is_on" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"category" integer NOT NULL,
	"release_time" date NOT NULL,
	"audience" text NOT NULL,
	"read_count" integer NOT NULL,
	"recipient_count" integer NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "message_order" ON "message" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_user_id" ON "message" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "message_notice_id" ON "message" USING btree ("tenant_id","notice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_template_code_unique" ON "message_template" USING btree ("tenant_id","code") WHERE "message_template"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "message_template_order" ON "message_template" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notice_order" ON "notice" USING btree ("tenant_id","is_deleted","release_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);