CREATE TABLE "wf_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"instance_id" uuid NOT NULL,
	"execution_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"is_local" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wf_job" ADD COLUMN "every" text;--> statement-breakpoint
ALTER TABLE "wf_job" ADD COLUMN "times" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "wf_subscription" ADD CONSTRAINT "wf_subscription_instance_id_wf_instance_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."wf_instance"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wf_subscription_instance" ON "wf_subscription" USING btree ("instance_id");--> statement-breakpoint
CREATE INDEX "wf_subscription_name" ON "wf_subscription" USING btree ("tenant_id","kind","name","id");--> statement-breakpoint
UPDATE "wf_job" SET "kind" = 'timer' WHERE "kind" = 'boundary';