CREATE TABLE "api_log" (
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
	"method" text NOT NULL,
	"request_uri" text NOT NULL,
	"status_code" integer NOT NULL,
	"time" integer NOT NULL,
	"create_by" text,
	"remote_ip" text NOT NULL,
	"trace_id" text NOT NULL,
	"service_id" text NOT NULL,
	"server_host" text NOT NULL,
	"server_ip" text NOT NULL,
	"env" text NOT NULL,
	"user_agent" text,
	"params" text
);
--> statement-breakpoint
CREATE TABLE "change_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"entity" text NOT NULL,
	"row_id" uuid NOT NULL,
	"act" text NOT NULL,
	"user_id" uuid,
	"at" timestamp(3) with time zone NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_log" (
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
	"account" text NOT NULL,
	"result" text NOT NULL,
	"reason" text,
	"grant_type" text,
	"client_id" text,
	"remote_ip" text NOT NULL,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "usual_log" (
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
	"log_level" text NOT NULL,
	"log_id" text NOT NULL,
	"log_data" text NOT NULL,
	"request_uri" text,
	"create_by" text,
	"remote_ip" text,
	"trace_id" text,
	"service_id" text NOT NULL,
	"server_host" text NOT NULL,
	"server_ip" text NOT NULL,
	"env" text NOT NULL,
	"user_agent" text
);
--> statement-breakpoint
DROP INDEX "error_log_order";--> statement-breakpoint
ALTER TABLE "error_log" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "error_log" ADD COLUMN "create_user" uuid;--> statement-breakpoint
ALTER TABLE "error_log" ADD COLUMN "create_dept" uuid;--> statement-breakpoint
ALTER TABLE "error_log" ADD COLUMN "update_user" uuid;--> statement-breakpoint
ALTER TABLE "error_log" ADD COLUMN "update_time" timestamp(3) with time zone NOT NULL DEFAULT now();--> statement-breakpoint
ALTER TABLE "error_log" ALTER COLUMN "update_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "error_log" ADD COLUMN "is_deleted" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "error_log" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "error_log" ADD COLUMN "status" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "error_log" ADD COLUMN "source" text NOT NULL DEFAULT 'browser';--> statement-breakpoint
ALTER TABLE "error_log" ALTER COLUMN "source" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "error_log" ADD COLUMN "trace_id" text;--> statement-breakpoint
ALTER TABLE "error_log" ADD COLUMN "status_code" integer;--> statement-breakpoint
ALTER TABLE "error_log" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "remote_ip" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "user_agent" text;--> statement-breakpoint
CREATE INDEX "api_log_order" ON "api_log" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_log_by_status_code" ON "api_log" USING btree ("tenant_id","status_code" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_log_by_time" ON "api_log" USING btree ("tenant_id","time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_log_by_create_by" ON "api_log" USING btree ("tenant_id","create_by" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_log_by_trace_id" ON "api_log" USING btree ("tenant_id","trace_id" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "change_record_row" ON "change_record" USING btree ("tenant_id","entity","row_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "change_record_at" ON "change_record" USING btree ("at");--> statement-breakpoint
CREATE INDEX "login_log_order" ON "login_log" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "login_log_by_account" ON "login_log" USING btree ("tenant_id","account" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "usual_log_order" ON "usual_log" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "usual_log_by_log_id" ON "usual_log" USING btree ("tenant_id","log_id" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "error_log_user_id" ON "error_log" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "error_log_by_trace_id" ON "error_log" USING btree ("tenant_id","trace_id" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "session_seen" ON "session" USING btree ("tenant_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "error_log_order" ON "error_log" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);