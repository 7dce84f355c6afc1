CREATE TABLE "wf_kept_decision" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"said" jsonb NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wf_kept_decision" ADD CONSTRAINT "wf_kept_decision_task_id_wf_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."wf_task"("id") ON DELETE cascade ON UPDATE no action;