CREATE TABLE "wf_copy" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"instance_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"from_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "wf_copy_once" UNIQUE("task_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "wf_comment" ADD COLUMN "to_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "wf_task" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "wf_task" ADD COLUMN "delegation" text;--> statement-breakpoint
ALTER TABLE "wf_copy" ADD CONSTRAINT "wf_copy_instance_id_wf_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."wf_instance"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wf_copy_instance" ON "wf_copy" USING btree ("instance_id","user_id");--> statement-breakpoint
CREATE INDEX "wf_copy_user" ON "wf_copy" USING btree ("tenant_id","user_id","created_at","id");