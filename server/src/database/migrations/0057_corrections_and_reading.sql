CREATE TABLE "process_form_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"instance_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"field" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "process_form_change_of_instance" ON "process_form_change" USING btree ("instance_id","id");
--> statement-breakpoint
ALTER TABLE "wf_task" ADD COLUMN "read_at" timestamp with time zone;
