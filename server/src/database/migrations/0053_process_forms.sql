CREATE TABLE "process_form" (
	"tenant_id" text NOT NULL,
	"instance_id" uuid PRIMARY KEY NOT NULL,
	"form_key" text NOT NULL,
	"form_version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_draft" (
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
	"process_key" text NOT NULL,
	"process_name" text NOT NULL,
	"form_key" text NOT NULL,
	"form_version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE INDEX "process_draft_order" ON "process_draft" USING btree ("tenant_id","is_deleted","update_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "process_draft_answers_ids" ON "process_draft" USING gin (ids_in(("answers")::text)) WITH (fastupdate=false) WHERE ids_in(("process_draft"."answers")::text) <> '{}';--> statement-breakpoint
CREATE INDEX "process_draft_by_user_id" ON "process_draft" USING btree ("tenant_id","user_id" DESC NULLS FIRST,"id" DESC NULLS FIRST);