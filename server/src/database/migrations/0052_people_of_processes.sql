CREATE TABLE "process_proxy" (
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
	"principal_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"process_key" text,
	"start_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"is_on" smallint NOT NULL,
	"remark" text
);
--> statement-breakpoint
ALTER TABLE "wf_command" ADD COLUMN "on_behalf_of" text;--> statement-breakpoint
ALTER TABLE "wf_comment" ADD COLUMN "on_behalf_of" text;--> statement-breakpoint
ALTER TABLE "wf_deployment" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wf_job" ADD COLUMN "deadline" jsonb;--> statement-breakpoint
ALTER TABLE "wf_task" ADD COLUMN "priority" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "wf_task" ADD COLUMN "proxy_for_id" text;--> statement-breakpoint
ALTER TABLE "wf_task" ADD COLUMN "signs_for" uuid;--> statement-breakpoint
ALTER TABLE "wf_task" ADD COLUMN "signs" text;--> statement-breakpoint
ALTER TABLE "wf_task" ADD COLUMN "signers_after" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "department" ADD COLUMN "leader_id" uuid;--> statement-breakpoint
CREATE INDEX "process_proxy_order" ON "process_proxy" USING btree ("tenant_id","is_deleted","start_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "process_proxy_principal_id" ON "process_proxy" USING btree ("tenant_id","principal_id");--> statement-breakpoint
CREATE INDEX "process_proxy_agent_id" ON "process_proxy" USING btree ("tenant_id","agent_id");--> statement-breakpoint
CREATE INDEX "process_proxy_by_principal_id" ON "process_proxy" USING btree ("tenant_id","principal_id" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "process_proxy_by_agent_id" ON "process_proxy" USING btree ("tenant_id","agent_id" DESC NULLS FIRST,"id" DESC NULLS FIRST);