CREATE TABLE "process_favourite" (
	"tenant_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"process_key" text NOT NULL,
	CONSTRAINT "process_favourite_tenant_id_user_id_process_key_pk" PRIMARY KEY("tenant_id","user_id","process_key")
);
--> statement-breakpoint
CREATE INDEX "wf_task_candidate_duty" ON "wf_task_candidate" USING btree ("task_id") WHERE "wf_task_candidate"."duty" is not null;