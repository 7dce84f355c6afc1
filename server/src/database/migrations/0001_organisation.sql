CREATE TABLE "api_scope" (
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
	"menu_id" uuid,
	"scope_name" text NOT NULL,
	"resource_code" text NOT NULL,
	"scope_path" text NOT NULL,
	"scope_method" text NOT NULL,
	"scope_type" integer NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE TABLE "top_menu" (
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
	"name" text NOT NULL,
	"name_en" text,
	"source" text NOT NULL,
	"path" text,
	"sort" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "data_scope" ADD COLUMN "resource_code" text;--> statement-breakpoint
UPDATE "data_scope" SET "resource_code" = "scope_class" || '_' || "id"::text;--> statement-breakpoint
ALTER TABLE "data_scope" ALTER COLUMN "resource_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "data_scope" ADD COLUMN "scope_value" jsonb;--> statement-breakpoint
ALTER TABLE "data_scope" ADD COLUMN "visible_fields" jsonb;--> statement-breakpoint
ALTER TABLE "department" ADD COLUMN "dept_category" text DEFAULT 'department' NOT NULL;--> statement-breakpoint
ALTER TABLE "department" ALTER COLUMN "dept_category" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "department" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "department" ADD COLUMN "leader" text;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "remark" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "user_ext" text;--> statement-breakpoint
CREATE UNIQUE INDEX "api_scope_resource_code_unique" ON "api_scope" USING btree ("tenant_id","resource_code") WHERE "api_scope"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "api_scope_order" ON "api_scope" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_scope_menu_id" ON "api_scope" USING btree ("tenant_id","menu_id");--> statement-breakpoint
CREATE UNIQUE INDEX "top_menu_code_unique" ON "top_menu" USING btree ("tenant_id","code") WHERE "top_menu"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "top_menu_order" ON "top_menu" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_scope_resource_code_unique" ON "data_scope" USING btree ("tenant_id","resource_code") WHERE "data_scope"."is_deleted" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "position_post_code_unique" ON "position" USING btree ("tenant_id","post_code") WHERE "position"."is_deleted" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "role_role_alias_unique" ON "role" USING btree ("tenant_id","role_alias") WHERE "role"."is_deleted" = 0;