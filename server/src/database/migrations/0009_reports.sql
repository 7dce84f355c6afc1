CREATE TABLE "report_run" (
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
	"report_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"format" text NOT NULL,
	"result" text NOT NULL,
	"progress" integer NOT NULL,
	"row_count" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"file_name" text,
	"asked" jsonb,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "report" (
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
	"category" text NOT NULL,
	"source" text NOT NULL,
	"view" text NOT NULL,
	"is_published" smallint NOT NULL,
	"dimensions" jsonb NOT NULL,
	"measures" jsonb NOT NULL,
	"conditions" jsonb NOT NULL,
	"order" text NOT NULL,
	"row_limit" integer NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE INDEX "report_run_order" ON "report_run" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "report_run_report_id" ON "report_run" USING btree ("tenant_id","report_id");--> statement-breakpoint
CREATE INDEX "report_run_user_id" ON "report_run" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "report_order" ON "report" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);