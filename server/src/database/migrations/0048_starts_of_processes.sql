CREATE TABLE "wf_start" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"deployment_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"due_at" timestamp with time zone,
	"every" text,
	"times" integer DEFAULT 1 NOT NULL,
	"hops" integer DEFAULT 0 NOT NULL,
	"retries" integer DEFAULT 5 NOT NULL,
	"locked_until" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "wf_start" ADD CONSTRAINT "wf_start_deployment_id_wf_deployment_id_fk" FOREIGN KEY ("deployment_id") REFERENCES "public"."wf_deployment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wf_start_deployment" ON "wf_start" USING btree ("deployment_id");--> statement-breakpoint
CREATE INDEX "wf_start_name" ON "wf_start" USING btree ("tenant_id","kind","name","id");--> statement-breakpoint
CREATE INDEX "wf_start_due" ON "wf_start" USING btree ("due_at") WHERE "wf_start"."retries" > 0;