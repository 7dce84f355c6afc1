CREATE TABLE "recovery_code" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "recovery_code_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"secret_cipher" text NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_step" (
	"hash" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"account" text NOT NULL,
	"client_id" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_entry" (
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
	"datasource_id" uuid,
	"code_name" text NOT NULL,
	"code_name_en" text NOT NULL,
	"service_name" text NOT NULL,
	"table_name" text NOT NULL,
	"table_prefix" text,
	"pk_name" text,
	"package_name" text NOT NULL,
	"shape" text NOT NULL,
	"parent_field" text,
	"base_mode" smallint NOT NULL,
	"menu_code" text NOT NULL,
	"columns" jsonb NOT NULL,
	"generate_time" timestamp(3) with time zone,
	"template_version" text,
	"written" jsonb
);
--> statement-breakpoint
CREATE TABLE "data_source" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"driver_class" text NOT NULL,
	"url" text NOT NULL,
	"schema_name" text,
	"username" text NOT NULL,
	"is_encrypted" smallint NOT NULL,
	"status" integer NOT NULL,
	"remark" text,
	"password_cipher" text
);
--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "require_totp" smallint;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "datasource_id" uuid;--> statement-breakpoint
CREATE INDEX "sign_in_step_expires" ON "sign_in_step" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "code_entry_order" ON "code_entry" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "code_entry_datasource_id" ON "code_entry" USING btree ("tenant_id","datasource_id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_source_name_unique" ON "data_source" USING btree ("tenant_id","name") WHERE "data_source"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "data_source_order" ON "data_source" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);