CREATE TABLE "sms_block" (
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
	"phone" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_template" (
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
	"template_code" text NOT NULL,
	"template_name" text NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"aliyun_template_id" text,
	"tencent_template_id" text,
	"remark" text
);
--> statement-breakpoint
CREATE TABLE "object_storage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"category" text NOT NULL,
	"oss_code" text NOT NULL,
	"endpoint" text,
	"region" text,
	"bucket_name" text,
	"domain" text,
	"access_key" text,
	"is_path_style" smallint NOT NULL,
	"prefix" text,
	"remark" text,
	"status" integer NOT NULL,
	"secret_key" text
);
--> statement-breakpoint
CREATE TABLE "sms_config" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"category" text NOT NULL,
	"sms_code" text NOT NULL,
	"template_id" uuid,
	"sign_name" text,
	"endpoint" text,
	"region_id" text,
	"app_id" text,
	"access_key" text,
	"body_template" text,
	"success_field" text,
	"success_value" text,
	"per_minute" integer NOT NULL,
	"per_day" integer NOT NULL,
	"daily_cap" integer NOT NULL,
	"remark" text,
	"status" integer NOT NULL,
	"secret_key" text
);
--> statement-breakpoint
CREATE TABLE "sms_message" (
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
	"phone" text NOT NULL,
	"template_code" text NOT NULL,
	"content" text NOT NULL,
	"config_id" uuid,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"fail_reason" text,
	"provider_id" text,
	"sent_time" timestamp(3) with time zone,
	"phone_sealed" text,
	"params_sealed" text,
	"phone_hash" text
);
--> statement-breakpoint
CREATE TABLE "sms_outbox" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"due_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "oss_id" uuid;--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "uploader_id" uuid;--> statement-breakpoint
UPDATE "attachment" SET "uploader_id" = "create_user";--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "storage_mb" integer DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant" ALTER COLUMN "storage_mb" DROP DEFAULT;--> statement-breakpoint
CREATE UNIQUE INDEX "sms_block_phone_unique" ON "sms_block" USING btree ("tenant_id","phone") WHERE "sms_block"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "sms_block_order" ON "sms_block" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "sms_template_template_code_unique" ON "sms_template" USING btree ("tenant_id","template_code") WHERE "sms_template"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "sms_template_order" ON "sms_template" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "object_storage_oss_code_unique" ON "object_storage" USING btree ("tenant_id","oss_code") WHERE "object_storage"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "object_storage_order" ON "object_storage" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "sms_config_sms_code_unique" ON "sms_config" USING btree ("tenant_id","sms_code") WHERE "sms_config"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "sms_config_order" ON "sms_config" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sms_message_order" ON "sms_message" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sms_message_config_id" ON "sms_message" USING btree ("tenant_id","config_id");--> statement-breakpoint
CREATE INDEX "sms_outbox_due" ON "sms_outbox" USING btree ("due_time");--> statement-breakpoint
CREATE INDEX "attachment_oss_id" ON "attachment" USING btree ("tenant_id","oss_id");--> statement-breakpoint
CREATE INDEX "attachment_uploader_id" ON "attachment" USING btree ("tenant_id","uploader_id");