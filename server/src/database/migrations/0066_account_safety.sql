CREATE TABLE "account_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"said_sealed" text,
	"user_type" smallint DEFAULT 0 NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"is_known_device" smallint DEFAULT 0 NOT NULL,
	"locale" text DEFAULT 'zh' NOT NULL,
	"secret_hash" text,
	"old_secret_hash" text,
	"state_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_config" (
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
	"mail_code" text NOT NULL,
	"host" text,
	"port" integer,
	"security" text NOT NULL,
	"sender" text,
	"sender_name" text,
	"access_key" text,
	"remark" text,
	"status" integer NOT NULL,
	"secret_key" text
);
--> statement-breakpoint
CREATE TABLE "mail_message" (
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
	"address" text NOT NULL,
	"subject" text NOT NULL,
	"config_id" uuid,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"fail_reason" text,
	"sent_time" timestamp(3) with time zone,
	"address_sealed" text,
	"content_sealed" text,
	"is_secret" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "account_message_user" ON "account_message" USING btree ("user_id","create_time");--> statement-breakpoint
CREATE INDEX "account_message_expires" ON "account_message" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_config_mail_code_unique" ON "mail_config" USING btree ("tenant_id","mail_code") WHERE "mail_config"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "mail_config_order" ON "mail_config" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mail_message_order" ON "mail_message" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mail_message_config_id" ON "mail_message" USING btree ("tenant_id","config_id");