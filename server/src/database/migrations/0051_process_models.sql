CREATE TABLE "process_model" (
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
	"model_key" text NOT NULL,
	"name" text NOT NULL,
	"category_id" uuid,
	"icon" text,
	"state" text NOT NULL,
	"main_version" integer,
	"description" text,
	"xml" text
);
--> statement-breakpoint
ALTER TABLE "wf_deployment" ADD COLUMN "is_main" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "wf_deployment" ADD COLUMN "deployed_by" text;--> statement-breakpoint
ALTER TABLE "wf_deployment" ADD COLUMN "note" text;--> statement-breakpoint
CREATE UNIQUE INDEX "process_model_model_key_unique" ON "process_model" USING btree ("tenant_id","model_key") WHERE "process_model"."is_deleted" = 0;--> statement-breakpoint
CREATE INDEX "process_model_order" ON "process_model" USING btree ("tenant_id","is_deleted","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "process_model_category_id" ON "process_model" USING btree ("tenant_id","category_id");--> statement-breakpoint
CREATE INDEX "wf_instance_deployment" ON "wf_instance" USING btree ("deployment_id");