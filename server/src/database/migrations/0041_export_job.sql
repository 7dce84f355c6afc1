CREATE TABLE "export_job" (
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
	"file_name" text NOT NULL,
	"entity_name" text NOT NULL,
	"conditions" text,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"progress" integer NOT NULL,
	"row_count" integer NOT NULL,
	"is_clear" smallint NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL,
	"error" text,
	"oss_id" uuid,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "top_menu" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "export_job_order" ON "export_job" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "export_job_by_user_id" ON "export_job" USING btree ("tenant_id","user_id" DESC NULLS FIRST,"id" DESC NULLS FIRST);