CREATE TABLE "service_endpoint" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"create_user" uuid,
	"create_dept" uuid,
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_user" uuid,
	"update_time" timestamp(3) with time zone NOT NULL,
	"is_deleted" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"endpoint_key" text NOT NULL,
	"name" text NOT NULL,
	"base_url" text NOT NULL,
	"methods" text[] NOT NULL,
	"secret_header" text,
	"timeout_seconds" integer NOT NULL,
	"status" integer NOT NULL,
	"remark" text,
	"secret_cipher" text
);
--> statement-breakpoint
ALTER TABLE "wf_job" ADD COLUMN "call_id" uuid;--> statement-breakpoint
ALTER TABLE "wf_job" ADD COLUMN "call" jsonb;--> statement-breakpoint
ALTER TABLE "wf_job" ADD COLUMN "answer" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "service_endpoint_endpoint_key_unique" ON "service_endpoint" USING btree ("tenant_id","endpoint_key") WHERE "service_endpoint"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "service_endpoint_order" ON "service_endpoint" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wf_job_call" ON "wf_job" USING btree ("call_id") WHERE "wf_job"."call_id" is not null;