CREATE TABLE "process_category" (
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
	"parent_id" uuid,
	"name" text NOT NULL,
	"name_en" text,
	"code" text NOT NULL,
	"sort" integer NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE TABLE "process_button" (
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
	"name" text NOT NULL,
	"name_en" text,
	"button_key" text NOT NULL,
	"comment_required" smallint NOT NULL,
	"is_standard" smallint NOT NULL,
	"sort" integer NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE TABLE "process_condition" (
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
	"name" text NOT NULL,
	"name_en" text,
	"type" text NOT NULL,
	"expression" text NOT NULL,
	"sort" integer NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "process_category_code_unique" ON "process_category" USING btree ("tenant_id","code") WHERE "process_category"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "process_category_order" ON "process_category" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE INDEX "process_category_parent_id" ON "process_category" USING btree ("tenant_id","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "process_button_button_key_unique" ON "process_button" USING btree ("tenant_id","button_key") WHERE "process_button"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "process_button_order" ON "process_button" USING btree ("tenant_id","is_deleted","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "process_condition_name_unique" ON "process_condition" USING btree ("tenant_id","name") WHERE "process_condition"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "process_condition_order" ON "process_condition" USING btree ("tenant_id","is_deleted","sort","id");